list-and = { $before } et { $last }

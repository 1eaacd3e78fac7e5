list-and = { $before } e { $last }

list-and = { $before } and { $last }

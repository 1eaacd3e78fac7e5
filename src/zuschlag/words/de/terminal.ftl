list-and = { $before } und { $last }

"""Many tables, one evening: who sits where, what it counts, and one clock for all."""

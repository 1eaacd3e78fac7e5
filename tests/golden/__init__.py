"""Golden playthroughs: one game per edition, printed step by step for every viewer."""

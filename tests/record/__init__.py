"""Written games through the judge: good ones, broken ones and hostile ones."""

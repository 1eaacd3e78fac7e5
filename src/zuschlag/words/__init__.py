"""Every sentence that command line, terminal and pages share, in four languages."""

"""Programs that sit down in the arena: a plain one, and some that go astray."""

PLAIN = """
import json, sys
for line in sys.stdin:
    options = json.loads(line)["options"]
    action = ["sell", options["sell"][-1]] if "sell" in options else ["pass"]
    print(json.dumps(action), flush=True)
"""

CHEATING = """
import json, sys
for line in sys.stdin:
    print(json.dumps(["bid", 1000]), flush=True)
"""

CHATTING = """
import sys
for line in sys.stdin:
    print("hm, let me see", flush=True)
"""

DYING = """
import sys
sys.stdin.readline()
"""

"""Tests the program without Plyscope: python3 @id@_test.py"""
import json
import os
import subprocess
import sys
import unittest

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "@id@.py")


def talk(*messages):
    """Returns what the program answers to some messages."""
    text = "".join(json.dumps(message) + "\n" for message in messages)
    done = subprocess.run([sys.executable, PROGRAM], input=text, capture_output=True, text=True, timeout=20, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class AgentTest(unittest.TestCase):
    def test_introduces_itself(self):
        hello, = talk({"hello": {"protocol": [1, 1]}}, {"quit": {}})
        self.assertEqual(hello["hello"]["protocol"], 1)

    def test_plays_the_longest_move(self):
        result, = talk({"search": {"id": 7, "legal": ["a", "abc", "ab"], "limits": {}}})
        self.assertEqual(result["result"], {"id": 7, "move": "abc", "value": 3, "depth": 1, "nodes": 4})

    def test_survives_garbage(self):
        error, result = talk("garbage", {"search": {"id": 1, "legal": ["x"], "limits": {}}})
        self.assertIn("error", error)
        self.assertEqual(result["result"]["move"], "x")


if __name__ == "__main__":
    unittest.main()

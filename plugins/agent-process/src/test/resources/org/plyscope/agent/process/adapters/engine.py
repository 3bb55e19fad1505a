"""An engine that plays a script: a line with > is what it must read next, one with < is what it writes."""
import sys

for step in open(sys.argv[1]):
    kind, text = step[0], step[2:].rstrip("\n")
    if kind == "<":
        print(text, flush=True)
    else:
        line = sys.stdin.readline().rstrip("\n")
        if line != text:
            sys.exit("read %r instead of %r" % (line, text))
sys.stdin.read()

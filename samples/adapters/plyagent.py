"""What all adapters share: version 1 of the agent protocol on standard input and output, an engine behind it."""
import json, subprocess, sys

def engine(**options):  # starts the program that the command line names, as in: manchester.py java -jar Agent.jar
    return subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, **options)

def write(program, line):
    program.stdin.write(line + "\n")
    program.stdin.flush()

def read(program):  # the next line; an engine that has ended ends its adapter, which the host reports
    line = program.stdout.readline()
    if not line:
        sys.exit("The engine has ended.")
    return line.strip()

def send(kind, value):
    print(json.dumps({kind: value}), flush=True)

def serve(hello, begin, search, end=lambda: None):
    """Answers the host: begin(request) and search(request), which returns the text of a move."""
    for line in sys.stdin:
        (kind, request), = json.loads(line).items()
        if kind == "hello":
            send("hello", {"protocol": 1, "version": "1.0", "players": [2, 2], "endsByItself": True, "features": [], **hello})
        elif kind == "begin":
            begin(request)
        elif kind == "search":
            send("result", {"id": request["id"], "move": search(request)})
        elif kind == "end":
            end()
        elif kind == "quit":
            break
        elif kind not in ("stop", "error"):
            send("error", {"sentence": "There is no message " + kind + "."})

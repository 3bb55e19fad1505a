"""Programs that answer one request and end: oneshot.py ./kalah. They read the number of pits, both stores, the own pits and
the opponent's, each on a line, and print pits from 0 that get better; the last one counts."""
import subprocess, sys
from plyagent import serve

HELLO = {"name": "One request, one answer", "description": "A program that is started for every move.",
         "games": [{"id": "kalah", "options": {}}], "limits": ["time"], "endsByItself": False}

def begin(request):
    pass  # the program keeps nothing

def side(text):
    pits, store = text.split("/")
    return pits.split(","), store

def search(request):
    south, north, player = request["position"].split(" ")[:3]
    (own, store), (other, others) = (side(south), side(north)) if player == "S" else (side(north), side(south))
    asked = "\n".join([str(len(own)), store + " " + others, " ".join(own), " ".join(other)]) + "\n"
    program = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        printed, _ = program.communicate(asked, timeout=request["limits"].get("millis", 60_000) / 1000)
    except subprocess.TimeoutExpired:
        program.kill()
        printed, _ = program.communicate()
    pits = printed.split()
    return str(int(pits[-1]) + 1) if pits else request["legal"][0]

serve(HELLO, begin, search)

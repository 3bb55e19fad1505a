"""Perfect play in Kalah(6,n) by CMancala: cmancala.py ./mancala --api; one request after the other."""
import sys
from plyagent import engine, read, serve, write

HELLO = {"name": "CMancala", "description": "Solves positions of Kalah with six houses.",
         "games": [{"id": "kalah", "options": {"houses": "6", "capture": "standard"}}]}
solver = None

def ask(command):
    write(solver, command)
    words = read(solver).split()
    if words[:1] != ["OK"]:
        sys.exit("The solver answered: " + " ".join(words))
    return words[1:]

def moves(code):  # the codes of the next positions by house; pits are numbered around the board, from 0 or 1
    words = ask("MOVES %s" % code)
    return {words[i + 1]: words[i + 3] for i in range(0, len(words), 4)}

def house(pit):
    return (int(pit) - first) % 7 + 1

def begin(request):
    global solver, root, first
    solver = solver or engine()
    root = ask("ROOT " + request["line"]["options"]["seeds"])[1]
    first = min(int(pit) for pit in moves(root))

def search(request):
    code = root
    for move in request["line"]["moves"]:
        code = next(next_code for pit, next_code in moves(code).items() if house(pit) == int(move))
    words = ask("SOLVE %s" % code)
    return str(house(words[words.index("MOVE") + 1]))

serve(HELLO, begin, search)

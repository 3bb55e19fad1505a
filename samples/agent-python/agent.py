"""Minimax for Kalah that shows its tree: a template for agents in Python 3. Speaks version 1 of the agent protocol."""
import json, sys
HELLO = {"protocol": 1, "name": "Python minimax", "version": "1.0", "description": "Searches Kalah to a fixed depth.",
         "games": [{"id": "kalah", "options": {"capture": "standard"}}], "players": [2, 2], "limits": ["depth"],
         "endsByItself": True, "features": ["trace"], "options": [{"id": "depth", "kind": "integer", "label": "Depth",
         "help": "Plies to search if the depth is not limited.", "standard": 3, "min": 1, "max": 12}]}
depth = 3
def send(kind, value):
    print(json.dumps({kind: value}), flush=True)

def sow(houses, board, player, house):  # returns the board after a move, and the player to move
    board, first = list(board), player * (houses + 1)
    store, place, other = first + houses, first + house, (1 - player) * (houses + 1) + houses
    seeds, board[place] = board[place], 0
    while seeds:
        place = (place + 1) % len(board)
        if place != other:
            board[place], seeds = board[place] + 1, seeds - 1
    if first <= place < store and board[place] == 1 and board[2 * houses - place]:
        board[store], board[place], board[2 * houses - place] = board[store] + 1 + board[2 * houses - place], 0, 0
    south, north = sum(board[:houses]), sum(board[houses + 1:-1])
    if not south or not north:  # the game is over, and the seeds left belong to their side
        board = [0] * houses + [board[houses] + south] + [0] * houses + [board[-1] + north]
    return board, player if place == store else 1 - player

# Returns the value for the player at the root, and the best move; the tree goes into rows, one per node.
def minimax(houses, board, player, left, me, rows, parent, move):
    node, best = len(rows), None
    rows.append(None)  # a row is written when its node is finished
    moves = [house for house in range(houses) if board[player * (houses + 1) + house]]
    if moves and left:
        values = [minimax(houses, *sow(houses, board, player, h), left - 1, me, rows, node, str(h + 1))[0] for h in moves]
        value, end = max(values) if player == me else min(values), "expanded"
        best = str(moves[values.index(value)] + 1)
    else:
        value, end = (board[houses] - board[-1]) * (1 - 2 * me), "leaf" if moves else "terminal"
    rows[node] = [node, parent, move, value, "exact", end]
    return value, best

for line in sys.stdin:
    try:
        (kind, request), = json.loads(line).items()
    except (ValueError, AttributeError):
        kind = "what you wrote"
    if kind == "hello":
        send("hello", HELLO)
    elif kind == "begin":
        depth = int(request["options"]["depth"])
    elif kind == "search":
        board = [int(seeds) for seeds in request["position"][:-2].replace(" ", ",").replace("/", ",").split(",")]
        me, plies, rows = request["toMove"], request["limits"].get("depth", depth), []
        value, best = minimax(len(board) // 2 - 1, board, me, plies, me, rows, None, None)
        for start in range(0, len(rows) if "trace" in request else 0, 500):
            send("trace", {"id": request["id"], "nodes": rows[start:start + 500]})
        send("result", {"id": request["id"], "move": best, "value": value, "depth": plies, "nodes": len(rows)})
    elif kind == "quit":
        break
    elif kind not in ("stop", "end", "error"):
        send("error", {"sentence": "There is no message " + kind + "."})

"""@summary@ Speaks version 1 of the agent protocol of Plyscope."""
import json
import sys

HELLO = {
    "protocol": 1,
    "name": "@name@",
    "version": "1.0",
    "description": "@summary@",
    "endsByItself": True,
    "options": [{"id": "reverse", "kind": "flag", "label": "Reverse", "standard": False,
                 "help": "Play the move with the shortest text instead."}],
}


def value(move, reverse):
    """Returns how good a move is: write your search here."""
    return -len(move) if reverse else len(move)


def search(request, reverse):
    """Returns the best of the legal moves, the first one of equals."""
    legal = request["legal"]
    best = max(legal, key=lambda move: value(move, reverse))
    return {"id": request["id"], "move": best, "value": value(best, reverse), "depth": 1, "nodes": 1 + len(legal)}


def main():
    reverse = False
    for line in sys.stdin:
        try:
            (kind, request), = json.loads(line).items()
        except (ValueError, AttributeError):
            kind, request = "that you wrote", {}
        if kind == "hello":
            answer = {"hello": HELLO}
        elif kind == "begin":
            reverse = request["options"].get("reverse") == "true"
            continue
        elif kind == "search":
            answer = {"result": search(request, reverse)}
        elif kind == "quit":
            return
        elif kind in ("stop", "end", "error"):
            continue
        else:
            answer = {"error": {"sentence": "There is no message " + kind + "."}}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

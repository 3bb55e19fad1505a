"""A program that plays the first legal move, or misbehaves as its argument says."""
import json
import os
import subprocess
import sys
import time

how = sys.argv[1]
hello = {"protocol": 1, "name": "Scripted", "games": ["kalah"], "limits": ["depth"], "endsByItself": True,
         "features": ["stop", "progress"], "future": {"unknown": [1]},
         "options": [{"id": "move", "kind": "integer", "standard": 0, "min": 0, "max": 5}]}
options = {"move": "0"}


def send(kind, value):
    print(json.dumps({kind: value}), flush=True)


def forever():
    while True:
        time.sleep(60)


if how == "silent":
    forever()
if how == "exits":
    sys.stderr.write("first line\nno such table\n")
    sys.exit(3)
if how == "version":
    hello["protocol"] = 7
if how == "nameless":
    del hello["name"]
if how == "every-game":
    hello["games"] = []
if how == "deaf":
    send("hello", hello)
    forever()
for line in sys.stdin:
    (kind, value), = json.loads(line).items()
    if kind == "hello":
        if how == "garbage-hello":
            print("Loading model...", flush=True)
        send("hello", hello)
    elif kind == "begin":
        options.update(value["options"])
    elif kind == "search":
        answer = {"id": value["id"], "move": value["legal"][int(options["move"])], "extra": "ignored"}
        if how == "every-game" and value["line"]["game"] != "kalah":
            send("error", {"id": value["id"], "sentence": "Only Kalah can be played."})
            continue
        if how == "garbage":
            print("thinking about it", flush=True)
        elif how == "endless-line":
            while True:
                sys.stdout.write("x" * 65536)
        elif how == "flood":
            while True:
                print(json.dumps({"progress": {"id": 0, "text": "y" * 100}}))
        elif how == "late":
            time.sleep(0.4)
        elif how == "old-id":
            send("result", {"id": value["id"] - 1, "move": "nonsense"})
        elif how == "twice":
            send("result", answer)
        elif how == "crash":
            raise KeyError("houses")
        elif how == "ignores-stop":
            forever()
        elif how == "illegal":
            answer["move"] = "9"
        elif how == "wrong-type":
            answer["value"] = {"a": 1}
        elif how == "no-move":
            del answer["move"]
        elif how == "refuses":
            send("error", {"id": value["id"], "sentence": "Houses must be 6."})
            continue
        elif how == "unknown-message":
            send("banana", {})
        elif how == "memory":
            hog = bytearray(300_000_000)
            for i in range(0, len(hog), 4096):
                hog[i] = 1
            forever()
        elif how == "children":
            # The child is orphaned at once, and ignores that its parent is gone.
            subprocess.Popen(["sh", "-c", "sleep 600 & echo"], stdout=subprocess.DEVNULL)
            time.sleep(0.2)
        elif how == "crash-once":
            flag = os.environ["FLAG"]
            if not os.path.exists(flag):
                open(flag, "w").close()
                os._exit(4)
        elif how == "killed-once":
            flag = os.environ["FLAG"]
            if not os.path.exists(flag):
                open(flag, "w").close()
                os.kill(os.getpid(), 9)
        elif how == "waits-for-stop":
            send("progress", {"id": value["id"], "move": value["legal"][-1], "value": 2.5, "depth": 3})
            while "stop" not in json.loads(sys.stdin.readline()):
                pass
        send("result", answer)
    elif kind == "quit" and how != "stays":
        break
if how == "stays":
    forever()

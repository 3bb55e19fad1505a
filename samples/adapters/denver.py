"""Chinese Checkers agents of the Denver course: denver.py java -jar Agent.jar; cells 0 to 80 of a rhombus, two players."""
from plyagent import engine, read, serve, write

HELLO = {"name": "Denver agent", "description": "An agent for 81 holes behind an adapter.",
         "games": [{"id": "chinese-checkers", "options": {"players": "2", "marbles": "10", "side-points": "closed", "labels": "letters"}}]}

def hole(cell):  # row a is a corner with one hole, row i the middle with nine
    i, j = divmod(cell, 9)
    return "abcdefghijklmnopq"[i + j] + str(j + 1 - max(0, i + j - 8))

CELLS = {hole(cell): cell for cell in range(81)}

def ends(move):  # a move names every hole that the marble touches
    holes = move.split("-")
    return CELLS[holes[0]], CELLS[holes[-1]]

class Game:
    def begin(self, request):
        self.agent, self.told = engine(), 0
        name = read(self.agent)
        while not name.startswith("#name"):
            name = read(self.agent)
        players = ["opponent", "opponent"]
        players[request["seat"]] = name.split()[1]
        write(self.agent, "BEGIN CHINESECHECKERS " + " ".join(players))

    def search(self, request):  # all moves are reported, one's own as well
        for move in request["line"]["moves"][self.told:]:
            write(self.agent, "MOVE FROM %d TO %d" % ends(move))
        self.told = len(request["line"]["moves"])
        words = read(self.agent).split()
        while words[:1] != ["MOVE"]:
            words = read(self.agent).split()
        wanted = int(words[2]), int(words[4])
        return next((move for move in request["legal"] if ends(move) == wanted), " ".join(words))

    def end(self):
        write(self.agent, "FINAL winner BEATS loser")

game = Game()
serve(HELLO, game.begin, game.search, game.end)

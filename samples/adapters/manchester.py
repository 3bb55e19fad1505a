"""Kalah(7,7) agents of the Manchester course: manchester.py java -jar Agent.jar; one process per game."""
from plyagent import engine, read, serve, write

HOUSES, SEEDS = 7, 7
HELLO = {"name": "Manchester agent", "description": "An agent of the course COMP34120 behind an adapter.",
         "games": [{"id": "kalah-course", "options": {"houses": "7", "seeds": "7", "capture": "standard", "pie-rule": "true",
                                                      "first-extra-turn": "false", "end": "empty-side"}}]}

def sow(sides, side, house, first):  # sides are houses and a store each; returns the side that moves next
    cells = [(side, i) for i in range(HOUSES + 1)] + [(1 - side, i) for i in range(HOUSES)]
    seeds, sides[side][house], place = sides[side][house], 0, house
    for _ in range(seeds):
        place = (place + 1) % len(cells)
        sides[cells[place][0]][cells[place][1]] += 1
    if place < HOUSES and sides[side][place] == 1 and sides[1 - side][HOUSES - 1 - place]:
        sides[side][HOUSES] += 1 + sides[1 - side][HOUSES - 1 - place]
        sides[side][place] = sides[1 - side][HOUSES - 1 - place] = 0
    if not any(sides[0][:HOUSES]) or not any(sides[1][:HOUSES]):
        for each in sides:
            each[HOUSES], each[:HOUSES] = sum(each), [0] * HOUSES
    return side if place == HOUSES and not first else 1 - side

class Game:
    def begin(self, request):  # the engine keeps its name of a side, though a swap exchanges the sides of the players
        self.agent, self.side = engine(), request["seat"]
        self.sides, self.turn, self.told = [[SEEDS] * HOUSES + [0] for _ in range(2)], 0, 0
        write(self.agent, "START;" + ("South", "North")[self.side])

    def change(self, move):
        mine = self.turn == self.side
        if move == "swap":
            self.side, next_turn = 1 - self.side, self.turn
        else:
            next_turn = sow(self.sides, self.turn, int(move) - 1, self.told == 0)
        self.turn, self.told = next_turn, self.told + 1
        over = not any(self.sides[0][:HOUSES]) and not any(self.sides[1][:HOUSES])
        if move != "swap" or not mine:  # one's own swap is not reported
            board = ",".join(str(seeds) for seeds in self.sides[1] + self.sides[0])
            whose = "END" if over else "YOU" if self.turn == self.side else "OPP"
            write(self.agent, "CHANGE;%s;%s;%s" % (move.upper(), board, whose))

    def search(self, request):
        for move in request["line"]["moves"][self.told:]:
            self.change(move)
        answer = read(self.agent)
        return "swap" if answer == "SWAP" else answer.split(";")[1]

    def end(self):
        write(self.agent, "END")

game = Game()
serve(HELLO, game.begin, game.search, game.end)

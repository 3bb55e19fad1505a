package org.plyscope.experiment.work.game;

import org.plyscope.lab.match.record.PlayedMove;

/** Hears what is going on in a process, so that others can tell who ended it. */
public interface Logbook {
  /** Forgets everything. */
  Logbook NONE =
      new Logbook() {
        @Override
        public void begin(int index) {}

        @Override
        public void enter(int seat) {}

        @Override
        public void leave() {}

        @Override
        public void moved(PlayedMove move) {}
      };

  /** Notes that a game begins. */
  void begin(int index);

  /** Notes that an agent has the word from now on. */
  void enter(int seat);

  /** Notes that nobody has. */
  void leave();

  /** Notes a move of the game. */
  void moved(PlayedMove move);
}

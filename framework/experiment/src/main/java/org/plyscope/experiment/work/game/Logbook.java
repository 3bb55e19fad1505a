package org.plyscope.experiment.work.game;

import org.plyscope.lab.match.record.PlayedMove;

/** Records the events of a process, so that the cause of its end can be found. */
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

  /** Notes that an agent is running from now on. */
  void enter(int seat);

  /** Notes that no agent is running. */
  void leave();

  /** Notes a move of the game. */
  void moved(PlayedMove move);
}

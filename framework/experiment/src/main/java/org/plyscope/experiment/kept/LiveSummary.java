package org.plyscope.experiment.kept;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.results.GrowingSummary;
import org.plyscope.experiment.results.RunSummary;

/**
 * Keeps the summary of a run. It reads the games of the run when it is first asked, and adds those
 * that arrive later; views that ask about the same games share one summary. Safe for any thread.
 */
final class LiveSummary {
  private final Run run;
  private final Arrivals arrivals;
  private final BiConsumer<BitSet, Consumer<RunGame>> reader;

  /** The sums, guarded by the arrivals; null before they are needed. */
  private Sums sums;

  /** How often files were cut, guarded by the arrivals. */
  private int cuts;

  private RunSummary made;
  private State madeOf;

  /** Which games are known: games are only added unless a file is cut. */
  private record State(int games, int cuts) {}

  /**
   * Prepares a summary.
   *
   * @param run the run
   * @param arrivals knows its games
   * @param reader reads the games with given numbers in order
   */
  LiveSummary(Run run, Arrivals arrivals, BiConsumer<BitSet, Consumer<RunGame>> reader) {
    this.run = run;
    this.arrivals = arrivals;
    this.reader = reader;
  }

  /** Sums, and the games that arrive while the games before them are read. */
  private static final class Sums {
    private final GrowingSummary summary = new GrowingSummary();
    private List<RunGame> meanwhile = new ArrayList<>();
  }

  /** Adds a game that was not known; called by the arrivals. */
  void add(RunGame game) {
    if (sums != null && sums.meanwhile != null) {
      sums.meanwhile.add(game);
    } else if (sums != null) {
      sums.summary.add(game);
    }
  }

  /** Forgets all games; called by the arrivals. */
  void cut() {
    sums = null;
    cuts++;
  }

  /** Returns the summary of all games that are known now. */
  synchronized RunSummary now() {
    State state = state();
    if (!state.equals(madeOf)) {
      made = grown().orElseGet(this::read);
      madeOf = state;
    }
    return made;
  }

  private State state() {
    State[] state = {null};
    arrivals.look(known -> state[0] = new State(known.cardinality(), cuts));
    return state[0];
  }

  /** Sums up the games that were added one by one; empty if the files have to be read. */
  private Optional<RunSummary> grown() {
    Sums[] there = {null};
    arrivals.look(known -> there[0] = sums);
    return Optional.ofNullable(there[0]).flatMap(one -> one.summary.summary(run));
  }

  /** Reads all games from the files, while others arrive. */
  private RunSummary read() {
    Sums fresh = new Sums();
    BitSet[] present = {null};
    arrivals.look(
        known -> {
          present[0] = (BitSet) known.clone();
          sums = fresh;
        });
    reader.accept(present[0], fresh.summary::add);
    RunSummary all = fresh.summary.summary(run).orElseThrow();
    arrivals.look(
        known -> {
          fresh.meanwhile.forEach(fresh.summary::add);
          fresh.meanwhile = null;
        });
    return all;
  }
}

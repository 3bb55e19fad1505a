package org.plyscope.engine.alphabeta.internal;

import java.util.stream.LongStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Movers;
import org.plyscope.engine.Movers.BestReply;
import org.plyscope.engine.Movers.OwnMoves;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.internal.Answer;
import org.plyscope.engine.internal.DepthRun;
import org.plyscope.engine.internal.PieceContact;
import org.plyscope.engine.internal.RootMoves;

/** One alpha-beta search: chooses windows and the players that move. */
public final class AlphaBetaRun extends DepthRun {
  private static final Figure ENDGAME_HITS =
      Figure.of("endgame-hits", "Endgame hits")
          .withHelp("Nodes whose outcome the endgame database knew.")
          .withFormat(Figure.Format.COUNT);

  private static final int STANDARD_DEPTH = 4;

  private final Rules rules;
  private final Evaluator evaluation;
  private final Orderer orderer;
  private final AlphaBetaSettings settings;
  private final SearchPlan plan;
  private final String remark;
  private final TranspositionTable table;
  private final EndgameTable endgames;

  private AlphaBetaKernel kernel;
  private Movers movers;
  private int found;
  private boolean searching;
  private long endgameHits;
  private String deviation = "";

  /** Prepares a search. */
  public AlphaBetaRun(
      Rules rules,
      Evaluator evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      SearchPlan plan,
      String remark,
      TranspositionTable table,
      EndgameTable endgames,
      SearchRequest request,
      SearchListener listener) {
    super(plan, request, listener, evaluation.scale());
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.plan = plan;
    this.remark = remark;
    this.table = table;
    this.endgames = endgames;
    this.movers = possible(settings.movers());
  }

  /** Returns the players that can move: not every game lets players pass. */
  private Movers possible(Movers wanted) {
    boolean passing = wanted instanceof OwnMoves || (wanted instanceof BestReply r && r.passing());
    if (!passing || (wanted instanceof BestReply && rules.players() == 2)) {
      return wanted;
    }
    if (request().state().pass()) {
      request().state().undo();
      return wanted;
    }
    if (wanted instanceof BestReply) {
      deviation =
          "This game cannot skip a turn, so opponents who do not reply play the first move of the"
              + " ordering.";
      return new BestReply(false);
    }
    deviation = "This game cannot leave out the opponents' moves, so they were searched too.";
    return Movers.ALL;
  }

  @Override
  protected RootMoves prepare() {
    endgameHits += kernel == null ? 0 : kernel.endgameHits();
    kernel =
        new AlphaBetaJob(
                request().state(),
                rules.players(),
                evaluation,
                orderer,
                settings,
                clock(),
                counters(),
                table,
                looksUp() ? endgames : null,
                request().recorder().orElse(null),
                movers,
                movers instanceof OwnMoves own && own.watches()
                    ? new PieceContact(rules, own.contactRows())
                    : null)
            .kernel();
    LongStream ordered =
        LongStream.of(kernel.orderedRootMoves(request().seed())).filter(request()::allows);
    int widest = settings.unsound().widest();
    return new RootMoves((widest == 0 ? ordered : ordered.limit(widest)).toArray());
  }

  @Override
  protected int standardDepth() {
    return STANDARD_DEPTH;
  }

  @Override
  protected boolean horizonMet() {
    return kernel.horizonMet();
  }

  /**
   * Returns whether no deeper search can find another value. Unsound cuts may find wins and losses
   * that do not exist. Beyond the depth not all moves are looked at, so that a win found there may
   * hide a quicker one.
   */
  @Override
  protected boolean proved(int value, int depth) {
    int distance = Scores.distance(value);
    return distance >= 0 && distance <= depth && !settings.unsound().any();
  }

  /** Searches one depth, first in a narrow window if the settings want that and it can help. */
  @Override
  protected boolean iterate(int depth) {
    long width = settings.aspiration();
    int expected = answer().value();
    boolean full =
        width == 0
            || depth == 1
            || settings.pruning() != Pruning.DEEP
            || plan.control() != Control.DEEPENING;
    if (full || Scores.decided(expected)) {
      return iterate(depth, -Scores.INFINITY, Scores.INFINITY);
    }
    int low = bounded(expected - width);
    int high = bounded(expected + width);
    while (iterate(depth, low, high)) {
      if (found > low && found < high) {
        return true;
      }
      counters().research(Research.ASPIRATION);
      width *= 4;
      low = found <= low ? bounded(found - width) : low;
      high = found >= high ? bounded(found + width) : high;
    }
    return false;
  }

  private static int bounded(long bound) {
    return Math.abs(bound) > Evaluator.MAX
        ? (int) Math.signum((double) bound) * Scores.INFINITY
        : (int) bound;
  }

  /** Searches one depth in a window; false if the search was stopped. */
  private boolean iterate(int depth, int low, int high) {
    startSearch();
    searching = true;
    found = kernel.search(moves(), depth, low, high);
    searching = clock().stopped();
    return endSearch();
  }

  /** After contact: goes on with the moves of all players. */
  @Override
  protected boolean changesItsWay() {
    if (!kernel.ended()) {
      return false;
    }
    movers = Movers.ALL;
    deviation = "Pieces of different players are in contact, so all players' moves were searched.";
    return true;
  }

  /** Returns whether the values of an endgame database hold for this kind of walk. */
  private boolean looksUp() {
    return endgames != null && rules.players() == 2 && !(movers instanceof OwnMoves);
  }

  /**
   * A coalition or a missing opponent proves nothing about perfect play by all players. A value of
   * an endgame database is certain also beyond the depth, though a quicker win may exist.
   */
  private boolean solves(int value) {
    boolean known =
        looksUp()
            && !searching
            && !settings.unsound().any()
            && (Scores.decided(value) || !kernel.horizonMet());
    return rules.players() == 2
        && !(movers instanceof OwnMoves)
        && (known || proved(value, depthDone()));
  }

  /** Plays the line on by the endgame database where it ends at a known position. */
  @Override
  protected long[] wholeLine(Answer shown) {
    return looksUp()
        ? EndgameLine.extended(request().state(), shown.moves(), endgames)
        : shown.moves();
  }

  @Override
  protected void complete(SearchResult.Builder result, Answer shown) {
    counters().stored((table == null ? 0 : table.used()) + counters().plies());
    result.solved(shown.known() && solves(shown.value()));
    if (looksUp()) {
      result.figure(ENDGAME_HITS, (double) (endgameHits + kernel.endgameHits()));
    }
  }

  @Override
  protected String deviation() {
    return deviation;
  }

  @Override
  protected String remark() {
    return remark;
  }
}

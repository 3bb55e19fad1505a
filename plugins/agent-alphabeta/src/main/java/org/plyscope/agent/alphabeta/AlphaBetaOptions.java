package org.plyscope.agent.alphabeta;

import java.util.List;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.database.EndgameTableFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.engine.Movers;
import org.plyscope.engine.Movers.OwnMoves;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.OrderingAids;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.TableSettings;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.alphabeta.UnsoundCuts;

/** The options of the agent, and how they become settings of the engine. */
final class AlphaBetaOptions {
  static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class, "evaluator", "Evaluator", "Judges the positions at the leaves.");
  static final Option<String> ORDERING =
      Option.part(
          OrdererFactory.class,
          "ordering",
          "Move ordering",
          "Decides which moves are searched first.");

  static final Option<String> ENDGAMES =
      Option.part(
              EndgameTableFactory.class,
              "endgames",
              "Endgame database",
              "Knows the outcome of positions near the end, which are then not searched further.")
          .whenEmpty("none");

  private static final Option<String> CONTROL =
      Option.choice(
          "depth-control",
          "Depth control",
          "deepening searches depth 1, 2, 3 and so on; fixed searches once; adaptive starts at the"
              + " depth and moves by one ply to fit the budget.",
          "deepening",
          List.of("deepening", "fixed", "adaptive"));
  private static final Option<Long> DEPTH =
      Option.integer(
          "depth",
          "Usual depth",
          "Plies to search where no limit of depth is set, and where adaptive searches start; 0"
              + " means 4 for fixed and adaptive searches and no bound for deepening.",
          0,
          0,
          999);
  private static final Option<Long> BUDGET =
      Option.integer(
          "budget",
          "Nodes per depth",
          "Nodes after which an attempt at one depth is given up; 0 means 300000 for adaptive"
              + " searches and no bound for others.",
          0,
          0,
          1_000_000_000_000L);
  private static final Option<String> PRUNING =
      Option.choice(
          "pruning",
          "Pruning",
          "deep is alpha-beta proper, shallow cuts against the parent's bound only, none is full"
              + " minimax.",
          "deep",
          List.of("deep", "shallow", "none"));
  private static final Option<String> CUTS =
      Option.choice(
          "cuts",
          "Cuts",
          "non-strict cuts when a value reaches the bound, strict only when it is beyond.",
          "non-strict",
          List.of("non-strict", "strict"));
  private static final Option<Boolean> PVS =
      Option.flag(
          "pvs",
          "Principal variation search",
          "Search all moves but the first with an empty window, and again if they are better.",
          false);
  private static final Option<Double> ASPIRATION =
      Option.decimal(
          "aspiration",
          "Aspiration",
          "Half the width of the window around the value of the last iteration; 0 for a full"
              + " window.",
          0,
          0,
          1e9);
  private static final Option<Long> TABLE =
      Option.integer("table", "Transposition table (MB)", "Its size; 0 for none.", 0, 0, 4096);
  private static final Option<String> REPLACEMENT =
      Option.choice(
          "table-replacement",
          "Table replacement",
          "Which position stays when two want the same place: the newer (always), the deeper, or"
              + " one of each (two-tier).",
          "two-tier",
          List.of("two-tier", "deeper", "always"));
  private static final Option<String> TABLE_DEPTH =
      Option.choice(
          "table-depth",
          "Table depth",
          "same trusts values of exactly the depth needed, so that the value is that of the plain"
              + " search; deeper trusts values of deeper searches too.",
          "same",
          List.of("same", "deeper"));
  private static final Option<Boolean> TABLE_MOVE =
      Option.flag("table-move", "Table move first", "Try the move of the table first.", false);
  private static final Option<Boolean> KILLERS =
      Option.flag(
          "killers", "Killer moves", "Try moves early that caused a cut at the same ply.", false);
  private static final Option<Boolean> COUNTERS =
      Option.flag(
          "counter-moves",
          "Counter-moves",
          "Try the move early that last refuted the move just played.",
          false);
  private static final Option<String> HISTORY =
      Option.choice(
          "history",
          "History",
          "Order moves by how often they caused cuts, after or before the move ordering.",
          "off",
          List.of("off", "after", "before"));
  private static final Option<Long> QUIESCENCE =
      Option.integer(
          "quiescence",
          "Quiescence",
          "Plies that noisy moves, such as captures, are followed beyond the depth.",
          0,
          0,
          64);
  private static final Option<String> TIES =
      Option.choice(
          "ties",
          "Ties",
          "Of equally good moves take the first in order, shuffle equally ordered ones by the seed,"
              + " or take the one after which the position looks best.",
          "first",
          List.of("first", "random", "look"));
  private static final Option<String> OWN_MOVES =
      Option.choice(
          "own-moves",
          "Own moves only",
          "Leave out the opponents' moves: never, without contact of different players' pieces,"
              + " or always.",
          "never",
          List.of("never", "without-contact", "always"));
  private static final Option<Long> CONTACT =
      Option.integer(
          "contact-rows",
          "Contact rows",
          "Pieces of different players at most this many rows apart are in contact.",
          2,
          0,
          20);
  private static final Option<Long> REDUCE =
      Option.integer(
          "late-move-reduction",
          "Late move reduction",
          "Unsound: look at quiet moves from this place in the order on one ply less at first; 0"
              + " for never.",
          0,
          0,
          100);
  private static final Option<Double> FUTILITY =
      Option.decimal(
          "futility",
          "Futility margin",
          "Unsound: at the last ply skip quiet moves if the evaluation is this much below the"
              + " window; 0 for never.",
          0,
          0,
          1e9);
  private static final Option<Double> RAZORING =
      Option.decimal(
          "razoring",
          "Razoring margin",
          "Unsound: at the last two plies give up a node this much per ply below the window; 0"
              + " for never.",
          0,
          0,
          1e9);

  private static final Option<Long> CAP =
      Option.integer(
          "cap",
          "Branching cap",
          "Unsound: maximum number of moves searched per position, the first in the "
              + "order; 0 for all.",
          0,
          0,
          10_000);

  static final List<Option<?>> ALL =
      List.of(
          EVALUATOR,
          ORDERING,
          CONTROL,
          DEPTH,
          BUDGET,
          PRUNING,
          CUTS,
          PVS,
          ASPIRATION,
          TABLE,
          REPLACEMENT,
          TABLE_DEPTH,
          TABLE_MOVE,
          KILLERS,
          COUNTERS,
          HISTORY,
          QUIESCENCE,
          TIES,
          OWN_MOVES,
          CONTACT,
          REDUCE,
          FUTILITY,
          RAZORING,
          CAP,
          ENDGAMES);

  private AlphaBetaOptions() {}

  /** Returns the techniques; margins are in display units and multiplied by {@code scale}. */
  static AlphaBetaSettings settings(OptionValues values, int scale) {
    return AlphaBetaSettings.PLAIN.with(
        s -> {
          s.pruning = word(Pruning.class, values.get(PRUNING));
          s.strictCuts = values.get(CUTS).equals("strict");
          s.windows(values.get(PVS), scaled(values.get(ASPIRATION), scale));
          s.quiescence = values.get(QUIESCENCE).intValue();
          s.ties = word(Ties.class, values.get(TIES));
          s.aids = aids(values);
          s.table =
              new TableSettings(
                  values.get(TABLE).intValue(),
                  word(Replacement.class, values.get(REPLACEMENT)),
                  values.get(TABLE_DEPTH).equals("deeper"));
          s.unsound = unsound(values, scale);
          s.movers = movers(values);
        });
  }

  private static OrderingAids aids(OptionValues values) {
    return new OrderingAids(
        values.get(TABLE_MOVE),
        values.get(KILLERS),
        values.get(COUNTERS),
        switch (values.get(HISTORY)) {
          case "after" -> History.AFTER_ORDERER;
          case "before" -> History.BEFORE_ORDERER;
          default -> History.OFF;
        });
  }

  private static UnsoundCuts unsound(OptionValues values, int scale) {
    return new UnsoundCuts(
        values.get(REDUCE).intValue(),
        scaled(values.get(FUTILITY), scale),
        // The full tree has no window to be below of.
        values.get(PRUNING).equals("none") ? 0 : scaled(values.get(RAZORING), scale),
        values.get(CAP).intValue());
  }

  private static Movers movers(OptionValues values) {
    return switch (values.get(OWN_MOVES)) {
      case "without-contact" -> new OwnMoves(values.get(CONTACT).intValue());
      case "always" -> new OwnMoves(OwnMoves.UNWATCHED);
      default -> Movers.ALL;
    };
  }

  static SearchPlan plan(OptionValues values) {
    return new SearchPlan(
        word(Control.class, values.get(CONTROL)), values.get(DEPTH).intValue(), values.get(BUDGET));
  }

  private static int scaled(double margin, int scale) {
    return (int) Math.min(Integer.MAX_VALUE / 4, Math.round(margin * scale));
  }

  /** Reads a constant of an enum from its kebab-case word. */
  private static <E extends Enum<E>> E word(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
  }
}

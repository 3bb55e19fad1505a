package org.plyscope.agent.multiplayer;

import java.util.List;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.multiplayer.CoalitionSearch;
import org.plyscope.engine.multiplayer.CoalitionSettings;

/** The common options of the agents that treat all others as one side. */
final class CoalitionOptions {
  private static final Option<String> VALUE =
      Option.choice(
          "value",
          "Value",
          "difference is the player's progress minus that of all others together, own the player's"
              + " progress alone.",
          "difference",
          List.of("difference", "own"));
  private static final Option<String> TIES =
      Option.choice(
          "ties",
          "Ties",
          "Of equally good moves take the first in order, or shuffle equally ordered ones by the"
              + " seed.",
          "first",
          List.of("first", "random"));

  static final List<Option<?>> ALL =
      List.of(
          CommonOptions.EVALUATOR,
          CommonOptions.ORDERING,
          CommonOptions.CONTROL,
          CommonOptions.DEPTH,
          VALUE,
          CommonOptions.CAP,
          TIES);

  private CoalitionOptions() {}

  static Agent agent(PartContext context, CoalitionSettings settings) {
    Evaluator evaluation =
        context.options().get(VALUE).equals("own")
            ? CommonOptions.own(context)
            : CommonOptions.difference(context);
    boolean random = context.options().get(TIES).equals("random");
    return new CoalitionSearch(
            context.rules(),
            evaluation,
            CommonOptions.orderer(context),
            settings
                .withWidest(CommonOptions.cap(context.options()))
                .withTies(random ? Ties.RANDOM : Ties.FIRST),
            CommonOptions.plan(context.options()))
        ::search;
  }
}

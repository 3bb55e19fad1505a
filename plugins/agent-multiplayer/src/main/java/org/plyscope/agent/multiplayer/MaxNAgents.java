package org.plyscope.agent.multiplayer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.multiplayer.MaxNPruning;
import org.plyscope.engine.multiplayer.MaxNSearch;
import org.plyscope.engine.multiplayer.MaxNSettings;

/** Offers max^n search with and without pruning. */
@Component(service = AgentFactory.class)
public final class MaxNAgents implements AgentFactory {
  private static final Option<String> PRUNING =
      Option.choice(
          "pruning",
          "Pruning",
          "none searches the full tree; shallow adds up the guarantees of two players in a row;"
              + " speculative those of more players, and searches again if that was wrong;"
              + " approximate never searches again. All but none judge by shares.",
          "none",
          List.of("none", "shallow", "speculative", "approximate"));
  private static final Option<String> VALUE =
      Option.choice(
          "value",
          "Value",
          "relative is the value of the evaluator, usually the player against the others; own is"
              + " the player's own progress; difference is that minus the progress of all others;"
              + " share is the player's part of the progress of all players, in per cent.",
          "relative",
          List.of("relative", "own", "difference", "share"));
  private static final Option<String> TIES =
      Option.choice(
          "ties",
          "Ties",
          "Of moves equally good for their player take any, as the seed decides, or the first in"
              + " order.",
          "random",
          List.of("random", "first"));

  @Override
  public String id() {
    return "max-n";
  }

  @Override
  public String name() {
    return "Max^n";
  }

  @Override
  public String description() {
    return "Expects every player to do what is best for itself. Searches the full tree, or prunes"
        + " lines that some player would avoid.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        CommonOptions.EVALUATOR,
        CommonOptions.ORDERING,
        CommonOptions.CONTROL,
        CommonOptions.DEPTH,
        VALUE,
        PRUNING,
        CommonOptions.CAP,
        TIES);
  }

  @Override
  public List<Preset> presets() {
    return StudyPresets.maxN();
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return CommonOptions.plan(values).ends();
  }

  /** Pruning needs a constant sum, so there it is shares that are used and recorded. */
  @Override
  public OptionValues completed(Rules rules, OptionValues values) {
    return values.get(PRUNING).equals("none") ? values : values.with(VALUE, "share");
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of(Limits.Kind.DEPTH, Limits.Kind.NODES, Limits.Kind.TIME);
  }

  @Override
  public Agent create(PartContext context) {
    OptionValues values = completed(context.rules(), context.options());
    MaxNSettings settings =
        MaxNSettings.PLAIN
            .withWidest(CommonOptions.cap(values))
            .withRandomTies(values.get(TIES).equals("random"));
    if (values.get(VALUE).equals("share")) {
      String pruning = values.get(PRUNING).toUpperCase(Locale.ROOT);
      settings = settings.pruningShares(MaxNPruning.valueOf(pruning));
    }
    return new MaxNSearch(
            context.rules(),
            evaluation(context, values.get(VALUE)),
            CommonOptions.orderer(context),
            settings,
            CommonOptions.plan(values))
        ::search;
  }

  private static Evaluator evaluation(PartContext context, String value) {
    return switch (value) {
      case "own", "share" -> CommonOptions.own(context);
      case "difference" -> CommonOptions.difference(context);
      default -> CommonOptions.said(context);
    };
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return CommonOptions.idle(limits);
  }
}

package org.plyscope.workbench.search.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.text.NumberText;

/**
 * Describes recorded searches for display: agents, parts and options by their names instead of the
 * ids that files hold.
 */
public final class SearchTitles {
  private final Catalog catalog;

  private SearchTitles(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Names the parts of a catalog at the time of each call. */
  public static SearchTitles of(Catalog catalog) {
    return new SearchTitles(catalog);
  }

  /** Returns a heading, for example {@code "ab2 · depth 2"}. */
  public String heading(Trace trace) {
    TraceOrigin origin = trace.origin();
    String agent =
        labelled(origin.agent())
            ? origin.agent().label()
            : described(trace.rules(), origin.agent());
    boolean own = origin.limits().equals(Limits.NONE);
    return agent + "  ·  " + (own ? "its own limit" : NumberText.limits(origin.limits()));
  }

  /**
   * Returns a phrase for captions.
   *
   * @param depth the depth that was reached, 0 if that is unknown
   * @return for example {@code "ab2: Alpha-beta (evaluator Store difference), 2 plies deep"}
   */
  public String phrase(Trace trace, int depth) {
    TraceOrigin origin = trace.origin();
    String name = labelled(origin.agent()) ? origin.agent().label() + ": " : "";
    Limits limits = origin.limits();
    List<String> words = new ArrayList<>();
    words.add(name + described(trace.rules(), origin.agent()));
    if (!limits.equals(Limits.NONE) && !limits.equals(Limits.depth(depth))) {
      words.add("limited to " + NumberText.limits(limits));
    }
    if (depth > 0) {
      words.add(depth + (depth == 1 ? " ply deep" : " plies deep"));
    }
    if (origin.seed() != 0) {
      words.add("seed " + origin.seed());
    }
    return String.join(", ", words);
  }

  private static boolean labelled(AgentSpec agent) {
    return !agent.label().equals(agent.text());
  }

  /** An agent whose plugin is missing keeps its id, which is all that is known of it. */
  private String described(Rules rules, AgentSpec spec) {
    InstalledAgent agent;
    try {
      agent = catalog.agent(rules, spec);
    } catch (InputException e) {
      return spec.text();
    }
    PartNames parts = InstalledParts.of(catalog, () -> rules);
    List<String> changes = new ArrayList<>();
    for (Option<?> option : agent.factory().options()) {
      spec.option(option.id()).ifPresent(value -> changes.add(change(option, value, parts)));
    }
    return agent.name() + (changes.isEmpty() ? "" : " (" + String.join(", ", changes) + ")");
  }

  private static String change(Option<?> option, String value, PartNames parts) {
    String label = lower(option.label());
    return switch (option.kind()) {
      case FLAG -> (Boolean.parseBoolean(value) ? "with " : "without ") + label;
      case CHOICE -> label + " " + lower(IdentifierText.of(value));
      case PART -> label + " " + parts.text(option, value);
      default -> value.isEmpty() ? "no " + label : label + " " + value;
    };
  }

  /** Lowers a first letter that begins a plain word; an abbreviation such as UCT stays. */
  private static String lower(String text) {
    boolean word = text.length() > 1 && Character.isLowerCase(text.charAt(1));
    return word ? text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1) : text;
  }
}

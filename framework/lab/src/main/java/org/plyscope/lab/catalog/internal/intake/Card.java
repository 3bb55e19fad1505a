package org.plyscope.lab.catalog.internal.intake;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Part;
import org.plyscope.api.option.Preset;
import org.plyscope.plugins.Thrown;

/**
 * The description of a game or a part, read once and checked.
 *
 * @param id its id
 * @param name its name
 * @param description its description
 * @param link a page with more about it, or an empty string
 * @param options its options
 * @param presets named combinations of the options
 */
public record Card(
    String id,
    String name,
    String description,
    String link,
    List<Option<?>> options,
    List<Preset> presets) {
  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_TEXT = 2_000;
  private static final int MOST = 500;

  /** Describes the problem, as the end of a sentence about the part. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1L;

    Wrong(String what, Throwable cause) {
      super(what, cause);
    }
  }

  /** Calls a part, and remembers the call in case the answer never comes. */
  static final class Reader {
    private volatile String asked = "it";
    private volatile String id = "";

    /** Asks for everything. */
    Card read(Object object) throws Wrong {
      Part part = (Part) object;
      String checked = ask("id()", part::id);
      refuse("its id ", NameChecks.idProblem(checked));
      id = checked;
      Card card =
          new Card(
              checked,
              ask("name()", part::name),
              ask("description()", part::description),
              ask("link()", part::link),
              copy("options()", ask("options()", part::options)),
              copy("presets()", ask("presets()", part::presets)));
      card.check();
      return card;
    }

    /** Sets up the rules of a game as a new user gets them; without these it is of no use. */
    Rules rules(Game game, Card card) throws Wrong {
      Rules rules = present("rules()", () -> game.rules(card.standard()));
      present("rules().board()", rules::board);
      present("rules().initial()", rules::initial);
      return rules;
    }

    private <T> T present(String what, Callable<T> question) throws Wrong {
      T answer = ask(what, question);
      refuse("its " + what, answer == null ? " is null" : "");
      return answer;
    }

    private <T> T ask(String what, Callable<T> question) throws Wrong {
      asked = "its " + what;
      try {
        return question.call();
      } catch (Throwable e) {
        // Whatever a plugin does, even running out of stack or memory, concerns this part alone.
        throw new Wrong(asked + " " + Flaw.reason(e), e);
      }
    }

    /** Returns the last call to the part. */
    String asked() {
      return asked;
    }

    /** Returns its id, as far as it is known. */
    String id() {
      return id;
    }
  }

  private static <T> List<T> copy(String what, List<T> list) throws Wrong {
    if (list == null) {
      throw new Wrong("its " + what + " is null", null);
    }
    if (list.size() > MOST) {
      throw new Wrong(
          "its %s has %d entries, more than %d".formatted(what, list.size(), MOST), null);
    }
    try {
      return List.copyOf(list);
    } catch (NullPointerException e) {
      throw new Wrong("its " + what + " has an entry that is null", e);
    }
  }

  private static void refuse(String what, String problem) throws Wrong {
    if (!problem.isEmpty()) {
      throw new Wrong(what + problem, null);
    }
  }

  private void check() throws Wrong {
    refuse("its name ", NameChecks.lineProblem(name, false, LONGEST_NAME));
    refuse("its description ", NameChecks.lineProblem(description, true, LONGEST_TEXT));
    refuse("its link ", NameChecks.linkProblem(link, LONGEST_TEXT));
    for (Option<?> option : options) {
      refuse("the id of an option ", NameChecks.idProblem(option.id()));
      String itsOption = "the option '" + option.id() + "': its ";
      refuse(itsOption + "label ", NameChecks.lineProblem(option.label(), false, LONGEST_NAME));
      refuse(itsOption + "help ", NameChecks.lineProblem(option.help(), true, LONGEST_TEXT));
    }
    Set<String> ids = new HashSet<>();
    for (Preset preset : presets) {
      refuse("the id of a preset ", NameChecks.presetProblem(preset.id()));
      String itsPreset = "the preset '" + preset.id() + "' ";
      refuse(itsPreset, ids.add(preset.id()) ? "" : "is declared twice");
      refuse(
          itsPreset + "has a name that ",
          NameChecks.lineProblem(preset.name(), false, LONGEST_NAME));
      refuse(
          itsPreset + "has a description that ",
          NameChecks.lineProblem(preset.description(), true, LONGEST_TEXT));
      refuse(itsPreset + "is wrong: ", valuesProblem(preset));
    }
    refuse("its options are wrong: ", valuesProblem(null));
  }

  private String valuesProblem(Preset preset) {
    try {
      OptionValues values = OptionValues.defaults(options);
      if (preset != null) {
        values.with(preset.values());
      }
      return "";
    } catch (InputException e) {
      return NameChecks.shortened(Thrown.message(e).replaceAll("\\.$", ""), LONGEST_TEXT);
    } catch (RuntimeException e) {
      return Thrown.words(e).replaceAll("\\.$", "");
    }
  }

  /** Returns the values a new user gets: those of the first preset. */
  public OptionValues standard() {
    OptionValues values = OptionValues.defaults(options);
    return presets.isEmpty() ? values : values.with(presets.get(0).values());
  }

  /** Returns this card with fewer presets. */
  public Card withPresets(List<Preset> fewer) {
    return new Card(id, name, description, link, options, List.copyOf(fewer));
  }
}

package org.plyscope.lab.catalog;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartFactory;
import org.plyscope.lab.agent.AgentMaker;
import org.plyscope.lab.catalog.internal.PartCatalog;

/**
 * The parts that plugins offer at this moment. Published as a service; safe for any thread.
 *
 * <p>The description of every new service is read once and checked; a faulty part is left out,
 * alone, and the plugin manager reports why. For a game an id stands for one part: that of
 * Plyscope, else that of the plugin whose part has the higher service ranking, else of the one
 * whose symbolic name comes first. So neither the order of arrival nor a name decides.
 */
@ProviderType
public interface Catalog extends AgentCatalog {
  /**
   * Makes a catalog of given games and parts that never changes. Files that options name are looked
   * up in the working directory; parts keep no files of their own.
   *
   * @param parts instances of {@link Game} and of any kind of part; earlier ones rank higher
   */
  static Catalog of(Collection<?> parts) {
    return of(parts, null);
  }

  /**
   * Makes such a catalog whose parts keep files.
   *
   * @param parts instances of {@link Game} and of any kind of part; earlier ones rank higher
   * @param kept where parts keep files of their own, or null if they cannot
   */
  static Catalog of(Collection<?> parts, Path kept) {
    PartCatalog catalog = new PartCatalog(List.of(Path.of("")), kept);
    catalog.addAll(parts);
    return catalog;
  }

  /** Returns the games sorted by name, each id once. */
  List<Game> games();

  /**
   * Returns interfaces annotated with {@link org.plyscope.api.option.PartKind}, sorted by their
   * ids.
   */
  List<Class<? extends GamePart>> kinds();

  /**
   * Returns the parts of a kind.
   *
   * @param <P> the kind
   * @param kind the kind, for example {@link org.plyscope.api.agent.EvaluatorFactory}
   * @return the parts sorted by name, for all games
   */
  <P extends GamePart> List<P> parts(Class<P> kind);

  /**
   * Lists the parts of a kind together with their presets. Returns the parts sorted by name, each
   * followed by its presets.
   */
  List<PartEntry> entries(Class<? extends GamePart> kind);

  /**
   * Lists the parts of a kind that fit some rules together with their presets. Returns the parts
   * sorted by name, each followed by those of its presets whose parts are there and fit the rules.
   */
  List<PartEntry> entriesFor(Class<? extends GamePart> kind, Rules rules);

  /**
   * Finds a game.
   *
   * @throws InputException if there is none; names the near matches
   */
  Game game(String id);

  /**
   * Fixes the rules of a game.
   *
   * @param gameId the id of the game
   * @param presetId one of its presets, or an empty string for the first
   * @param changes options that differ from the preset, as text by id
   * @throws InputException if there is no such game, preset or option, or a value is wrong
   */
  Rules rules(String gameId, String presetId, Map<String, String> changes);

  /**
   * Finds the agent that a text names, for example on a command line.
   *
   * @param rules the rules it is to play by
   * @param text a text that {@link AgentSpec#parse} reads
   * @throws InputException if there is no such agent, option, part or file, or it does not fit the
   *     rules
   */
  default InstalledAgent agent(Rules rules, String text) {
    return agent(rules, AgentSpec.parse(text));
  }

  /**
   * Returns the parts of a kind that fit some rules.
   *
   * @param <P> the kind
   * @param kind the kind, for example {@link org.plyscope.api.agent.EvaluatorFactory}
   * @param rules the rules
   * @return the parts, best first: the first is the meaning of an empty reference. Those that are
   *     shipped or come with the game itself stand before those of other plugins
   */
  <P extends GamePart> List<P> partsFor(Class<P> kind, Rules rules);

  /**
   * Makes an agent, with the parts its options name. May take a while.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   * @return a new agent, owned by the caller
   * @throws InputException if an option names something that is not there or does not fit
   */
  Agent create(InstalledAgent spec, Rules rules);

  /**
   * Makes an agent that keeps no files, nor do its parts, so that its moves and counts do not
   * depend on games played before: for games of experiments, which can be played once more.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   * @return a new agent, owned by the caller
   * @throws InputException if an option names something that is not there or does not fit
   */
  Agent createForgetful(InstalledAgent spec, Rules rules);

  /**
   * Makes such an agent with checks around all parts that its options name, to find the part that
   * breaks its contract.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   * @param report receives a sentence without its full stop about each violation
   * @return a new agent, owned by the caller
   * @throws InputException if an option names something that is not there or does not fit, or if
   *     there is no part that can be checked
   */
  Agent createChecked(InstalledAgent spec, Rules rules, Consumer<String> report);

  /**
   * Makes an instance of a part of any kind, with the parts its options name. May take a while.
   * Like agents of experiments it keeps no files.
   *
   * @return a new instance, owned by the caller
   * @throws InputException if an option names something that is not there or does not fit
   */
  <T> T make(
      Class<? extends PartFactory<T>> kind, PartFactory<T> part, OptionValues values, Rules rules);

  /**
   * Writes out the parts of an agent, so that results can name them: every option that stands for a
   * part by default names that part.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   * @return the same agent; its text means the same also when other plugins are installed
   * @throws InputException if an option names something that is not there or does not fit
   */
  InstalledAgent resolved(InstalledAgent spec, Rules rules);

  /**
   * Writes out the parts of an agent, for records. Returns the {@linkplain #resolved resolved}
   * agent; the same agent if it is no longer there.
   */
  default AgentSpec madeOf(Rules rules, AgentSpec spec) {
    try {
      return resolved(agent(rules, spec), rules).spec();
    } catch (InputException e) {
      return spec;
    }
  }

  /**
   * Offers other presets of the user from now on. A {@linkplain #resolved resolved} agent names
   * none of them, so that a saved search or run means the same for all users.
   *
   * @param presets all of them; those whose agent or values are not there are left out for as long
   */
  default void offer(List<OwnPreset> presets) {
    throw new UnsupportedOperationException("This catalog takes no presets.");
  }

  /**
   * Finds out whose code failed, by the class loaders of the code that ran. Code of the user's
   * plugins comes before that of Plyscope's own parts did on its behalf. Returns the beginning of a
   * sentence, for example {@code "The ordering 'x' of org.example.y"}; empty if no code of a part
   * or game was running.
   */
  Optional<String> culprit(Throwable thrown);

  /**
   * Finds out whose code failed while an agent was at work, as {@link #culprit(Throwable)} does.
   * Returns the beginning of a sentence; empty if it was code of the agent's own plugin.
   */
  Optional<String> culprit(Throwable thrown, InstalledAgent agent);

  /**
   * Returns a maker that {@linkplain #create creates} an agent and attributes its failures to a
   * plugin.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   */
  default AgentMaker maker(InstalledAgent spec, Rules rules) {
    return AgentMaker.of(
        () -> create(spec, rules),
        thrown -> culprit(thrown, spec),
        report -> createChecked(spec, rules, report));
  }

  /**
   * Returns a maker of an agent that {@linkplain #createForgetful keeps no files}; it attributes
   * failures to a plugin.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   */
  default AgentMaker forgetfulMaker(InstalledAgent spec, Rules rules) {
    return AgentMaker.of(
        () -> createForgetful(spec, rules),
        thrown -> culprit(thrown, spec),
        report -> createChecked(spec, rules, report));
  }

  /**
   * Notices when something leaves that an agent is made of, or the game it plays.
   *
   * @param made a {@linkplain #resolved resolved} agent
   * @param rules the rules it plays
   * @param left run on any thread, perhaps more than once
   * @return ends it when closed
   */
  default Registration onLeave(InstalledAgent made, Rules rules, Runnable left) {
    return Presence.watch(this, made, rules, left);
  }

  /**
   * Follows the catalog.
   *
   * @param listener run on any thread after something came or went
   * @return ends it when closed
   */
  Registration onChange(Runnable listener);
}

package org.plyscope.agent.process;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.agent.process.json.JsonDialect;
import org.plyscope.agent.process.run.DialogueLog;
import org.plyscope.agent.process.run.ProgramWatch;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.wire.WireText;

/** Makes agents of scripted programs, and lets them search. */
final class Programs implements AutoCloseable {
  static final Rules KALAH = rules();

  private final ProgramWatch watch = new ProgramWatch();
  private final Dialect json = new JsonDialect();
  final DialogueLog dialogue = new DialogueLog();
  final List<DialogueLine> trial = new ArrayList<>();

  private static Rules rules() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  /** Describes the scripted program that behaves in some way. */
  static Descriptor scripted(String how, Map<String, ?> more) {
    try {
      Path script = Path.of(Programs.class.getResource("scripted.py").toURI());
      return described(List.of("python3", "-u", script.toString(), how), script.getParent(), more);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static Descriptor described(List<String> command, Path folder, Map<String, ?> more) {
    Map<String, Object> form = new LinkedHashMap<>(more);
    form.put("plyagent", 1);
    form.put("command", command);
    return Descriptor.parse(WireText.line(form), folder, "scripted");
  }

  /** Starts a program once to learn what it is. */
  Descriptor tried(Descriptor program) {
    return new ProgramTrial(watch, json).run(program, trial::add);
  }

  ProgramAgents agents(Descriptor program) {
    return new ProgramAgents(tried(program), () -> Optional.of(json), watch, dialogue, "");
  }

  Agent agent(String how) {
    return agent(how, Map.of());
  }

  Agent agent(String how, Map<String, ?> more) {
    ProgramAgents agents = agents(scripted(how, more));
    return agents.create(PartContext.of(KALAH, OptionValues.defaults(agents.options())));
  }

  static SearchResult search(Agent agent) throws InterruptedException {
    return search(agent, Limits.time(Duration.ofSeconds(5)));
  }

  static SearchResult search(Agent agent, Limits limits) throws InterruptedException {
    return agent.search(SearchRequest.of(Line.of(KALAH), limits), SearchListener.NONE);
  }

  @Override
  public void close() {
    watch.close();
  }
}

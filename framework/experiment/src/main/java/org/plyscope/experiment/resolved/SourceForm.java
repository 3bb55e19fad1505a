package org.plyscope.experiment.resolved;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.GameTime;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.wire.WireText;

/**
 * Writes an experiment whose file is not kept as a file that can be edited. It says the same, with
 * everything that was drawn or taken from other files written out.
 */
public final class SourceForm {
  private static final String ROUND_ROBIN = "round-robin";

  private final Experiment experiment;
  private final Map<String, Object> file = new LinkedHashMap<>();

  private SourceForm(Experiment experiment) {
    this.experiment = experiment;
  }

  /** Writes an experiment file. */
  public static String write(Experiment experiment) {
    SourceForm form = new SourceForm(experiment);
    form.general();
    if (experiment.tournament().isSuite()) {
      form.suite();
    } else {
      form.games();
    }
    form.conditions();
    form.stop();
    form.workers();
    form.literature();
    return WireText.indented(form.file);
  }

  private void general() {
    file.put("plyscope", ExperimentFile.VERSION);
    file.put("name", experiment.name());
    put(file, "notes", experiment.notes());
    file.put("seed", experiment.seed());
    Map<String, Object> game = new LinkedHashMap<>();
    game.put("id", experiment.rules().game().id());
    game.put("options", experiment.rules().options().texts());
    file.put("game", game);
    Map<String, List<Contestant>> entries =
        experiment.agents().stream()
            .collect(
                Collectors.groupingBy(SourceForm::entry, LinkedHashMap::new, Collectors.toList()));
    Map<String, Object> agents = new LinkedHashMap<>();
    entries.forEach((name, members) -> agents.put(name, agent(members, !isAlone(members.get(0)))));
    file.put("agents", agents);
  }

  /** Returns under which name a file has an agent: that of its sweep if it makes the same names. */
  private static String entry(Contestant agent) {
    return isAlone(agent) ? agent.name() : agent.family();
  }

  private static boolean isAlone(Contestant agent) {
    String name = agent.family();
    for (Map.Entry<String, String> one : agent.varied().entrySet()) {
      name = name.replace("{" + one.getKey() + "}", one.getValue());
    }
    return agent.varied().isEmpty() || !name.equals(agent.name());
  }

  /** Writes an agent, or all that a sweep made of one: the values that differ go together. */
  private static Map<String, Object> agent(List<Contestant> members, boolean swept) {
    Contestant first = members.get(0);
    Set<String> varied = swept ? first.varied().keySet() : Set.of();
    Map<String, Object> agent = new LinkedHashMap<>();
    Map<String, String> options = new LinkedHashMap<>(first.agent().options());
    options.keySet().removeAll(varied);
    agent.put("use", AgentSpec.of(first.agent().id(), options).text());
    put(agent, "depth", first.limits().depth());
    put(agent, "nodes", first.limits().nodes());
    put(agent, "iterations", first.limits().iterations());
    put(agent, "time", time(first.limits().millis()));
    put(agent, "perGame", first.clock().equals(GameTime.NONE) ? "" : first.clock().text());
    for (String key : varied) {
      agent.put(key, Map.of("each", members.stream().map(m -> m.varied().get(key)).toList()));
    }
    if (varied.size() > 1) {
      agent.put("zip", List.copyOf(varied));
    }
    return agent;
  }

  private void games() {
    Tournament tournament = experiment.tournament();
    file.put("format", format(tournament));
    file.put(
        "openings",
        Map.of("positions", tournament.openings().stream().map(this::position).toList()));
    file.put("blocks", tournament.blocks());
    file.put("seats", tournament.seats().name().toLowerCase(Locale.ROOT));
  }

  private String position(Opening opening) {
    return opening.line(experiment.rules()).position();
  }

  private Object format(Tournament tournament) {
    if (tournament.format().equals(ROUND_ROBIN)) {
      return ROUND_ROBIN;
    }
    List<List<String>> pairs =
        tournament.lineups().stream()
            .map(lineup -> lineup.agents().stream().map(experiment.names()::get).toList())
            .toList();
    Map<String, Object> format = new LinkedHashMap<>();
    format.put("type", "pairs");
    format.put("pairs", pairs);
    return format;
  }

  private void suite() {
    Tournament suite = experiment.tournament();
    List<Object> problems = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    for (int i = 0; i < suite.openings().size(); i++) {
      Opening opening = suite.openings().get(i);
      Claim claim = suite.problems().get(i);
      if (claim.keyMoves().isEmpty()) {
        positions.add(isNamed(opening.name()) ? opening.name() : position(opening));
      } else {
        problems.add(problem(opening, claim));
      }
    }
    Map<String, Object> format = new LinkedHashMap<>();
    format.put("type", Tournament.SUITE);
    put(format, "problems", problems);
    put(format, "positions", positions);
    put(format, "playOn", experiment.conditions().adjudication().plies() - 1);
    if (suite.defender() != Tournament.NO_DEFENDER) {
      format.put("defender", experiment.names().get(suite.defender()));
    }
    file.put("format", format);
    file.put("blocks", suite.blocks() / suite.openings().size());
  }

  private boolean isNamed(String id) {
    return experiment.rules().positions().stream().map(NamedPosition::id).anyMatch(id::equals);
  }

  private Map<String, Object> problem(Opening opening, Claim claim) {
    Map<String, Object> problem = new LinkedHashMap<>();
    problem.put("name", opening.name());
    problem.put("position", position(opening));
    problem.put("keys", claim.keyMoves());
    problem.put("status", claim.status().toString());
    problem.put("outcome", claim.outcome().toString());
    put(problem, "source", claim.source());
    return problem;
  }

  private void conditions() {
    Conditions conditions = experiment.conditions();
    Map<String, Object> limits = new LinkedHashMap<>();
    limits.put("watchdog", time(conditions.watchdogMillis()));
    limits.put("margin", conditions.marginMillis() + "ms");
    file.put("limits", limits);
    AdjudicationRules rules = conditions.adjudication();
    Map<String, Object> draw = new LinkedHashMap<>();
    if (rules.drawMoves() > 0) {
      draw.put("from", rules.drawFrom());
      draw.put("moves", rules.drawMoves());
      draw.put("value", rules.drawValue());
    }
    Map<String, Object> resign = new LinkedHashMap<>();
    if (rules.resignMoves() > 0) {
      resign.put("moves", rules.resignMoves());
      resign.put("value", rules.resignValue());
    }
    Map<String, Object> score = new LinkedHashMap<>();
    put(score, "draw", draw);
    put(score, "resign", resign);
    Map<String, Object> adjudicate = new LinkedHashMap<>();
    // The moves of a suite are those of its format.
    put(adjudicate, "plies", experiment.tournament().isSuite() ? 0 : rules.plies());
    put(adjudicate, "repetition", rules.repetition());
    put(adjudicate, "score", score);
    put(file, "adjudicate", adjudicate);
  }

  private void stop() {
    Stop rules = experiment.stop();
    Map<String, Object> stop = new LinkedHashMap<>();
    put(stop, "games", rules.games());
    put(stop, "time", time(rules.millis()));
    rules.sequentialTest().ifPresent(test -> stop.put("sprt", test(test)));
    put(file, "stop", stop);
  }

  private Map<String, Object> test(SequentialTest test) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("pair", IntStream.of(test.first(), test.second()).mapToObj(this::name).toList());
    form.put("elo", List.of(test.low(), test.high()));
    form.put("alpha", test.alpha());
    form.put("beta", test.beta());
    form.put("normalised", test.normalised());
    return form;
  }

  private String name(int agent) {
    return experiment.names().get(agent);
  }

  private void workers() {
    WorkerSettings settings = experiment.workerSettings();
    Map<String, Object> workers = new LinkedHashMap<>();
    workers.put("heap", settings.heapMegabytes() + "m");
    workers.put("stack", settings.stackKilobytes() + "k");
    put(workers, "flags", settings.flags());
    workers.put("inProcess", settings.inProcess());
    file.put("workers", workers);
  }

  private void literature() {
    experiment.repeated().ifPresent(study -> file.put("study", study(study)));
    put(file, "published", experiment.published().stream().flatMap(this::numbers).toList());
  }

  /** A number about a sweep that is not written as one is about each of its agents. */
  private Stream<Map<String, Object>> numbers(Published number) {
    return names(number.entrant())
        .flatMap(agent -> names(number.against()).map(other -> number(number, agent, other)));
  }

  private Stream<String> names(String published) {
    List<String> single =
        experiment.agents().stream()
            .filter(agent -> isAlone(agent) && agent.family().equals(published))
            .map(Contestant::name)
            .toList();
    return single.isEmpty() ? Stream.of(published) : single.stream();
  }

  private static Map<String, Object> study(Study study) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("number", study.number());
    form.put("item", study.item());
    form.put("title", study.title());
    put(form, "claim", study.claim());
    put(form, "differs", study.differs());
    form.put("sameQuestion", study.sameQuestion());
    return form;
  }

  private static Map<String, Object> number(Published number, String agent, String against) {
    Map<String, Object> form = new LinkedHashMap<>();
    put(form, "agent", agent);
    put(form, "against", against);
    put(form, "seat", number.seat());
    put(form, "problem", number.problem());
    form.put(number.measure().key(), number.value());
    put(form, "games", number.games());
    form.put("source", number.source());
    put(form, "note", number.note());
    return form;
  }

  private static String time(long millis) {
    return millis == 0 ? "" : millis + "ms";
  }

  private static void put(Map<String, Object> form, String key, String text) {
    if (!text.isEmpty()) {
      form.put(key, text);
    }
  }

  private static void put(Map<String, Object> form, String key, long number) {
    if (number > 0) {
      form.put(key, number);
    }
  }

  private static void put(Map<String, Object> form, String key, List<?> list) {
    if (!list.isEmpty()) {
      form.put(key, list);
    }
  }

  private static void put(Map<String, Object> form, String key, Map<?, ?> map) {
    if (!map.isEmpty()) {
      form.put(key, map);
    }
  }
}

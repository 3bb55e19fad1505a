package org.plyscope.experiment.resolved;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.GameTime;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Writes and reads an experiment in which everything is resolved. */
public final class ResolvedForm {
  /** The version of the form. */
  public static final int VERSION = 1;

  private ResolvedForm() {}

  /** Writes an experiment. */
  public static Map<String, Object> write(Experiment experiment) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("plyscope", VERSION);
    form.put("name", experiment.name());
    form.put("notes", experiment.notes());
    form.put("seed", experiment.seed());
    form.put("game", experiment.rules().game().id());
    form.put("options", experiment.rules().options().texts());
    form.put("agents", experiment.agents().stream().map(ResolvedForm::agent).toList());
    form.put("tournament", TournamentForm.write(experiment.tournament()));
    form.put("conditions", conditions(experiment.conditions()));
    form.put("stop", stop(experiment.stop()));
    form.put("staff", workerSettings(experiment.workerSettings()));
    LiteratureForm.write(experiment, form);
    return form;
  }

  private static Map<String, Object> agent(Contestant agent) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", agent.name());
    form.put("family", agent.family());
    form.put("agent", agent.agent().text());
    form.put("limits", agent.limits().toString());
    form.put("gameMillis", agent.clock().millis());
    form.put("incrementMillis", agent.clock().incrementMillis());
    form.put("varied", agent.varied());
    return form;
  }

  private static Map<String, Object> conditions(Conditions conditions) {
    AdjudicationRules adjudication = conditions.adjudication();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("watchdogMillis", conditions.watchdogMillis());
    form.put("marginMillis", conditions.marginMillis());
    form.put("plies", adjudication.plies());
    form.put("repetition", adjudication.repetition());
    form.put("drawFrom", adjudication.drawFrom());
    form.put("drawMoves", adjudication.drawMoves());
    form.put("drawValue", adjudication.drawValue());
    form.put("resignMoves", adjudication.resignMoves());
    form.put("resignValue", adjudication.resignValue());
    return form;
  }

  private static Map<String, Object> stop(Stop stop) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("games", stop.games());
    form.put("millis", stop.millis());
    form.put("sprt", stop.sequentialTest().map(ResolvedForm::test).orElse(null));
    return form;
  }

  private static Map<String, Object> test(SequentialTest test) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("first", test.first());
    form.put("second", test.second());
    form.put("low", test.low());
    form.put("high", test.high());
    form.put("alpha", test.alpha());
    form.put("beta", test.beta());
    form.put("normalised", test.normalised());
    return form;
  }

  private static Map<String, Object> workerSettings(WorkerSettings workerSettings) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("heapMegabytes", workerSettings.heapMegabytes());
    form.put("stackKilobytes", workerSettings.stackKilobytes());
    form.put("flags", workerSettings.flags());
    form.put("inProcess", workerSettings.inProcess());
    // Runs of the two kinds that have always been there keep their form.
    if (!workerSettings.inProcess()
        && !workerSettings.workforce().equals(WorkerSettings.PROCESSES)) {
      form.put("workforce", workerSettings.workforce());
    }
    return form;
  }

  /**
   * Reads the experiment of a run.
   *
   * @param folder the folder of the run
   * @param catalog where games come from
   * @return the experiment; whether its agents are there is not looked at
   * @throws InputException if there is none, it is malformed, or there are no such rules here;
   *     names the file
   */
  public static Experiment ofRun(Path folder, Catalog catalog) {
    String text = RunFolder.experiment(folder);
    try {
      return read(text, catalog);
    } catch (InputException e) {
      throw new InputException(
          "'%s': %s".formatted(folder.resolve(RunFolder.EXPERIMENT), e.getMessage()));
    }
  }

  /**
   * Reads an experiment.
   *
   * @param text its form as JSON
   * @param catalog where games come from
   * @return the experiment; whether its agents are there is not looked at
   * @throws InputException if it is malformed, or there are no such rules here
   */
  public static Experiment read(String text, Catalog catalog) {
    return read(WireText.readLarge(text, "The resolved experiment"), catalog);
  }

  /**
   * Reads an experiment.
   *
   * @param value its form
   * @param catalog where games come from
   * @return the experiment; whether its agents are there is not looked at
   * @throws InputException if it is malformed, or there are no such rules here
   */
  public static Experiment read(WireValue value, Catalog catalog) {
    return value.object(form -> read(form, catalog));
  }

  private static Experiment read(WireObject form, Catalog catalog) {
    long version = form.get("plyscope").whole(1, Integer.MAX_VALUE);
    if (version != VERSION) {
      throw new InputException(
          "The run was written by another version of Plyscope (%d, this one writes %d)."
              .formatted(version, VERSION));
    }
    String name = form.get("name").text();
    String notes = form.get("notes").text();
    long seed = form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE);
    Rules rules = catalog.rules(form.get("game").text(), "", form.get("options").options());
    List<Contestant> agents =
        form.get("agents").list().stream().map(one -> one.object(ResolvedForm::readAgent)).toList();
    return new Experiment(
        name,
        seed,
        rules,
        agents,
        form.get("tournament").object(t -> TournamentForm.read(t, agents.size(), rules.players())),
        form.get("conditions").object(ResolvedForm::readConditions),
        form.get("stop").object(s -> readStop(s, agents.size())),
        form.get("staff").object(ResolvedForm::readStaff),
        notes,
        LiteratureForm.published(form),
        LiteratureForm.study(form).orElse(null));
  }

  private static Contestant readAgent(WireObject form) {
    return new Contestant(
        form.get("name").text(),
        form.get("family").text(),
        form.get("agent").agent(),
        form.get("limits").limits(),
        new GameTime(form.get("gameMillis").count(), form.get("incrementMillis").count()),
        form.get("varied").options());
  }

  private static Conditions readConditions(WireObject form) {
    return new Conditions(
        form.get("watchdogMillis").count(),
        form.get("marginMillis").count(),
        new AdjudicationRules(
            form.get("plies").smallCount(),
            form.get("repetition").smallCount(),
            form.get("drawFrom").smallCount(),
            form.get("drawMoves").smallCount(),
            form.get("drawValue").number(),
            form.get("resignMoves").smallCount(),
            form.get("resignValue").number()));
  }

  private static Stop readStop(WireObject form, int agents) {
    WireValue test = form.get("sprt");
    return new Stop(
        form.get("games").smallCount(),
        form.get("millis").count(),
        test.isNull() ? null : test.object(one -> readTest(one, agents)));
  }

  private static SequentialTest readTest(WireObject form, int agents) {
    return new SequentialTest(
        (int) form.get("first").whole(0, agents - 1),
        (int) form.get("second").whole(0, agents - 1),
        form.get("low").number(),
        form.get("high").number(),
        form.get("alpha").number(),
        form.get("beta").number(),
        form.get("normalised").flag());
  }

  private static WorkerSettings readStaff(WireObject form) {
    WireValue heap = form.get("heapMegabytes");
    WireValue stack = form.get("stackKilobytes");
    boolean inProcess = form.get("inProcess").flag();
    return new WorkerSettings(
        heap.checked(() -> WorkerSettings.heap(heap.count())),
        stack.checked(() -> WorkerSettings.stack(stack.count())),
        form.get("flags").list().stream()
            .map(flag -> flag.checked(() -> JavaFlags.checked(flag.text())))
            .toList(),
        form.find("workforce")
            .map(WireValue::text)
            .orElse(inProcess ? WorkerSettings.IN_PROCESS : WorkerSettings.PROCESSES));
  }
}

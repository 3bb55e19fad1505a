package org.plyscope.cli.train;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.option.SeedOption;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.train.TrainingJob;
import org.plyscope.experiment.train.TrainingPlan;
import org.plyscope.wire.FiguresForm;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Trains a model in a folder, or goes on with a training. */
@Command(
    name = "train",
    description =
        "Train a model by playing, see 'plyscope trainers'; without a trainer, go on with the"
            + " training in the folder.")
public final class TrainCommand extends ReportCommand {
  /** Options that do not change the plan of a training. */
  private static final Set<String> KEPT = Set.of("--out", "--lessons", "--json");

  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec command;

  @Parameters(
      paramLabel = "TRAINER",
      arity = "0..1",
      defaultValue = "",
      description = "The trainer, with options: a3c:hidden=64x64.")
  private String trainer;

  @ArgGroup(exclusive = false)
  private RulesOptions rules;

  @Mixin private LimitOptions limits;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder of the training: a new one, or one to go on with.")
  private Path out;

  @Option(
      names = "--lessons",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many lessons the model gets since it began; 100 if not given.")
  private long lessons;

  @Mixin private SeedOption seed;

  @Option(
      names = "--against",
      paramLabel = "A;B;…",
      split = ";",
      description = "Agents that the model is tested against, separated by semicolons.")
  private List<String> against = List.of();

  @Option(
      names = "--test-every",
      paramLabel = "N",
      defaultValue = "20",
      description = "Number of lessons between tests; 20 if not given.")
  private long every;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      defaultValue = "50",
      description =
          "How many game sets a test plays, each an opening in both seats; 50 if not given.")
  private int blocks;

  public TrainCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    if (lessons < 1) {
      throw new InputException("A training needs at least one lesson.");
    }
    TrainingFolder folder = new TrainingFolder(out);
    if (trainer.isBlank()) {
      refuseChanges(folder);
    } else {
      begin(folder);
    }
    Map<String, String> bundles =
        services.installation().map(Installation::bundles).orElse(Map.of());
    TrainingPlan plan = folder.plan(services.catalog());
    Told told = new Told(plan, command.commandLine().getErr());
    TrainingJob job = new TrainingJob(services.catalog(), folder, lessons, bundles, told);
    cancellation.onCancel(job::halt);
    Path model = job.run().orElse(null);
    return new Trained(plan, folder.lessons(), told.tests, model, lessons);
  }

  /** The settings of a training are fixed once it has begun, so different ones are refused. */
  private void refuseChanges(TrainingFolder folder) {
    List<String> given =
        command.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(name -> !KEPT.contains(name))
            .sorted()
            .toList();
    if (folder.exists() && !given.isEmpty()) {
      throw new InputException(
          "The training in '%s' has begun, %s can no longer be changed; only --lessons can."
              .formatted(folder.path(), String.join(" and ", given)));
    }
  }

  private void begin(TrainingFolder folder) {
    if (rules == null) {
      throw new InputException("Name the game to train for with --game, see 'plyscope games'.");
    }
    Rules game = rules.rules(services.catalog());
    List<TrainingPlan.Opponent> opponents = new ArrayList<>();
    for (String text : against) {
      InstalledAgent agent = services.catalog().agent(game, text.strip());
      opponents.add(new TrainingPlan.Opponent(agent.spec(), limits.limits(agent)));
    }
    TrainingPlan plan = new TrainingPlan(game, trainer, seed.value(), every, blocks, opponents);
    plan.check(services.catalog());
    folder.begin(plan);
  }

  /** Reports progress. */
  private static final class Told implements TrainingJob.Follower {
    private final TrainingPlan plan;
    private final PrintWriter out;
    private final List<TrainingJob.Test> tests = new ArrayList<>();

    Told(TrainingPlan plan, PrintWriter out) {
      this.plan = plan;
      this.out = out;
    }

    @Override
    public void learned(Lesson lesson) {
      StringBuilder text = new StringBuilder("Lesson " + lesson.number() + ":");
      lesson
          .figures()
          .list()
          .forEach(
              figure ->
                  text.append(text.charAt(text.length() - 1) == ':' ? " " : ", ")
                      .append(figure.label())
                      .append(' ')
                      .append(lesson.figures().text(figure.id())));
      out.println(text);
      out.flush();
    }

    @Override
    public void tested(TrainingJob.Test test) {
      tests.add(test);
      scores(plan, test).forEach(out::println);
      out.flush();
    }
  }

  private static List<String> scores(TrainingPlan plan, TrainingJob.Test test) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < test.scores().size(); i++) {
      Estimate score = test.scores().get(i);
      lines.add(
          "After lesson %d it scores %.1f %% [%.1f, %.1f] against %s in %d game sets."
              .formatted(
                  test.lesson(),
                  100 * score.value(),
                  100 * score.low(),
                  100 * score.high(),
                  plan.opponents().get(i).agent(),
                  score.count()));
    }
    return lines;
  }

  /**
   * The result of the command.
   *
   * @param plan the plan of the training
   * @param all all lessons since the training began
   * @param tests the tests of this time
   * @param model the newest model, or null if there was no lesson
   * @param wanted how many lessons it should get
   */
  private record Trained(
      TrainingPlan plan, List<Lesson> all, List<TrainingJob.Test> tests, Path model, long wanted)
      implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("model", model == null ? null : model.toString());
      json.put("lessons", all.stream().map(Trained::lesson).toList());
      json.put("tests", tests.stream().map(this::test).toList());
      return json;
    }

    private static Map<String, Object> lesson(Lesson lesson) {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("lesson", lesson.number());
      form.put("games", lesson.games());
      form.put("steps", lesson.steps());
      form.put("figures", FiguresForm.write(lesson.figures()));
      return form;
    }

    private Map<String, Object> test(TrainingJob.Test test) {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("lesson", test.lesson());
      form.put("model", test.model().toString());
      List<Map<String, Object>> scores = new ArrayList<>();
      for (int i = 0; i < test.scores().size(); i++) {
        Estimate score = test.scores().get(i);
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("against", plan.opponents().get(i).agent().text());
        one.put("score", score.value());
        one.put("low", score.low());
        one.put("high", score.high());
        one.put("blocks", score.count());
        scores.add(one);
      }
      form.put("scores", scores);
      return form;
    }

    @Override
    public void print(PrintWriter out) {
      if (model == null) {
        out.println("No lesson was finished.");
        return;
      }
      long games = all.stream().mapToLong(Lesson::games).sum();
      out.println(
          "The model after %d lessons and %d games is %s.".formatted(all.size(), games, model));
      if (!tests.isEmpty()) {
        scores(plan, tests.get(tests.size() - 1)).forEach(out::println);
      }
    }

    @Override
    public int exit() {
      return all.size() < wanted ? Exit.INTERRUPTED : Exit.DONE;
    }
  }
}

package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.bench.fuzz.FuzzRun;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.colour.PlayerColours;
import org.plyscope.workbench.dock.perspective.Layouts;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.search.agent.SearchHabits;

/** Damaged settings of every kind: the window starts anyway, and nobody's file is overwritten. */
@Timeout(120)
class SettingsFuzzTest {
  private static final int ROUNDS = 1_500;

  @TempDir Path folder;

  /** Complains about every damaged layout, rightly, but not in the output of a build. */
  private final Logger log = Logger.getLogger(Layouts.class.getName());

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());

  @BeforeEach
  void silence() {
    log.setLevel(Level.OFF);
  }

  @AfterEach
  void speak() {
    log.setLevel(null);
  }

  @Test
  void damagedSettingsAreReadOrSetAside() throws Exception {
    DataFiles good = new DataFiles(folder);
    good.save(Preferences.STANDARD);
    good.save(
        Remembered.NOTHING
            .withWindow(new Rectangle(10, 20, 1600, 1000), true)
            .withPosition("tic-tac-toe", Map.of("players", "2"), "....x.... o")
            .withAgent("first-move"));
    Habits habits = new Habits();
    habits.of("game").put("move-sounds", true);
    SearchHabits.keep(new AgentsModel(catalog, ""), habits.of(SearchHabits.OWNER));
    habits.of(PlayerColours.OWNER).put("tic-tac-toe", "blue red");
    habits.write(good);
    Arrangement layout = Arrangement.tabs(Place.CENTER, "board", "search-tree");
    good.write(
        "layouts.json",
        new Layouts(
                "analyse",
                Map.of("analyse", layout),
                Map.of("analyse", Set.of("board", "search-tree")),
                Map.of("board", "Board"))
            .json());

    FuzzRun run =
        new FuzzRun(
                List.of(
                    target("preferences.json", DataFiles::preferences),
                    target("workbench.json", this::left),
                    target("habits.json", this::habits),
                    target("layouts.json", SettingsFuzzTest::layouts)),
                2026)
            .inputs(ROUNDS, () -> false);

    assertThat(run.findings()).isEmpty();
    assertThat(run.tallies())
        .hasSize(4)
        .allSatisfy(tally -> assertThat(tally.inputs()).isEqualTo(ROUNDS));
  }

  private FuzzTarget target(String name, Consumer<DataFiles> use) throws IOException {
    Path file = folder.resolve(name);
    return new FuzzTarget(
        name,
        List.of(Files.readAllBytes(file)),
        input -> {
          Files.write(file, input);
          DataFiles files = new DataFiles(folder);
          use.accept(files);
          List<Path> kept = kept(name);
          assertThat(kept).as("what was there is still there").isNotEmpty();
          assertThat(files.problems().isEmpty()).isEqualTo(Files.exists(file));
          assertThat(Files.readAllBytes(kept.get(0))).isEqualTo(input);
          Files.delete(kept.get(0));
        });
  }

  private List<Path> kept(String name) throws IOException {
    String stem = name.substring(0, name.indexOf('.'));
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.getFileName().toString().startsWith(stem)).toList();
    }
  }

  private void left(DataFiles files) {
    Remembered left = files.remembered();
    Session session = new Session();
    GameWatch watch = new GameWatch(catalog, session, left, message -> {});
    watch.catalogChanged();
    watch.openAny();
    assertThat(session.selection()).isPresent();
    new AgentsModel(catalog, left.agent());
  }

  private void habits(DataFiles files) {
    Habits habits = Habits.read(files);
    habits.of("game").flag("move-sounds", false);
    new PlayerColours(habits.of(PlayerColours.OWNER)).of("tic-tac-toe");
    SearchHabits.restore(
        new AgentsModel(catalog, ""), habits.of(SearchHabits.OWNER), Preferences.STANDARD);
  }

  private static void layouts(DataFiles files) {
    Layouts.read(files.read("layouts.json", JsonObject.class, new JsonObject())).json();
  }
}

package org.plyscope.workbench;

import com.google.gson.JsonObject;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTargets;
import org.plyscope.workbench.colour.PlayerColours;
import org.plyscope.workbench.dock.perspective.Layouts;
import org.plyscope.workbench.project.Project;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.search.agent.SearchHabits;
import org.plyscope.workbench.session.ChoiceStore;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.GameWatch;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;

/**
 * Offers the files of the window to be tried with damaged input. A damaged file of settings never
 * keeps the window from starting, and is kept aside.
 */
@Component(service = FuzzTargets.class)
public final class WindowFiles implements FuzzTargets {
  private static final String LAYOUTS = "layouts.json";
  private static final String GAME = "game";

  private final Catalog catalog;

  /** Called by the framework. */
  @Activate
  public WindowFiles(@Reference Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public List<FuzzTarget> targets(Path scratch) throws IOException {
    write(new DataFiles(scratch));
    return List.of(
        settings(scratch, "preferences.json", DataFiles::preferences),
        settings(scratch, "workbench.json", this::remembered),
        settings(scratch, "habits.json", this::choiceStore),
        settings(scratch, LAYOUTS, WindowFiles::layouts),
        projects(scratch.resolve("project")));
  }

  private void write(DataFiles good) {
    good.save(Preferences.STANDARD);
    good.save(
        Remembered.NOTHING
            .withWindow(new Rectangle(10, 20, 1600, 1000), true)
            .withPosition("tic-tac-toe", Map.of("players", "2"), "....x.... o")
            .withAgent("first-move"));
    ChoiceStore choiceStore = new ChoiceStore();
    choiceStore.of(GAME).put("move-sounds", true);
    SearchHabits.keep(new AgentsModel(catalog, ""), choiceStore.of(SearchHabits.OWNER));
    choiceStore.of(PlayerColours.OWNER).put("tic-tac-toe", "blue red");
    choiceStore.write(good);
    Arrangement layout = Arrangement.tabs(Place.CENTER, "board", "search-tree");
    good.write(
        LAYOUTS,
        new Layouts(
                "analyse",
                Map.of("analyse", layout),
                Map.of("analyse", Set.of("board", "search-tree")),
                Map.of("board", "Board"))
            .json());
  }

  private static FuzzTarget settings(Path folder, String name, Consumer<DataFiles> use)
      throws IOException {
    Path file = folder.resolve(name);
    return new FuzzTarget(
        name,
        FuzzTarget.Form.JSON,
        List.of(Files.readAllBytes(file)),
        input -> {
          Files.write(file, input);
          DataFiles files = new DataFiles(folder);
          use.accept(files);
          if (files.problems().isEmpty() != Files.exists(file)) {
            throw new IllegalStateException("A file that cannot be used must be set aside.");
          }
          Path kept = kept(folder, name);
          if (!Arrays.equals(Files.readAllBytes(kept), input)) {
            throw new IllegalStateException("The file of the user was changed.");
          }
          Files.delete(kept);
        });
  }

  /** Finds a file where it was or aside. */
  private static Path kept(Path folder, String name) throws IOException {
    String stem = name.substring(0, name.indexOf('.'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(stem))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("The file of the user is lost."));
    }
  }

  private void remembered(DataFiles files) {
    Remembered left = files.remembered();
    Session session = new Session();
    GameWatch watch = new GameWatch(catalog, session, left, message -> {});
    watch.catalogChanged();
    watch.openAny();
    if (session.selection().isEmpty()) {
      throw new IllegalStateException("No game was opened.");
    }
    new AgentsModel(catalog, left.agent());
  }

  private void choiceStore(DataFiles files) {
    ChoiceStore choiceStore = ChoiceStore.read(files);
    choiceStore.of(GAME).flag("move-sounds", false);
    new PlayerColours(choiceStore.of(PlayerColours.OWNER)).of("tic-tac-toe");
    SearchHabits.restore(
        new AgentsModel(catalog, ""), choiceStore.of(SearchHabits.OWNER), Preferences.STANDARD);
  }

  private static void layouts(DataFiles files) {
    Layouts.read(files.read(LAYOUTS, JsonObject.class, new JsonObject())).json();
  }

  private static FuzzTarget projects(Path folder) throws IOException {
    Path file = Project.create(folder).file();
    return new FuzzTarget(
        "projects",
        FuzzTarget.Form.JSON,
        List.of(Files.readAllBytes(file)),
        input -> {
          Files.write(file, input);
          Project project = Project.open(file);
          project.items();
          project.last();
        });
  }
}

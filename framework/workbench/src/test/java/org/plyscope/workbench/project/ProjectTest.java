package org.plyscope.workbench.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.view.Choices;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.project.Project.Item;
import org.plyscope.workbench.project.Project.Kind;

class ProjectTest {
  @TempDir Path folder;

  @Test
  void aNewProjectHasAFolderForEachKind() {
    Project project = Project.create(folder.resolve("orderings"));
    assertThat(project.name()).isEqualTo("orderings");
    for (Kind kind : Kind.values()) {
      assertThat(project.folder(kind)).isDirectory();
    }
    assertThat(project.items()).isEmpty();
    assertThat(Project.open(project.folder()).name()).isEqualTo("orderings");
    assertThat(Project.open(project.file()).folder()).isEqualTo(project.folder());
    assertThatThrownBy(() -> Project.create(project.folder()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("already");
  }

  @Test
  void whatLiesInItsFoldersIsInIt() throws Exception {
    Project project = Project.create(folder.resolve("p"));
    Files.writeString(project.folder(Kind.SEARCHES).resolve("b.plytrace"), "");
    Files.createDirectories(project.folder(Kind.POSITIONS).resolve("mid"));
    Files.writeString(project.folder(Kind.POSITIONS).resolve("mid/a.positions"), "");
    Files.writeString(project.folder(Kind.POSITIONS).resolve(".hidden"), "");
    Files.createDirectories(project.folder(Kind.RUNS).resolve("first.run/inner"));
    assertThat(project.items())
        .extracting(Item::name)
        .containsExactly(Path.of("mid/a.positions").toString(), "b.plytrace", "first.run");
    assertThat(project.free(Kind.SEARCHES, "b", ".plytrace").getFileName())
        .hasToString("b-2.plytrace");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingIsWrittenThroughALinkInAProject() throws Exception {
    Project project = Project.create(folder.resolve("p"));
    Path nowhere = folder.resolve("nowhere");
    Files.createSymbolicLink(project.folder(Kind.SEARCHES).resolve("b.plytrace"), nowhere);
    assertThat(project.free(Kind.SEARCHES, "b", ".plytrace").getFileName())
        .hasToString("b-2.plytrace");
    Path precious = Files.move(project.file(), folder.resolve("precious"));
    String content = Files.readString(precious);
    Files.createSymbolicLink(project.file(), precious);
    Path game = Files.writeString(project.folder(Kind.GAMES).resolve("g.plygame"), "");
    assertThatThrownBy(() -> project.opened(game))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a link to another place; delete the link");
    assertThat(precious).hasContent(content);
    Files.delete(project.folder(Kind.POSITIONS));
    Files.createSymbolicLink(project.folder(Kind.POSITIONS), folder);
    assertThatThrownBy(() -> Project.open(project.folder()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a link to another place; delete the link");
  }

  @Test
  void itKnowsWhatWasOpenedLast() throws Exception {
    Project project = Project.create(folder.resolve("p"));
    Path game = Files.writeString(project.folder(Kind.GAMES).resolve("g.plygame"), "");
    project.opened(game);
    project.opened(Files.writeString(folder.resolve("elsewhere.plygame"), ""));
    assertThat(Project.open(project.folder()).last()).contains(game);
    Files.delete(game);
    assertThat(Project.open(project.folder()).last()).isEmpty();
  }

  @Test
  void whatIsNoProjectIsOneSentence() throws Exception {
    assertThatThrownBy(() -> Project.open(folder)).hasMessageContaining("There is no project");
    Path file = folder.resolve("project.plyproject");
    for (String wrong : new String[] {"", "{", "[]", "{}", "{\"plyscope\": \"x\"}", "\u0000"}) {
      Files.writeString(file, wrong);
      assertThatThrownBy(() -> Project.open(folder)).isInstanceOf(InputException.class);
    }
    Files.writeString(file, "{\"plyscope\": 2}");
    assertThatThrownBy(() -> Project.open(folder)).hasMessageContaining("newer");
    Files.writeString(file, "{\"plyscope\": 1, \"last\": \"../../secret\"}");
    assertThat(Project.open(folder).last()).as("never outside").isEmpty();
  }

  @Test
  void dialogsStartInTheOpenProjectAlsoAfterARestart() throws Exception {
    Choices choices = Choices.inMemory();
    Folders folders = new Folders(Choices.inMemory());
    List<String> said = new ArrayList<>();
    AtomicInteger opened = new AtomicInteger();
    OpenProject desk = new OpenProject(choices, folders, said::add);
    Project project = Project.create(folder.resolve("p"));
    desk.use(project);
    assertThat(folders.get("traces").toPath()).isEqualTo(project.folder(Kind.SEARCHES));
    assertThat(folders.get("figures").toPath()).isEqualTo(project.folder(Kind.FIGURES));
    Path game = Files.writeString(project.folder(Kind.GAMES).resolve("a.plygame"), "");
    desk.opened(game);
    desk.end();
    assertThat(Project.open(project.folder()).last()).contains(game);

    OpenProject later = new OpenProject(choices, folders, said::add);
    later.restore(new PaperWorkspace(), opened::incrementAndGet);
    assertThat(opened).hasValue(1);
    assertThat(later.project()).map(Project::folder).contains(project.folder());
    Files.delete(project.file());
    OpenProject gone = new OpenProject(choices, folders, said::add);
    gone.restore(new PaperWorkspace(), opened::incrementAndGet);
    assertThat(opened).hasValue(1);
    assertThat(gone.project()).isEmpty();
    assertThat(said).hasSize(1);
    assertThat(said.get(0)).contains("There is no project");
  }

  /** The desktop would start some of them. */
  @Test
  void onlyFiguresAreHandedToTheDesktop() throws Exception {
    for (String name : List.of("a.png.desktop", "a.sh", "a.jar", "a.exe", "png")) {
      Path file = Files.writeString(folder.resolve(name), "");
      assertThatThrownBy(() -> ProjectFeature.showElsewhere(file))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("is not a figure");
    }
    Path app = Files.createDirectory(folder.resolve("a.svg"));
    assertThatThrownBy(() -> ProjectFeature.showElsewhere(app))
        .hasMessageContaining("is not a figure");
  }
}

package org.plyscope.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.window.Command;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.view.board.fixture.FakeWorkspace;

class BoardCommandsTest {
  private final BoardViewFactory factory = new BoardViewFactory();
  private final List<Command> commands = BoardCommands.all(factory);
  private final FakeWorkspace workspace = new FakeWorkspace(false);

  private Command command(String id) {
    return commands.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  private BoardDriver open() {
    workspace.select(Selection.of(Line.of(TestGames.star())));
    return new BoardDriver(workspace, factory);
  }

  @Test
  void theFactoryOffersTheBoard() {
    assertThat(factory.id()).isEqualTo("board");
    assertThat(factory.title()).isEqualTo("Board");
    assertThat(factory.place()).isEqualTo(ViewFactory.Place.CENTER);
  }

  @Test
  void commandsNeedAnOpenBoard() {
    assertThat(commands).allSatisfy(c -> assertThat(c.enabled(workspace)).isFalse());
    BoardDriver board = open();
    assertThat(commands)
        .filteredOn(c -> !c.id().equals("board.show-differences"))
        .allSatisfy(c -> assertThat(c.enabled(workspace)).isTrue());
    assertThat(command("board.show-differences").enabled(workspace)).as("no search yet").isFalse();
    board.view().close();
    assertThat(commands).allSatisfy(c -> assertThat(c.enabled(workspace)).isFalse());
    command("board.edit").run(workspace);
  }

  @Test
  void switchesSayWhetherTheyAreOn() {
    Command coordinates = command("board.coordinates");
    assertThat(coordinates.checked(workspace)).as("without a board").contains(false);
    open();
    boolean before = coordinates.checked(workspace).orElseThrow();
    coordinates.run(workspace);
    assertThat(coordinates.checked(workspace)).contains(!before);
    assertThat(command("board.show-differences").checked(workspace)).contains(false);
    assertThat(command("board.flip").checked(workspace)).isEmpty();
  }

  @Test
  void idsAreUniqueAndKeysAreKeys() {
    assertThat(commands.stream().map(Command::id).distinct().count()).isEqualTo(commands.size());
    assertThat(commands)
        .filteredOn(c -> !c.shortcut().isEmpty())
        .allSatisfy(c -> assertThat(KeyStroke.getKeyStroke(c.shortcut())).isNotNull());
  }

  @Test
  void commandsWorkTheView() {
    BoardDriver board = open();
    command("board.edit").run(workspace);
    assertThat(board.has("board.palette")).isTrue();
    assertThat(board.find("board.edit", AbstractButton.class).isSelected()).isTrue();
    command("board.edit").run(workspace);
    assertThat(board.has("board.palette")).isFalse();
    AbstractButton labels = board.find("board.coordinates", AbstractButton.class);
    boolean labelled = labels.isSelected();
    command("board.coordinates").run(workspace);
    assertThat(labels.isSelected()).isNotEqualTo(labelled);
    BoardCanvas canvas = (BoardCanvas) board.canvas();
    command("board.flip").run(workspace);
    assertThat(canvas.degrees()).isEqualTo(180);
    command("board.rotate").run(workspace);
    assertThat(canvas.degrees()).isEqualTo(240);
  }

  @Test
  void theSpeedOfAnimationIsAdjusted() {
    open();
    command("board.slower").run(workspace);
    assertThat(workspace.messages()).containsExactly("A step of a move takes 90 ms.");
    command("board.slower").run(workspace);
    assertThat(workspace.messages().get(1)).isEqualTo("A step of a move takes 150 ms.");
    command("board.faster").run(workspace);
    command("board.faster").run(workspace);
    assertThat(workspace.messages().get(3)).isEqualTo("Moves are shown at once.");
  }
}

package org.plyscope.testkit.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.api.window.Command;
import org.plyscope.testkit.games.TicTacToe;

/**
 * The contract of all commands of a plugin: ids, texts, menus and keys are well formed and do not
 * change, and at every position of a game they answer whether they can be started, and why not. It
 * needs no display and does not run the commands.
 *
 * @since 3.0
 */
public abstract class CommandContract {
  /** Called by JUnit. */
  protected CommandContract() {}

  /**
   * Returns the commands under test.
   *
   * @return the commands of a plugin, at least one
   */
  protected abstract List<Command> commands();

  /**
   * Returns rules of a game that the command can be used with.
   *
   * @return tic-tac-toe by default
   */
  protected Rules rules() {
    return TicTacToe.standard();
  }

  /**
   * Makes the window that the command is started in.
   *
   * @return a new workspace without a selection
   */
  protected PaperWorkspace workspace() {
    return new PaperWorkspace();
  }

  @Test
  void propertiesAreWellFormed() {
    assertThat(commands()).isNotEmpty().allSatisfy(CommandContract::checkProperties);
    assertThat(commands()).extracting(Command::id).doesNotHaveDuplicates();
  }

  private static void checkProperties(Command command) {
    assertThat(command.id()).matches("[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)*");
    assertThat(command.title()).isNotBlank().doesNotContain("\n");
    assertThat(command.menu()).isNotBlank();
    assertThat(command.menu().split("/", -1)).as("menus").noneMatch(String::isBlank);
    assertThat(command.icon()).isNotNull();
    assertThat(command.description()).doesNotContain("\n");
    assertThat(command.keywords()).doesNotContainNull();
    if (!command.shortcut().isEmpty()) {
      assertThat(KeyStroke.getKeyStroke(command.shortcut())).as(command.shortcut()).isNotNull();
    }
  }

  @Test
  void propertiesDoNotChange() {
    for (Command command : commands()) {
      List<Object> before = properties(command);
      Ui.run(() -> checkAnswers(command, Selection.of(Line.of(rules()))));
      assertThat(properties(command)).isEqualTo(before);
    }
  }

  @Test
  void commandsAnswerThroughoutAGame() {
    Ui.run(() -> commands().forEach(this::playWith));
  }

  private void playWith(Command command) {
    Line line = Line.of(rules());
    checkAnswers(command, Selection.of(line));
    for (int ply = 0; ply < 60 && line.state().legalMoves().length > 0; ply++) {
      line = line.then(line.state().legalMoves()[0]);
      checkAnswers(command, Selection.of(line));
    }
    if (!command.needsGame()) {
      checkAnswers(command, null);
    }
  }

  private void checkAnswers(Command command, Selection selection) {
    PaperWorkspace workspace = workspace();
    if (selection != null) {
      workspace.select(selection);
    }
    if (!command.enabled(workspace)) {
      assertThat(command.whyNot(workspace)).doesNotContain("\n");
    }
    assertThat(command.checked(workspace)).isNotNull();
  }

  private static List<Object> properties(Command command) {
    return List.of(
        command.id(),
        command.title(),
        command.menu(),
        command.group(),
        command.position(),
        command.onToolBar(),
        command.shortcut(),
        command.description(),
        command.keywords(),
        command.needsGame());
  }
}

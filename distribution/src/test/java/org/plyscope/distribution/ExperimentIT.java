package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunProgress.State;
import org.plyscope.api.run.Runs;
import org.plyscope.testkit.display.NeedsDisplay;

/**
 * From the form to a run, its points, the games of one of them, a move, and a search of that
 * position, in the window as it is shipped.
 */
@NeedsDisplay
class ExperimentIT {
  /** Two blocks of six pairings in both seats. */
  private static final int GAMES = 24;

  @TempDir Path data;
  private Gui gui;
  private Runs runs;

  @Test
  void fromTheFormToTheSearchOfAPositionAndTwoRunsInOneChart() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      gui = Gui.enter(plyscope.context());
      runs = plyscope.service(Runs.class);
      gui.execute("perspective.experiment");
      choose("experiment.workers.inProcess", "Yes");
      Run first = start("First", 2, GAMES);
      gui.await("all games are played", () -> first.progress().state() == State.FINISHED);

      gui.await("the chart is there", () -> gui.has("win-rate.chart"));
      gui.await(
          "the entrant is selected",
          () -> {
            click("ab5");
            return chosen(first).equals(List.of("ab5"));
          });
      gui.execute("view.show.run-games");
      JTable games = gui.find("games.table", JTable.class);
      gui.await("its games are listed", () -> games.getRowCount() == GAMES / 2);
      gui.onUi(
          () -> {
            games.setRowSelectionInterval(0, 0);
            return true;
          });
      gui.await("the game is read", () -> text("games.move").startsWith("Move 4 of"));
      gui.await("it is on the board", () -> gui.selection().line().size() == 4);
      gui.press("games.forth");
      gui.await("the move is on the board", () -> gui.selection().line().size() == 5);
      gui.press("games.search");
      gui.await("the position is searched", () -> gui.selection().result().isPresent());
      assertThat(gui.selection().line().size()).isEqualTo(5);
      gui.await(
          "the status names the agent that searched",
          () -> text("status.message").contains("has searched"));
      String told = gui.onUi(() -> text("status.message"));
      RunEntrant who =
          first.entrants().stream()
              .filter(entrant -> told.startsWith(entrant.name() + " has"))
              .findFirst()
              .orElseThrow();
      assertThat(told).isEqualTo(who.name() + " has searched the position after move 5.");

      gui.execute("perspective.experiment");
      pauseAndCompare(first);
    }
  }

  private void pauseAndCompare(Run first) {
    Run second = start("Second", 100_000, 1_200_000);
    gui.await("blocks are finished", () -> second.progress().finished() >= GAMES);
    enabled("runs.pause");
    gui.press("runs.pause");
    gui.await("it pauses", () -> second.progress().state() == State.PAUSED);
    enabled("runs.resume");
    long before = second.progress().finished();
    gui.press("runs.resume");
    gui.await("it goes on", () -> second.progress().finished() > before);
    enabled("runs.stop");
    gui.press("runs.stop");
    gui.await("it is stopped", () -> second.progress().state() == State.STOPPED);

    gui.execute("view.show.win-rate");
    JComboBox<?> other = gui.find("win-rate.second", JComboBox.class);
    gui.onUi(
        () -> {
          other.setSelectedItem(first);
          return true;
        });
    gui.await(
        "both runs are drawn",
        () -> text("win-rate.caption").matches("(?s).*Second: .*; First: .*"));
  }

  private Run start(String name, int blocks, int games) {
    type("experiment.name", name);
    type("experiment.blocks", Integer.toString(blocks));
    String planned = "%,d games".formatted(games);
    gui.await("the plan is made", () -> text("experiment.plan").contains(planned));
    enabled("experiment.start");
    gui.press("experiment.start");
    gui.await(
        "the run is shown",
        () -> runs.shown().filter(run -> run.facts().name().equals(name)).isPresent());
    return runs.shown().orElseThrow();
  }

  private void enabled(String button) {
    AbstractButton found = gui.find(button, AbstractButton.class);
    gui.await(button + " can be pressed", found::isEnabled);
  }

  private void type(String field, String text) {
    JTextComponent component = gui.find(field, JTextComponent.class);
    gui.onUi(
        () -> {
          component.setText(text);
          ((JTextField) component).postActionEvent();
          return true;
        });
  }

  private void choose(String chooser, String label) {
    JComboBox<?> choices = gui.find(chooser, JComboBox.class);
    gui.onUi(
        () -> {
          for (int i = 0; i < choices.getItemCount(); i++) {
            if (String.valueOf(choices.getItemAt(i)).equals(label)) {
              choices.setSelectedIndex(i);
            }
          }
          return true;
        });
  }

  private String text(String name) {
    JComponent found = gui.find(name, JComponent.class);
    return found instanceof JTextComponent area ? area.getText() : ((JLabel) found).getText();
  }

  private List<String> chosen(Run run) {
    RunFocus focus = runs.focus();
    return focus.entrants().stream().map(i -> run.entrants().get(i).name()).toList();
  }

  /**
   * Clicks where the chart places an entrant, if it is drawn. The last games may still move it
   * after it was drawn; then the click hits nothing or another entrant, and is repeated.
   */
  private void click(String entrant) {
    JComponent chart = gui.find("win-rate.chart", JComponent.class);
    Point place = place(chart, entrant);
    if (place != null) {
      for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
        chart.dispatchEvent(mouse(chart, id, place.x, place.y));
      }
    }
  }

  private static Point place(JComponent chart, String entrant) {
    for (int x = 0; x < chart.getWidth(); x += 2) {
      for (int y = 0; y < chart.getHeight(); y += 2) {
        String tip = chart.getToolTipText(mouse(chart, MouseEvent.MOUSE_MOVED, x, y));
        if (tip != null && tip.contains(entrant + ":")) {
          return new Point(x, y);
        }
      }
    }
    return null;
  }

  private static MouseEvent mouse(JComponent chart, int id, int x, int y) {
    return new MouseEvent(chart, id, 0, 0, x, y, 1, false, MouseEvent.BUTTON1);
  }
}

package org.plyscope.workbench.play.file;

import java.awt.Window;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Seat;
import org.plyscope.lab.play.GameTree;
import org.plyscope.ui.form.FormDialog;

/** Lets the user choose one of the games of a file. */
final class GameChooser {
  private final Window owner;
  private final List<GameTree> games;
  private final JList<String> list;
  private GameTree answer;

  GameChooser(Window owner, List<GameTree> games) {
    this.owner = owner;
    this.games = games;
    String[] titles =
        IntStream.range(0, games.size())
            .mapToObj(i -> (i + 1) + ".  " + title(games.get(i)))
            .toArray(String[]::new);
    list = new JList<>(titles);
    list.setName("game.chooser");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setSelectedIndex(0);
  }

  /** Asks; returns the game, or empty if the user cancelled. */
  Optional<GameTree> ask(String file) {
    JPanel panel =
        new JPanel(new MigLayout("fill, insets 0, wrap", "[grow, fill]", "[]rel[grow, fill]"));
    panel.add(new JLabel(file + " holds " + games.size() + " games:"));
    panel.add(new JScrollPane(list));
    FormDialog dialog =
        new FormDialog(owner, "dialog.choose-game", "Open game", panel, "Open", this::accept);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              dialog.accept();
            }
          }
        });
    dialog.show("dialog");
    return Optional.ofNullable(answer);
  }

  private boolean accept() {
    int index = list.getSelectedIndex();
    answer = index < 0 ? null : games.get(index);
    return answer != null;
  }

  /** Describes a game by its headers: players, place, result. */
  static String title(GameTree game) {
    Map<String, String> headers = game.headers();
    String players =
        game.rules().board().seats().stream()
            .map(Seat::name)
            .map(headers::get)
            .filter(p -> p != null && !p.isBlank())
            .collect(Collectors.joining(" – "));
    String about =
        List.of("Event", "Date", "Result").stream()
            .map(headers::get)
            .filter(v -> v != null && !v.isBlank() && !v.startsWith("?"))
            .collect(Collectors.joining(", "));
    int moves = game.mainLine().size();
    String start = players.isEmpty() ? "" : players + "   ";
    return start + about + (about.isEmpty() ? "" : "   ") + moves + " moves";
  }
}

package org.plyscope.view.board;

import java.awt.BorderLayout;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.MarkedMoves;
import org.plyscope.board.animation.MoveAnimation;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.view.board.icons.BoardIcons;
import org.plyscope.view.board.model.BoardModel;
import org.plyscope.view.board.model.LastMove;
import org.plyscope.view.board.model.LastMoves;
import org.plyscope.view.board.model.Play;
import org.plyscope.view.board.model.SetupEditor;
import org.plyscope.view.board.model.Shown;

/** Shows the selected position, plays moves on it and lets the user edit it. */
final class BoardView implements View {
  private static final String COORDINATES = "coordinates";
  private static final String TURN = "turn.";

  private final Workspace workspace;
  private final Runnable onClose;
  private final JPanel panel = new JPanel(new BorderLayout());
  private final Choices choices;
  private final AnimationSpeed speed;
  private final BoardCanvas canvas;
  private final BoardIcons icons;
  private final BoardHeader header;
  private final Differences differences;
  private final NodeBanner banner;
  private final LastMoves lastMoves = new LastMoves();
  private boolean glancing;
  private LiveSearch live;
  private BoardModel model;
  private EditMode editing;

  BoardView(Workspace workspace, Runnable onClose) {
    this.workspace = workspace;
    this.onClose = onClose;
    this.choices = workspace.choices(BoardViewFactory.ID);
    this.speed = new AnimationSpeed(workspace);
    this.canvas = new BoardCanvas(workspace, this::play);
    this.icons = new BoardIcons(workspace);
    this.header = new BoardHeader(canvas::theme, icons);
    this.differences = new Differences(canvas);
    this.banner = new NodeBanner(workspace);
    header.addButtons(this);
    panel.setName("board");
    JPanel top =
        new JPanel(new MigLayout("insets 0, fillx, wrap, hidemode 3, gap 0", "[grow, fill]"));
    top.add(header);
    top.add(banner, "gapx 10 10, gapbottom 4, width 0:100%:");
    top.add(differences.line(), "gapx 10 10, gapbottom 4, width 0:100%:");
    panel.add(top, BorderLayout.NORTH);
    panel.add(canvas, BorderLayout.CENTER);
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    endGlance();
    banner.follow(selection);
    Shown shown = Shown.of(selection);
    mark(selection);
    differences.follow(selection, shown.model());
    BoardModel old = model;
    boolean known = old != null && old.rules().equals(shown.model().rules());
    if (known && old.line().equals(shown.model().line())) {
      showHeader();
      return;
    }
    model = shown.model();
    if (!known) {
      endEditing();
      lastMoves.clear();
    }
    boolean follows = known && lastMoves.follows(old, shown.lastMove(), model);
    if (!follows && shown.before() != null) {
      lastMoves.follows(shown.before(), shown.lastMove(), model);
    }
    Optional<LastMove> last = lastMoves.find(model, shown.lastMove());
    canvas.show(model, last);
    if (!known) {
      canvas.turnTo(angle());
      canvas.setCoordinates(choices.flag(COORDINATES, model.labelsAreNeeded()));
    }
    if (follows && editing == null) {
      LastMove move = last.orElseThrow();
      canvas.animate(
          MoveAnimation.of(model.board(), move.before(), model.setup(), move.play().path()),
          speed.millis());
    }
    showHeader();
  }

  @Override
  public void searching(LiveSearch search) {
    live = search;
    mark(workspace.selection());
  }

  /** Shows a position for a moment, with the move that leads to it; nothing else changes. */
  @Override
  public void previewing(Selection glimpse) {
    if (glimpse == null || editing != null || model == null) {
      endGlance();
    } else if (glimpse.rules() == model.rules()) {
      glancing = true;
      Shown shown = Shown.of(glimpse);
      Line line = glimpse.line();
      if (line.size() > 0) {
        BoardModel before = BoardModel.of(line.first(line.size() - 1));
        lastMoves.follows(before, shown.lastMove(), shown.model());
      }
      canvas.stopAnimation();
      canvas.arrows(List.of());
      canvas.show(shown.model(), lastMoves.find(shown.model(), shown.lastMove()));
    }
  }

  private void endGlance() {
    if (glancing) {
      glancing = false;
      Selection selection = workspace.selection();
      canvas.show(model, lastMoves.find(model, Shown.of(selection).lastMove()));
      mark(selection);
    }
  }

  /** The user's marks come before the candidates of a running search. */
  private void mark(Selection selection) {
    boolean searched = live != null && live.running() && live.line().equals(selection.line());
    List<Mark> marks = searched && selection.marks().isEmpty() ? live.marks() : selection.marks();
    canvas.arrows(MarkedMoves.of(selection.line().state(), marks));
  }

  @Override
  public void close() {
    canvas.stopAnimation();
    endEditing();
    onClose.run();
  }

  void flip() {
    turn(180);
  }

  void rotate() {
    canvas.board().ifPresent(b -> turn(BoardLayout.turn(b)));
  }

  private void turn(int by) {
    canvas.turnTo(canvas.degrees() + by);
    if (model != null) {
      choices.put(TURN + model.rules().game().id(), canvas.degrees());
    }
  }

  /** Boards of one game are turned as the user left the last one, as far as that fits. */
  private int angle() {
    long kept = choices.number(TURN + model.rules().game().id(), 0);
    return kept % BoardLayout.turn(model.board()) == 0 ? (int) (kept % 360) : 0;
  }

  boolean coordinatesShown() {
    return canvas.coordinates();
  }

  boolean differencesShown() {
    return differences.shown();
  }

  void toggleCoordinates() {
    canvas.setCoordinates(!canvas.coordinates());
    choices.put(COORDINATES, canvas.coordinates());
    showHeader();
  }

  /** Shows or hides the differences from the start of the search. */
  void toggleDifferences() {
    differences.toggle();
    showHeader();
  }

  boolean canShowDifferences() {
    return differences.possible() && editing == null;
  }

  void faster() {
    workspace.message(speed.faster());
  }

  void slower() {
    workspace.message(speed.slower());
  }

  /** Starts to edit; or ends it, applying the changes if the position can be played. */
  void toggleEditing() {
    if (editing == null) {
      startEditing();
    } else if (!editing.changed()) {
      endEditing();
    } else if (editing.editor().problems().isEmpty()) {
      apply();
    } else {
      editing.say("The setup cannot be played yet; fix it or press Cancel.");
    }
    showHeader();
  }

  private void startEditing() {
    if (model != null) {
      editing =
          new EditMode(
              panel,
              model.rules(),
              model.setup(),
              canvas::theme,
              icons,
              this::apply,
              this::endEditing);
      workspace.editing(true);
      editing.editor().onChange(this::showHeader);
      canvas.edit(editing.editor());
      canvas.requestFocusInWindow();
    }
  }

  private void apply() {
    SetupEditor editor = editing.editor();
    String position;
    try {
      position = editor.position();
    } catch (InputException e) {
      editing.say(e.getMessage());
      return;
    }
    endEditing();
    workspace.select(Selection.of(Line.of(editor.rules(), position)));
  }

  private void endEditing() {
    if (editing != null) {
      editing.end();
      editing = null;
      workspace.editing(false);
      canvas.edit(null);
      showHeader();
      // The button that had the focus is gone, and the user goes on with the board.
      canvas.requestFocusInWindow();
    }
  }

  private void showHeader() {
    if (model != null) {
      boolean over = editing == null && model.over();
      header.show(model.board(), canvas.contents(), over);
    }
    header.showModes(editing != null, canvas.coordinates());
    header.showDifferences(canShowDifferences(), differences.shown());
  }

  private void play(List<Play> plays) {
    if (plays.size() == 1) {
      play(plays.get(0));
      return;
    }
    JPopupMenu menu = new JPopupMenu();
    menu.setName("board.choices");
    for (Play play : plays) {
      JMenuItem item = new JMenuItem(play.text());
      item.addActionListener(e -> play(play));
      menu.add(item);
    }
    Point2D at = canvas.geometry().center(plays.get(0).end());
    menu.show(canvas, (int) at.getX(), (int) at.getY());
  }

  private void play(Play play) {
    workspace.select(Selection.of(model.after(play.move())));
  }
}

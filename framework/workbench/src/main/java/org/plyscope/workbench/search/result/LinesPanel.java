package org.plyscope.workbench.search.result;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Tint;
import org.plyscope.api.search.Candidate;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.NumberText;

/** Several lines at once: each of the best moves with its value and what is expected after it. */
final class LinesPanel extends JPanel {
  /** How many lines are shown. */
  static final int MOST = 8;

  private final List<JLabel> values = new ArrayList<>();
  private final List<MoveLine> lines = new ArrayList<>();

  /**
   * Makes the panel.
   *
   * @param seatColor the colour of a seat with some tint, now
   * @param picked receives the line and the step that was picked
   * @param pointed receives the line and the step under the mouse, -1 for none
   */
  LinesPanel(
      Function<Tint, Color> seatColor,
      BiConsumer<PlayedLine, Integer> picked,
      BiConsumer<PlayedLine, Integer> pointed) {
    super(new MigLayout("fillx, insets rel, wrap 2, hidemode 3", "[right]unrel[grow, fill, 0::]"));
    setName("result.lines");
    for (int i = 0; i < MOST; i++) {
      JLabel value = new JLabel("", SwingConstants.TRAILING);
      MoveLine line = new MoveLine("result.lines." + (i + 1), seatColor).rows(1);
      line.onPick(step -> picked.accept(line.line(), step));
      line.onPoint(step -> pointed.accept(line.line(), step));
      values.add(value);
      lines.add(line);
      add(value, "top");
      add(line, "width 0:100%:");
    }
  }

  /** Shows the lines of candidates, and which step of each is on the board. */
  void show(List<Candidate> candidates, List<PlayedLine> now, int[] places) {
    for (int i = 0; i < MOST; i++) {
      boolean there = i < now.size() && now.get(i).size() > 0;
      values.get(i).setVisible(there);
      lines.get(i).setVisible(there);
      if (there) {
        Candidate candidate = candidates.get(i);
        values.get(i).setText(NumberText.value(candidate.value(), candidate.bound()));
        lines.get(i).show(now.get(i), places[i]);
      } else {
        lines.get(i).show(null, PlayedLine.ELSEWHERE);
      }
    }
  }
}

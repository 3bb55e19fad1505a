package @package@;

import java.awt.GridLayout;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.BoardPanel;
import org.plyscope.ui.chart.BarChart;

/**
 * Shows the position as a small board, and the nodes of its last search ply by ply.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = ViewFactory.class)
public final class @class@ implements ViewFactory {
  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String title() {
    return "@name@";
  }

  @Override
  public View create(Workspace workspace) {
    return new BoardAndChart(workspace);
  }

  private static final class BoardAndChart implements View {
    private final BarChart chart = new BarChart("Ply", "Nodes");
    private final JPanel panel = new JPanel(new GridLayout(1, 2));
    private final BoardPanel board;

    BoardAndChart(Workspace workspace) {
      board = new BoardPanel(workspace);
      panel.setName("@id@");
      panel.add(board);
      panel.add(chart);
    }

    @Override
    public JComponent component() {
      return panel;
    }

    @Override
    public void selected(Selection selection) {
      board.show(selection.rules().board(), selection.line().state().setup());
      Counts counts = selection.result().map(SearchResult::counts).orElse(Counts.NONE);
      chart.show(IntStream.range(0, counts.plies()).mapToDouble(counts::nodes).toArray());
    }
  }
}

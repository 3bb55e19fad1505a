package org.example.kept;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.board.Tint;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;

/** Shows how many moves were played and what a search found. */
@Component
public final class KeptView implements ViewFactory {
  @Override
  public String id() {
    return "kept-view";
  }

  @Override
  public String title() {
    return "Kept view";
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }

  @Override
  public View create(Workspace workspace) {
    return new Label(workspace);
  }

  private static final class Label implements View {
    private final Workspace workspace;
    private final JLabel label = new JLabel();

    Label(Workspace workspace) {
      this.workspace = workspace;
      label.setName("kept-label");
      label.setForeground(workspace.color(Tint.values()[0]));
      selected(workspace.selection());
    }

    @Override
    public JComponent component() {
      return label;
    }

    @Override
    public void selected(Selection selection) {
      label.setText(
          selection.rules().game().name() + " after " + selection.line().size() + " moves");
    }

    @Override
    public List<DataTable> tables() {
      Selection now = workspace.selection();
      double value = now.result().map(result -> result.value()).orElse(Double.NaN);
      return List.of(
          new DataTable(
              "kept",
              List.of("game", "moves", "value"),
              List.of(List.of(now.rules().game().id(), now.line().size(), value))));
    }
  }
}

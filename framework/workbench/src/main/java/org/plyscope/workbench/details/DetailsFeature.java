package org.plyscope.workbench.details;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.widget.FactList;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.theme.Icons;

/** The view that shows all facts about the selection. */
public final class DetailsFeature implements Feature {
  private final Supplier<Optional<About>> about;

  /**
   * Creates the feature for a window.
   *
   * @param about the selected subject, in words
   */
  public DetailsFeature(Supplier<Optional<About>> about) {
    this.about = about;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(DetailsView.ID, "Details", Place.BOTTOM, w -> new DetailsView(w, about))
            .explained(
                "Shows all facts about the selection: the position, the search, its tree, the"
                    + " node."));
  }

  /** Shows all facts about the selection: the position, the search, its tree, the node. */
  private static final class DetailsView implements View {
    /** The id of the view. */
    static final String ID = "details";

    private final Workspace workspace;
    private final Supplier<Optional<About>> about;
    private final JPanel groups =
        new JPanel(
            new MigLayout("fillx, insets panel, wrap, hidemode 3, gapy rel", "[grow, fill, 0::]"));
    private final List<Heading> headings = new ArrayList<>();
    private final List<FactList> lists = new ArrayList<>();
    private final JPanel panel =
        new JPanel(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
    private List<SelectionFacts> shown = List.of();

    /**
     * Makes the view.
     *
     * @param about the selected subject, in words
     */
    DetailsView(Workspace workspace, Supplier<Optional<About>> about) {
      this.workspace = workspace;
      this.about = about;
      panel.setName(ID);
      JButton copy = new JButton("Copy", Icons.of("copy"));
      copy.setName("details.copy");
      copy.setToolTipText("Copy all facts as text");
      copy.addActionListener(e -> copy());
      groups.add(copy, "growx 0");
      groups.putClientProperty(View.PICTURE, true);
      JScrollPane scroll = new JScrollPane(new WidthTracking(groups));
      scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
      scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
      panel.add(scroll);
    }

    @Override
    public JComponent component() {
      return panel;
    }

    @Override
    public void selected(Selection selection) {
      About words = about.get().orElseThrow();
      List<SelectionFacts> now =
          SelectionFacts.of(selection, words, workspace.search().map(LiveSearch::title));
      if (now.equals(shown)) {
        return;
      }
      shown = now;
      while (lists.size() < now.size()) {
        group();
      }
      for (int i = 0; i < lists.size(); i++) {
        boolean there = i < now.size();
        headings.get(i).setVisible(there);
        lists.get(i).setVisible(there);
        if (there) {
          headings.get(i).setText(now.get(i).title());
          lists.get(i).show(now.get(i).facts());
        }
      }
      groups.revalidate();
    }

    private void group() {
      Heading heading = new Heading("");
      FactList list = new FactList("details.facts");
      headings.add(heading);
      lists.add(list);
      groups.add(heading, "gaptop rel");
      groups.add(list, "width 0:100%:");
    }

    @Override
    public List<DataTable> tables() {
      List<List<Object>> rows = new ArrayList<>();
      for (SelectionFacts group : shown) {
        group.facts().forEach(f -> rows.add(List.of(group.title(), f.name(), f.text())));
      }
      return List.of(new DataTable("details", List.of("about", "name", "text"), rows));
    }

    private void copy() {
      String text =
          shown.stream()
              .map(
                  group ->
                      group.title()
                          + "\n"
                          + group.facts().stream()
                              .map(f -> "  " + f.name() + ": " + f.text())
                              .collect(Collectors.joining("\n")))
              .collect(Collectors.joining("\n\n"));
      TextClipboard.SYSTEM.copy(text);
      workspace.message("The details are on the clipboard.");
    }
  }
}

package org.plyscope.workbench.dock;

import java.awt.BorderLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.plyscope.api.view.ViewFactory;

/** A place with a stable id that shows a view, or a sentence that says why there is none. */
public final class ViewSlot extends JPanel {
  private final String id;
  private final ViewFactory.Place place;
  private String title;

  /**
   * Makes an empty slot.
   *
   * @param id the id of its view
   * @param title what its tab says
   * @param place where it stands at first
   */
  public ViewSlot(String id, String title, ViewFactory.Place place) {
    super(new BorderLayout());
    this.id = id;
    this.title = title;
    this.place = place;
    setName("slot." + id);
  }

  /** Returns the id of its view. */
  public String id() {
    return id;
  }

  /** Returns what its tab says. */
  public String title() {
    return title;
  }

  /** Changes what its tab says, when the plugin of a remembered view arrives. */
  public void title(String value) {
    title = value;
  }

  /** Returns where it stands at first. */
  public ViewFactory.Place place() {
    return place;
  }

  /** Shows a component and nothing else. */
  public void show(JComponent content) {
    removeAll();
    add(content);
    revalidate();
    repaint();
  }
}

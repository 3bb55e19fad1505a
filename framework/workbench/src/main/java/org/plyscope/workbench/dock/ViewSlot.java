package org.plyscope.workbench.dock;

import java.awt.BorderLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory;

/** A place with a stable id that shows a view, or a sentence that says why there is none. */
public final class ViewSlot extends JPanel {
  private final String id;
  private final ViewFactory.Place place;
  private String title;
  private IconRef icon = IconRef.NONE;
  private String help = "";

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

  /** Returns the icon of its tab. */
  public IconRef icon() {
    return icon;
  }

  /** Returns what its view shows, or the empty text. */
  public String help() {
    return help;
  }

  /** Changes what its tab says, when the plugin of a remembered view arrives. */
  public void describe(ViewFactory factory) {
    title = factory.title();
    icon = factory.icon();
    help = factory.help();
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

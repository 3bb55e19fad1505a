package org.plyscope.workbench.dock;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.border.Border;
import javax.swing.border.CompoundBorder;
import javax.swing.border.LineBorder;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory;

/** A place with a stable id that shows a view, or a sentence that explains why there is none. */
public final class ViewSlot extends JPanel {
  private static final String COLOR = "ModernDocking.highlighterNotSelectedBorder";
  private final String id;
  private final ViewFactory.Place place;
  private String title;
  private IconRef icon = IconRef.NONE;
  private String help = "";
  private Consumer<Throwable> painting;

  /**
   * Makes an empty slot.
   *
   * @param id the id of its view
   * @param title the title of its tab
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

  /** Returns the title of its tab. */
  public String title() {
    return title;
  }

  /** Returns the icon of its tab. */
  public IconRef icon() {
    return icon;
  }

  /** Returns what its view shows, or an empty string. */
  public String help() {
    return help;
  }

  /** Changes the title of its tab, when the plugin of a remembered view arrives. */
  void describe(KnownView view) {
    title = view.title();
    icon = view.icon();
    help = view.help();
  }

  /** Returns where it stands at first. */
  public ViewFactory.Place place() {
    return place;
  }

  /**
   * Sets the handler of exceptions thrown while the content is painted; it is called once per
   * repaint.
   */
  void onPaintFailure(Consumer<Throwable> listener) {
    painting = listener;
  }

  /** Lets every repaint inside begin here, so that nothing thrown by it gets past. */
  @Override
  protected boolean isPaintingOrigin() {
    return painting != null;
  }

  @Override
  protected void paintChildren(Graphics graphics) {
    try {
      super.paintChildren(graphics);
    } catch (RuntimeException | Error e) {
      if (painting == null) {
        throw e;
      }
      painting.accept(e);
    }
  }

  /** Another theme; the frame around this view belongs to the docking library. */
  @Override
  public void updateUI() {
    super.updateUI();
    SwingUtilities.invokeLater(() -> refreshBorders(this));
  }

  /** Shows a component and nothing else. */
  public void show(JComponent content) {
    removeAll();
    add(new SlotPane(content));
    revalidate();
    repaint();
  }

  /** Colours the frame around a view. */
  private static void refreshBorders(Component view) {
    for (Container around = view.getParent(); around != null; around = around.getParent()) {
      if (around instanceof JComponent panel) {
        Border border = panel.getBorder();
        if (border instanceof CompoundBorder both
            && both.getInsideBorder() instanceof LineBorder line) {
          panel.setBorder(
              BorderFactory.createCompoundBorder(both.getOutsideBorder(), coloured(line)));
          return;
        }
        if (border instanceof LineBorder line && line.getClass() == LineBorder.class) {
          panel.setBorder(coloured(line));
          return;
        }
      }
    }
  }

  private static Border coloured(LineBorder line) {
    return BorderFactory.createLineBorder(UIManager.getColor(COLOR), line.getThickness());
  }
}

package org.plyscope.workbench.dock;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.Scrollable;
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

  /** Returns the purpose of its view, or an empty string. */
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

  /**
   * Gives a view all the room there is. Where that is less than the view needs at least, the view
   * is scrolled, so that nothing is lost in a small window or with large letters.
   */
  private static final class SlotPane extends JScrollPane {
    /** The most a view may ask for, in lines of text: a window is no place for more. */
    private static final int MOST_LINES = 26;

    SlotPane(JComponent view) {
      super(new Room(view));
      setBorder(BorderFactory.createEmptyBorder());
      setOpaque(false);
      getViewport().setOpaque(false);
    }

    /** Keys belong to the view and to the commands of the window. */
    @Override
    protected boolean processKeyBinding(
        KeyStroke stroke, KeyEvent event, int condition, boolean pressed) {
      return false;
    }

    /** As large as the viewport, or as the view needs to be. */
    private static final class Room extends JPanel implements Scrollable {
      private final JComponent view;

      private Room(JComponent view) {
        super(new BorderLayout());
        this.view = view;
        setOpaque(false);
        add(view);
      }

      @Override
      public Dimension getPreferredSize() {
        Dimension least = view.getMinimumSize();
        int most = MOST_LINES * line();
        return new Dimension(Math.min(most, least.width), Math.min(most, least.height));
      }

      @Override
      public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
      }

      @Override
      public boolean getScrollableTracksViewportWidth() {
        return getParent().getWidth() >= getPreferredSize().width;
      }

      @Override
      public boolean getScrollableTracksViewportHeight() {
        return getParent().getHeight() >= getPreferredSize().height;
      }

      @Override
      public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return line();
      }

      @Override
      public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
      }

      private int line() {
        return getFontMetrics(getFont()).getHeight();
      }
    }
  }
}

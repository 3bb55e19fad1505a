package org.plyscope.api.view;

import java.util.Objects;
import java.util.function.Function;

/**
 * A {@link ViewFactory} whose answers never change. A factory that extends it only states them:
 *
 * <pre>{@code
 * @Component(service = ViewFactory.class)
 * public final class HelloViewFactory extends PlainViewFactory {
 *   public HelloViewFactory() {
 *     super("hello", "Hello", Place.RIGHT, HelloView::new);
 *     help("Greets the player to move.");
 *   }
 * }
 * }</pre>
 */
public abstract class PlainViewFactory implements ViewFactory {
  private final String id;
  private final String title;
  private final Place place;
  private final Function<? super Workspace, ? extends View> create;
  private IconRef icon = IconRef.NONE;
  private String help = "";
  private boolean onDemand;

  /**
   * States the properties of every view.
   *
   * @param id the stable kebab-case id
   * @param title the title of its tab
   * @param place where it first appears
   * @param create creates a view in a window
   */
  protected PlainViewFactory(
      String id, String title, Place place, Function<? super Workspace, ? extends View> create) {
    this.id = Objects.requireNonNull(id);
    this.title = Objects.requireNonNull(title);
    this.place = Objects.requireNonNull(place);
    this.create = Objects.requireNonNull(create);
  }

  /**
   * States the icon of its tab and of its entry in the menu.
   *
   * @param shown the icon
   */
  protected final void icon(IconRef shown) {
    icon = Objects.requireNonNull(shown);
  }

  /**
   * States its purpose.
   *
   * @param sentence one sentence
   */
  protected final void help(String sentence) {
    help = Objects.requireNonNull(sentence);
  }

  /** States that it opens only on request. */
  protected final void openOnDemand() {
    onDemand = true;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final View create(Workspace workspace) {
    return create.apply(workspace);
  }

  @Override
  public final Place place() {
    return place;
  }

  @Override
  public final IconRef icon() {
    return icon;
  }

  @Override
  public final String help() {
    return help;
  }

  @Override
  public final boolean onDemand() {
    return onDemand;
  }
}

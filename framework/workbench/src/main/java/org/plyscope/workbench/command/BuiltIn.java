package org.plyscope.workbench.command;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;

/** A command of the window itself, put together from parts. */
public final class BuiltIn implements Command {
  private final String id;
  private final String title;
  private final String menu;
  private final Runnable action;
  private String shortcut = "";
  private IconRef icon = IconRef.NONE;
  private String description = "";
  private String why = "";
  private int group;
  private boolean toolbar;
  private BooleanSupplier enabled = () -> true;
  private BooleanSupplier checked;

  /**
   * Makes a command.
   *
   * @param menu a menu of the menu bar, with {@code /} before each submenu
   * @param id its id
   * @param title its title
   * @param action the action
   */
  public BuiltIn(String menu, String id, String title, Runnable action) {
    this.menu = menu;
    this.id = id;
    this.title = title;
    this.action = action;
  }

  /** Sets the key that starts it. */
  public BuiltIn key(String value) {
    shortcut = value;
    return this;
  }

  /** Sets the name of its icon. */
  public BuiltIn icon(String value) {
    return icon(IconRef.host(value));
  }

  /** Sets its icon. */
  public BuiltIn icon(IconRef value) {
    icon = value;
    return this;
  }

  /** Sets the sentence that describes the command. */
  public BuiltIn description(String value) {
    description = value;
    return this;
  }

  /** Sets which part of the menu it stands in; parts are divided by lines. */
  public BuiltIn group(int value) {
    group = value;
    return this;
  }

  /** Puts it on the tool bar as well. */
  public BuiltIn onToolbar() {
    toolbar = true;
    return this;
  }

  /** Sets when it can be started. */
  public BuiltIn when(BooleanSupplier value) {
    enabled = value;
    return this;
  }

  /**
   * Sets when it can be started, and the message when it cannot.
   *
   * @param reason one sentence: the missing condition, or the first step
   */
  public BuiltIn when(BooleanSupplier value, String reason) {
    enabled = value;
    why = reason;
    return this;
  }

  @Override
  public String whyNot(Workspace workspace) {
    return why;
  }

  /** Makes it a switch with a tick. */
  public BuiltIn checked(BooleanSupplier value) {
    checked = value;
    return this;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String menu() {
    return menu;
  }

  @Override
  public int group() {
    return group;
  }

  @Override
  public IconRef icon() {
    return icon;
  }

  @Override
  public boolean onToolBar() {
    return toolbar;
  }

  /** Commands of the window ask for their needs themselves. */
  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public String shortcut() {
    return shortcut;
  }

  @Override
  public boolean enabled(Workspace workspace) {
    return enabled.getAsBoolean();
  }

  @Override
  public Optional<Boolean> checked(Workspace workspace) {
    return Optional.ofNullable(checked).map(BooleanSupplier::getAsBoolean);
  }

  @Override
  public void run(Workspace workspace) {
    action.run();
  }
}

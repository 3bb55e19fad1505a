package org.plyscope.testkit.view;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.ImageIcon;
import org.plyscope.api.board.Tint;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;

/**
 * A workspace without a window: it records all calls, shows the selection to the views that follow
 * it, keeps choices in memory and runs jobs at once. Tests may override methods.
 */
public class PaperWorkspace implements Workspace {
  private final List<View> views = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private final List<String> jobs = new ArrayList<>();
  private final List<String> executed = new ArrayList<>();
  private final List<Path> opened = new ArrayList<>();
  private final List<Selection> selections = new ArrayList<>();
  private final Map<String, Choices> choices = new TreeMap<>();
  private Selection selection;
  private LiveSearch search;
  private String perspective = "";
  private boolean editing;
  private int animationMillis;

  /**
   * Lets a view follow the selection from now on.
   *
   * @param view the view that follows
   */
  public void follow(View view) {
    views.add(view);
    if (selection != null) {
      view.selected(selection);
    }
  }

  /** {@return the messages of the status bar, oldest first} */
  public List<String> messages() {
    return messages;
  }

  /** {@return the titles of the jobs so far, oldest first} */
  public List<String> jobs() {
    return jobs;
  }

  /** {@return the ids of the commands that were started, oldest first} */
  public List<String> executed() {
    return executed;
  }

  /** {@return the files that were opened, oldest first} */
  public List<Path> opened() {
    return opened;
  }

  /** {@return every selection so far, oldest first} */
  public List<Selection> selections() {
    return selections;
  }

  @Override
  public Selection selection() {
    return selection;
  }

  @Override
  public void select(Selection next) {
    selection = next;
    selections.add(next);
    List.copyOf(views).forEach(view -> view.selected(next));
  }

  @Override
  public void preview(Selection glimpse) {
    List.copyOf(views).forEach(view -> view.previewing(glimpse));
  }

  /**
   * Shows a search to the views that follow.
   *
   * @param now the search
   */
  public void show(LiveSearch now) {
    search = now;
    List.copyOf(views).forEach(view -> view.searching(now));
  }

  @Override
  public Optional<LiveSearch> search() {
    return Optional.ofNullable(search);
  }

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    jobs.add(title);
    try {
      whenDone.accept(job.run(Finished.JOB));
    } catch (Exception e) {
      throw new AssertionError(title, e);
    }
    return Finished.JOB;
  }

  @Override
  public void message(String sentence) {
    messages.add(sentence);
  }

  @Override
  public boolean execute(String id) {
    executed.add(id);
    return false;
  }

  @Override
  public void open(Path file) {
    opened.add(file);
  }

  @Override
  public String perspective() {
    return perspective;
  }

  @Override
  public boolean enter(String id) {
    perspective = id;
    return true;
  }

  @Override
  public Choices choices(String view) {
    return choices.computeIfAbsent(view, id -> Choices.inMemory());
  }

  @Override
  public boolean editing() {
    return editing;
  }

  @Override
  public void editing(boolean active) {
    editing = active;
    List.copyOf(views).forEach(view -> view.editing(active));
  }

  @Override
  public int animationMillis() {
    return animationMillis;
  }

  @Override
  public void animationMillis(int millis) {
    animationMillis = millis;
  }

  @Override
  public Icon icon(IconRef icon) {
    return icon.isNone()
        ? null
        : new ImageIcon(new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB));
  }

  @Override
  public Color color(Tint tint) {
    return Color.GRAY;
  }

  @Override
  public Color seatColor(Tint tint) {
    return color(tint);
  }

  @Override
  public boolean dark() {
    return false;
  }

  /** A job that has been run. */
  private enum Finished implements JobHandle, JobMonitor {
    JOB;

    @Override
    public void progress(double fraction, String text) {}

    @Override
    public boolean cancelled() {
      return false;
    }

    @Override
    public void cancel() {}

    @Override
    public boolean done() {
      return true;
    }
  }
}

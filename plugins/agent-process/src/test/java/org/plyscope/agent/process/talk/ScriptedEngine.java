package org.plyscope.agent.process.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.plyscope.api.program.LineChannel;

/** A program that answers each line by a script, and remembers what it was sent. */
public final class ScriptedEngine implements LineChannel {
  private final Function<String, List<String>> script;
  private final LinkedBlockingQueue<String> written = new LinkedBlockingQueue<>();
  private final List<String> received = new CopyOnWriteArrayList<>();

  /** Runs a script that returns the answers to a line. */
  public ScriptedEngine(Function<String, List<String>> script) {
    this.script = script;
  }

  /** Writes a line without being asked. */
  public ScriptedEngine says(String line) {
    written.add(line);
    return this;
  }

  /** Returns the lines that it was sent. */
  public List<String> received() {
    return new ArrayList<>(received);
  }

  @Override
  public void send(String line) {
    received.add(line);
    written.addAll(script.apply(line));
  }

  @Override
  public Optional<String> receive(long millis) {
    try {
      return Optional.ofNullable(written.poll(millis, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}

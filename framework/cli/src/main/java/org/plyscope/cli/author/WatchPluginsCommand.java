package org.plyscope.cli.author;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.Sentences;
import org.plyscope.cli.report.Services;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.watch.JarWatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Installs every new build of a plugin, until it is stopped. */
@Command(
    name = "watch",
    description = {
      "Install a plugin whenever Maven has made its jar again, until Ctrl-C; builds nothing"
          + " itself.",
      "A window that is open has each build at once."
    })
public final class WatchPluginsCommand implements Callable<Integer> {
  private static final long POLL_MILLIS = 200;

  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      description = "The folder of the jar, usually target, or the jar itself.")
  private Path place;

  /** Makes the command. */
  public WatchPluginsCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  public Integer call() throws InterruptedException {
    say("Watching " + place.toAbsolutePath().normalize() + "; Ctrl-C ends it.");
    JarWatch watch = JarWatch.start(services.plugins(), place, new Sayer());
    try {
      while (!cancellation.cancelled()) {
        Thread.sleep(POLL_MILLIS);
      }
    } finally {
      watch.close();
    }
    return Exit.DONE;
  }

  private void say(String sentence) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(Sentences.shown(sentence));
    out.flush();
  }

  /** Prints the installed plugin. */
  private final class Sayer implements JarWatch.Listener {
    @Override
    public void installed(Path jar, Installation installation) {
      say(installation.summary());
    }

    @Override
    public void failed(Path jar, PluginException why) {
      say(why.getMessage());
    }
  }
}

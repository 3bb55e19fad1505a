package org.plyscope.distribution.charter;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.Runs;
import org.plyscope.api.run.statistics.Standing;

/**
 * A plugin that charts a run as a third party would: it knows nothing but {@code api.run}, finds
 * the folder in a property of the framework, and offers its chart as a text.
 */
public final class RunCharter implements BundleActivator {
  /** The property that names the folder of the run. */
  public static final String FOLDER = "charter.folder";

  private final AtomicLong heard = new AtomicLong();
  private final AtomicLong changes = new AtomicLong();
  private Registration listening = () -> {};

  @Override
  public void start(BundleContext context) {
    Runs runs = context.getService(context.getServiceReference(Runs.class));
    Run run = runs.open(Path.of(System.getProperty(FOLDER)));
    listening =
        run.onChange(
            new RunListener() {
              @Override
              public void finished(Run which, RunGame game) {
                heard.incrementAndGet();
              }

              @Override
              public void changed(Run which) {
                changes.incrementAndGet();
              }
            });
    Supplier<String> chart = () -> chart(run);
    context.registerService(
        Supplier.class, chart, FrameworkUtil.asDictionary(Map.of("chart", "run")));
  }

  private String chart(Run run) {
    StringBuilder text = new StringBuilder(run.facts().name());
    text.append("; heard ").append(heard.get());
    text.append("; changes ").append(changes.get());
    text.append("; games ").append(run.progress().finished());
    for (Standing standing : run.statistics().standings()) {
      RunEntrant entrant = run.entrants().get(standing.entrant());
      text.append("; ").append(entrant.name()).append(' ');
      text.append("#".repeat((int) Math.round(20 * standing.score().value())));
    }
    return text.toString();
  }

  @Override
  public void stop(BundleContext context) {
    listening.close();
  }
}

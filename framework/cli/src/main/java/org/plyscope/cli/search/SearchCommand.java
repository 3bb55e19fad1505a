package org.plyscope.cli.search;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.cli.option.ExportOptions;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.SeedOption;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.export.ViewExports;
import picocli.CommandLine.Mixin;

/** A command that lets agents search and can export views of the results. */
abstract class SearchCommand extends ReportCommand {
  final Services services;
  final Cancellation cancellation;

  @Mixin LimitOptions limits;

  @Mixin SeedOption seed;

  @Mixin ExportOptions exports;

  SearchCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  /** Writes a view of something to a file. */
  interface Exporter {
    void export(ViewExports views, ViewExports.Request request) throws InterruptedException;
  }

  /** Writes views; returns the files that were written. */
  final List<Path> exported(
      List<ViewExports.Request> requests, Keeping keeping, Exporter exporter) {
    return requests.stream()
        .filter(
            request ->
                keeping.written(
                    "The view '" + request.view() + "'",
                    () -> exporter.export(services.exports().get().orElseThrow(), request)))
        .map(ViewExports.Request::file)
        .toList();
  }
}

package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.util.Map;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.file.schema.SchemaWriter;
import org.plyscope.wire.WireText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the JSON Schema of experiment files. */
@Command(
    name = "schema",
    description = {
      "Print the JSON Schema of experiment files with the games and agents that are installed.",
      "Editors complete and explain a file that names it: \"$schema\": \"./plyscope.schema.json\"."
    })
public final class SchemaCommand extends ReportCommand {
  private final Services services;

  @Option(names = "--tuning", description = "Print the schema of tuning files instead.")
  private boolean tuning;

  public SchemaCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    SchemaWriter writer = new SchemaWriter(services.catalog());
    Map<String, Object> schema = tuning ? writer.tunings() : writer.experiments();
    return new Report() {
      @Override
      public Object json() {
        return schema;
      }

      @Override
      public void print(PrintWriter out) {
        out.println(WireText.indented(schema));
      }
    };
  }
}

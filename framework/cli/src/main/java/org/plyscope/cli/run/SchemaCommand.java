package org.plyscope.cli.run;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.PrintWriter;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.file.schema.SchemaWriter;
import org.plyscope.wire.WireText;
import picocli.CommandLine.Command;

/** Prints the JSON Schema of experiment files. */
@Command(
    name = "schema",
    description = {
      "Print the JSON Schema of experiment files with the games and agents that are installed.",
      "Editors complete and explain a file that names it: \"$schema\": \"./plyscope.schema.json\"."
    })
public final class SchemaCommand extends ReportCommand {
  private final Services services;

  public SchemaCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    String text = WireText.indented(new SchemaWriter(services.catalog()).write());
    return new Report() {
      @Override
      public JsonElement json() {
        return JsonParser.parseString(text);
      }

      @Override
      public void print(PrintWriter out) {
        out.println(text);
      }
    };
  }
}

package org.plyscope.cli.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.experiment.archive.ArchiveReader;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Unpacks the archive of a run. */
@Command(
    name = "unpack",
    description = {
      "Unpack the archive of a run into a new folder, and check every file.",
      "Nothing of it is executed or installed."
    })
public final class UnpackCommand extends ReportCommand {
  private final Cancellation cancellation;

  @Parameters(index = "0", paramLabel = "FILE.zip", description = "An archive of a run.")
  private Path archive;

  @Parameters(index = "1", paramLabel = "DIR", description = "A new or empty folder.")
  private Path folder;

  public UnpackCommand(Cancellation cancellation) {
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    refuseContent();
    try (ArchiveReader reader = ArchiveReader.open(archive)) {
      Path run = reader.unpack(folder, cancellation::cancelled);
      return new Unpacked(run, reader.manifest().files().size());
    } catch (InterruptedException e) {
      throw new FailedException("The archive was not unpacked completely; delete " + folder + ".");
    }
  }

  private void refuseContent() {
    if (Files.notExists(folder)) {
      return;
    }
    try (Stream<Path> content = Files.list(folder)) {
      if (content.findAny().isPresent()) {
        throw new InputException("The folder '" + folder + "' is not empty; name a new one.");
      }
    } catch (IOException e) {
      throw new InputException(
          "The folder '%s' cannot be read (%s).".formatted(folder, FileReasons.of(e)));
    }
  }

  private record Unpacked(Path run, int files) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("run", run.toString());
      json.put("files", files);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println("All " + files + " files are as they were archived. See its results with:");
      out.println("plyscope report " + ShellText.quoted(run));
    }
  }
}

package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FolderClaim;

/** A program that claims a run again and again, and fails if another one has it at that time. */
public final class TestTaker {
  private TestTaker() {}

  /** Claims a folder a number of times, the last time for as long as its input is open. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Path.of(args[0]);
    for (int taken = 0; taken < Integer.parseInt(args[1]); ) {
      try {
        FolderClaim claim = RunFolder.claim(folder, RunFolder.GAMES, false);
        // Fails if it is there.
        Path inside = Files.createFile(folder.resolve("inside"));
        TimeUnit.MICROSECONDS.sleep(200);
        Files.delete(inside);
        claim.close();
        taken++;
      } catch (InputException e) {
        TimeUnit.MICROSECONDS.sleep(100);
      }
    }
    if (args.length > 2) {
      FolderClaim claim = RunFolder.claim(folder, RunFolder.GAMES, false);
      Files.createFile(folder.resolve("held"));
      System.in.read();
      claim.close();
    }
  }
}

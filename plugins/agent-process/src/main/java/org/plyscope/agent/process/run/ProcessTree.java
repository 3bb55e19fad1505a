package org.plyscope.agent.process.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program with all processes that it has started. Children that were orphaned by their parent are
 * found by a mark in their environment, where the system shows it.
 */
final class ProcessTree {
  private static final Path PROC = Path.of("/proc");
  private static final long PAGE_KILOBYTES = 4;

  private final Process process;
  private final byte[] mark;

  /**
   * Describes a tree.
   *
   * @param process its root
   * @param mark an assignment in the environment of the root that no other process has
   */
  ProcessTree(Process process, String mark) {
    this.process = process;
    this.mark = mark.getBytes(StandardCharsets.UTF_8);
  }

  /** Kills children before their parents, which could start others or orphan them. */
  void kill() {
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.add(process.toHandle());
    all.forEach(ProcessHandle::destroyForcibly);
    // A process that was started in the meantime has lost its parent.
    orphans().forEach(ProcessHandle::destroyForcibly);
  }

  /** Returns the memory that the root or all of them use; 0 where the system does not show it. */
  long kilobytes(boolean all) {
    long pages = pages(process.pid());
    if (all) {
      for (ProcessHandle child : process.descendants().toList()) {
        pages += pages(child.pid());
      }
    }
    return pages * PAGE_KILOBYTES;
  }

  private static long pages(long pid) {
    try {
      String[] sizes = Files.readString(PROC.resolve(pid + "/statm")).split(" ", 3);
      return Long.parseLong(sizes[1]);
    } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException e) {
      return 0;
    }
  }

  private List<ProcessHandle> orphans() {
    List<ProcessHandle> found = new ArrayList<>();
    if (Files.isDirectory(PROC)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(PROC, "[0-9]*")) {
        for (Path one : all) {
          if (marked(one)) {
            handle(one).ifPresent(found::add);
          }
        }
      } catch (IOException e) {
        // A system that shows no processes leaves only the descendants to be killed.
        return found;
      }
    }
    return found;
  }

  private boolean marked(Path entry) {
    try {
      return Files.isReadable(entry.resolve("environ"))
          && contains(Files.readAllBytes(entry.resolve("environ")));
    } catch (IOException e) {
      // The process has ended, or belongs to another user.
      return false;
    }
  }

  private boolean contains(byte[] environment) {
    for (int at = 0; at + mark.length <= environment.length; at++) {
      int same = 0;
      while (same < mark.length && environment[at + same] == mark[same]) {
        same++;
      }
      if (same == mark.length) {
        return true;
      }
    }
    return false;
  }

  private static Optional<ProcessHandle> handle(Path entry) {
    return ProcessHandle.of(Long.parseLong(entry.getFileName().toString()));
  }
}

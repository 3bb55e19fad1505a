package org.plyscope.experiment;

import java.util.List;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * The requirements of an experiment on its workers. Immutable. Memory and flags reach a command
 * line, so memory is a bounded number and flags are those of {@link JavaFlags}, whatever the
 * source.
 *
 * @param heapMegabytes how much memory each has for objects
 * @param stackKilobytes how large the stack of a thread is
 * @param flags more options for the virtual machine
 * @param workforce the name of the kind of workers, see {@code WorkforceKind}
 */
public record WorkerSettings(
    long heapMegabytes, long stackKilobytes, List<String> flags, String workforce) {
  /** Worker processes on this machine. */
  public static final String PROCESSES = "processes";

  /** Threads of this process. */
  public static final String IN_PROCESS = "in-process";

  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

  /** Half a gigabyte, a stack of 8 MB, and processes of their own. */
  public static final WorkerSettings STANDARD = new WorkerSettings(512, 8192, List.of(), PROCESSES);

  private static final long LEAST_HEAP = 16;
  private static final long MOST_HEAP = 1L << 20;
  private static final long LEAST_STACK = 256;
  private static final long MOST_STACK = 1L << 20;

  /**
   * Copies the list.
   *
   * @throws InputException if memory is out of bounds, a flag is not allowed, or the workforce
   *     cannot be a name
   */
  public WorkerSettings {
    heap(heapMegabytes);
    stack(stackKilobytes);
    flags = flags.stream().map(JavaFlags::checked).toList();
    if (!NAME.matcher(workforce).matches()) {
      throw new InputException(
          "The name of a workforce has up to 40 lower case letters, digits and hyphens.");
    }
  }

  /**
   * Takes settings as files have them.
   *
   * @param heapMegabytes how much memory each worker has for objects
   * @param stackKilobytes how large the stack of a thread is
   * @param flags more options for the virtual machine
   * @param inProcess whether games are played in the process of the lab
   * @throws InputException if memory is out of bounds, or a flag is not allowed
   */
  public WorkerSettings(
      long heapMegabytes, long stackKilobytes, List<String> flags, boolean inProcess) {
    this(heapMegabytes, stackKilobytes, flags, inProcess ? IN_PROCESS : PROCESSES);
  }

  /** Returns whether games are played in the process of the lab. */
  public boolean inProcess() {
    return workforce.equals(IN_PROCESS);
  }

  /**
   * Checks how much memory a worker has for objects.
   *
   * @throws InputException if it is out of bounds
   */
  public static long heap(long megabytes) {
    if (megabytes < LEAST_HEAP || megabytes > MOST_HEAP) {
      throw new InputException("The heap of a worker must be from 16m to 1024g.");
    }
    return megabytes;
  }

  /**
   * Checks how large the stack of a thread is.
   *
   * @throws InputException if it is out of bounds
   */
  public static long stack(long kilobytes) {
    if (kilobytes < LEAST_STACK || kilobytes > MOST_STACK) {
      throw new InputException("The stack of a worker must be from 256k to 1g.");
    }
    return kilobytes;
  }
}

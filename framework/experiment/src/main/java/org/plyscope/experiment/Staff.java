package org.plyscope.experiment;

import java.util.List;
import org.plyscope.api.InputException;

/**
 * How the processes are made that play games. Immutable. All of it reaches a command line, so
 * memory is a bounded number and flags are those of {@link JavaFlags}, whatever the source.
 *
 * @param heapMegabytes how much memory each has for objects
 * @param stackKilobytes how large the stack of a thread is
 * @param flags more options for the virtual machine
 * @param inProcess whether games are played in the process of the lab instead
 */
public record Staff(
    long heapMegabytes, long stackKilobytes, List<String> flags, boolean inProcess) {
  /** Half a gigabyte, a stack of 8 MB, and processes of their own. */
  public static final Staff STANDARD = new Staff(512, 8192, List.of(), false);

  private static final long LEAST_HEAP = 16;
  private static final long MOST_HEAP = 1L << 20;
  private static final long LEAST_STACK = 256;
  private static final long MOST_STACK = 1L << 20;

  /**
   * Copies the list.
   *
   * @throws InputException if memory is out of bounds, or a flag is not allowed
   */
  public Staff {
    heap(heapMegabytes);
    stack(stackKilobytes);
    flags = flags.stream().map(JavaFlags::checked).toList();
  }

  /**
   * Checks how much memory a worker has for objects.
   *
   * @param megabytes the memory
   * @return the same
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
   * @param kilobytes the size
   * @return the same
   * @throws InputException if it is out of bounds
   */
  public static long stack(long kilobytes) {
    if (kilobytes < LEAST_STACK || kilobytes > MOST_STACK) {
      throw new InputException("The stack of a worker must be from 256k to 1g.");
    }
    return kilobytes;
  }
}

package org.plyscope.experiment;

import java.util.List;

/**
 * How the processes are made that play games. Immutable.
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

  /** Copies the list. */
  public Staff {
    flags = List.copyOf(flags);
  }
}

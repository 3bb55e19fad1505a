package org.plyscope.experiment.run;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The facts about the machine that games run on. */
public final class Machine {
  private static final String HOST = find();

  private Machine() {}

  /** Returns its name in the network: the name, or {@code localhost} if it has none. */
  public static String host() {
    return HOST;
  }

  /**
   * Names this process, for display on other machines, for example {@code process 12 on node-3}.
   */
  public static String process() {
    return "process %d on %s".formatted(ProcessHandle.current().pid(), HOST);
  }

  private static String find() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }
}

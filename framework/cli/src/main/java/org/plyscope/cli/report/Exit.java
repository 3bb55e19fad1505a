package org.plyscope.cli.report;

/** The exit codes that report the outcome of a command to the shell. */
public final class Exit {
  /** The command succeeded. */
  public static final int DONE = 0;

  /** A plugin or the program failed. */
  public static final int FAILED = 1;

  /** The user asked for something impossible. */
  public static final int BAD_INPUT = 2;

  /** A run was stopped before its end; it can be resumed. */
  public static final int STOPPED = 3;

  /** All games of a sequential test were played, and it is still undecided. */
  public static final int UNDECIDED = 4;

  /** The user pressed Ctrl-C; shells expect 128 plus the number of the signal. */
  public static final int INTERRUPTED = 130;

  private Exit() {}
}

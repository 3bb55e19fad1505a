package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.MAP;
import static org.plyscope.wire.keys.FileKey.Kind.MEMORY;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.TEXTS;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

/** The keys of a file that describes an agent program, {@code *.plyagent}. */
public final class AgentKeys {
  /** A descriptor. */
  public static final FileKey FILE =
      FileKey.of(
          GROUP,
          "plyagent",
          "A program that plays as an agent.",
          FileKey.of(WHOLE, "plyagent", "The version of the format.").from(1, 1).required(),
          FileKey.of(TEXT, "id", "The id of the agent, in lower case with hyphens.")
              .missing("the name of the file"),
          FileKey.of(
                  LIST,
                  "command",
                  "The program and its arguments. No shell sees them, so nothing in them is"
                      + " special.",
                  FileKey.of(TEXT, "", ""))
              .from(1, 100)
              .required(),
          FileKey.of(TEXT, "folder", "Where the program is started; relative to this file.")
              .standard("."),
          FileKey.of(
              MAP, "environment", "Variables added to the environment.", FileKey.of(TEXT, "", "")),
          FileKey.of(TEXT, "dialect", "The protocol it speaks; see `plyscope dialects`.")
              .standard("json"),
          FileKey.of(
                  MAP,
                  "games",
                  "The games it is used for, each with the options of the game that it needs.",
                  FileKey.of(MAP, "", "", FileKey.of(TEXT, "", "")))
              .missing("those that it declares"),
          FileKey.of(
              MAP,
              "options",
              "Standard values of options that it declares.",
              FileKey.of(TEXT, "", "")),
          FileKey.of(
              TEXTS,
              "files",
              "Files that belong to the program besides those that the command names. Their content"
                  + " is part of the record of a run."),
          FileKey.of(
                  MEMORY, "memory", "Memory that the program and its children may use, on Linux.")
              .standard("2g"),
          FileKey.of(WHOLE, "startSeconds", "How long it may take to introduce itself.")
              .from(1, 600)
              .standard("10"));

  private AgentKeys() {}
}

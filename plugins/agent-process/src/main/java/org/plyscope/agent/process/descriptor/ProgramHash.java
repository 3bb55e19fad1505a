package org.plyscope.agent.process.descriptor;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.part.PartFile;
import org.plyscope.wire.WireText;

/** Hashes a program: its descriptor and its files, by their names inside its folder. */
final class ProgramHash {
  private ProgramHash() {}

  static List<Path> files(Descriptor program) {
    Set<Path> files = new LinkedHashSet<>();
    List<String> command = program.command();
    for (int i = 0; i < command.size(); i++) {
      // A program that is found by its name alone belongs to the machine.
      if (i > 0 || program.start().isPath()) {
        program.file(command.get(i)).ifPresent(files::add);
      }
    }
    files.addAll(program.named());
    return List.copyOf(files);
  }

  static String of(Descriptor program) {
    List<Object> all = new ArrayList<>();
    all.add(program.essence());
    for (Path file : files(program)) {
      String hash = PartFile.find(file.toString(), List.of(program.folder())).sha256();
      all.add(List.of(program.folder().relativize(file).toString(), hash));
    }
    try {
      byte[] text = WireText.line(all).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform knows SHA-256.", e);
    }
  }
}

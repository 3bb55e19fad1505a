package org.plyscope.agent.onnx;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.InputException;

/**
 * Unpacks the native libraries. All processes share one folder; left to itself, ONNX Runtime would
 * unpack 28 MB into the temporary folder at every start.
 */
final class NativeFiles {
  /** Marks in this process that an earlier installation of the plugin uses the shared folder. */
  private static final String USED = "org.plyscope.agent.onnx.used";

  private final Path shared;

  /** Takes the folder that all processes share; need not exist. */
  NativeFiles(Path shared) {
    this.shared = shared;
  }

  /** Returns a folder with the libraries that nothing else in this process has loaded. */
  Path folder() throws IOException {
    String platform = platform(System.getProperty("os.name"), System.getProperty("os.arch"));
    Path folder = shared.resolve(platform);
    if (System.setProperty(USED, folder.toString()) != null) {
      // A library belongs to the class loader that loaded it, a second one needs another file.
      Path own = Files.createTempDirectory("plyscope-onnxruntime");
      unpack(platform, own, true);
      return own;
    }
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(shared);
      Path part = Files.createTempDirectory(shared, "unpacking");
      unpack(platform, part, false);
      publish(part, folder);
    }
    return folder;
  }

  /** Puts a complete folder in its place, unless another process was faster. */
  private static void publish(Path part, Path folder) throws IOException {
    try {
      Files.move(part, folder);
    } catch (AtomicMoveNotSupportedException e) {
      throw e;
    } catch (FileSystemException e) {
      if (!Files.isDirectory(folder)) {
        throw e;
      }
      for (String name : List.of(part.toFile().list())) {
        Files.delete(part.resolve(name));
      }
      Files.delete(part);
    }
  }

  private static void unpack(String platform, Path into, boolean passing) throws IOException {
    for (String library : List.of("onnxruntime", "onnxruntime4j_jni")) {
      String name = System.mapLibraryName(library);
      String resource = "/ai/onnxruntime/native/" + platform + "/" + name;
      try (InputStream in = NativeFiles.class.getResourceAsStream(resource)) {
        if (in == null) {
          throw new InputException("ONNX Runtime has no native library for " + platform);
        }
        Files.copy(in, into.resolve(name));
      }
    }
    if (passing) {
      // Deleted in reverse order.
      into.toFile().deleteOnExit();
      try (var files = Files.list(into)) {
        files.forEach(file -> file.toFile().deleteOnExit());
      }
    }
  }

  /** Returns the name that ONNX Runtime has for a platform. */
  static String platform(String system, String processor) {
    String os = system.toLowerCase(Locale.ROOT);
    String family = os.contains("win") ? "win" : os.contains("mac") ? "osx" : "linux";
    return switch (processor.toLowerCase(Locale.ROOT)) {
      case "amd64", "x86_64" -> family + "-x64";
      case "aarch64", "arm64" -> family + "-aarch64";
      default -> family + "-" + processor;
    };
  }
}

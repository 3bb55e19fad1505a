package org.plyscope.agent.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.nio.file.Path;
import java.util.Optional;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.model.LoadedModel;
import org.plyscope.api.model.ModelRuntime;

/** Computes models by ONNX Runtime, each by one thread. The library is loaded with the first. */
@Component(service = ModelRuntime.class)
public final class OnnxRuntimePart implements ModelRuntime {
  private static final String PATH = "onnxruntime.native.path";

  private final NativeFiles natives;
  private final Cleaner cleaner = Cleaner.create();
  private OrtEnvironment environment;

  /** Called by the framework. */
  @Activate
  public OnnxRuntimePart(BundleContext context) {
    this(
        Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse("."))
            .resolve("cache")
            .resolve("onnxruntime-" + context.getBundle().getHeaders().get("Onnx-Version")));
  }

  /** Takes the folder for native libraries. */
  OnnxRuntimePart(Path folder) {
    natives = new NativeFiles(folder);
  }

  @Override
  public String id() {
    return "onnx-runtime";
  }

  @Override
  public String name() {
    return "ONNX Runtime";
  }

  @Override
  public String description() {
    return "Computes models whose operators the program itself does not know.";
  }

  @Override
  public LoadedModel load(Path file) {
    OrtEnvironment library = environment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      OnnxModel model = OnnxModel.of(library, library.createSession(file.toString(), options));
      cleaner.register(model, model.resources());
      return model;
    } catch (OrtException e) {
      throw new InputException("ONNX Runtime reports: " + sentence(e));
    }
  }

  /** Returns the first line of a complaint without its full stop. */
  static String sentence(Throwable e) {
    String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
    return message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
  }

  private synchronized OrtEnvironment environment() {
    if (environment != null) {
      return environment;
    }
    String before = System.getProperty(PATH);
    try {
      System.setProperty(PATH, natives.folder().toString());
      environment = OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
      return environment;
    } catch (IOException | LinkageError e) {
      // An error while the native library is linked must not end more than this.
      throw new InputException("ONNX Runtime cannot be loaded here (" + sentence(e) + ")");
    } finally {
      if (before == null) {
        System.clearProperty(PATH);
      } else {
        System.setProperty(PATH, before);
      }
    }
  }
}

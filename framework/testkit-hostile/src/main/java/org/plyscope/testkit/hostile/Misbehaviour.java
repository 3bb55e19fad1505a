package org.plyscope.testkit.hostile;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** The ways in which an agent misbehaves. */
enum Misbehaviour {
  /** Never comes back. */
  LOOP {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      while (first.depth() == 0) {
        Thread.onSpinWait();
      }
      return first;
    }
  },
  /** Ends the program. */
  EXIT {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      System.exit(0);
      return first;
    }
  },
  /** Ends the program without its shutdown hooks. */
  HALT {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      Runtime.getRuntime().halt(0);
      return first;
    }
  },
  /** Calls itself without end. */
  STACK {
    @Override
    @SuppressWarnings("InfiniteRecursion") // that is the deed
    SearchResult done(SearchRequest request, SearchResult first) {
      return done(request, SearchResult.builder(first.move()).depth(first.depth() + 1).build());
    }
  },
  /** Keeps everything. */
  MEMORY {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      List<long[]> kept = new ArrayList<>();
      while (kept.size() < Integer.MAX_VALUE) {
        kept.add(new long[1 << 17]);
      }
      return first;
    }
  },
  /** Throws. */
  EXCEPTION {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      throw new IllegalStateException("on purpose");
    }
  },
  /** Throws an exception that cannot be printed. */
  UNPRINTABLE {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      throw new Unprintable();
    }
  },
  /** Plays a move that is not legal. */
  ILLEGAL {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      return SearchResult.builder(Long.MAX_VALUE).build();
    }
  },
  /** Answers nothing. */
  NULL {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      return null;
    }
  },
  /** Takes a hundred times its time unless it is stopped. */
  SLOW {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      long until = System.nanoTime() + 100_000_000L * Math.max(20, request.limits().millis());
      while (System.nanoTime() < until && !request.stopRequested()) {
        Thread.onSpinWait();
      }
      return first;
    }
  },
  /** Starts threads that never end. */
  THREADS {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      for (int i = 0; i < 2; i++) {
        Thread thread = new Thread(() -> LOOP.done(request, first), "never-ending");
        thread.setDaemon(true);
        thread.start();
      }
      return first;
    }
  },
  /** Prints gigabytes. */
  FLOOD {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      byte[] much = new byte[1 << 20];
      Arrays.fill(much, (byte) 'x');
      for (int i = 0; i < 4096; i++) {
        System.out.write(much, 0, much.length);
        System.err.write(much, 0, much.length);
      }
      return first;
    }
  },
  /** Deletes its own jar, makes sure that it is gone, and fails. */
  DELETE_JAR {
    @Override
    SearchResult done(SearchRequest request, SearchResult first) {
      Path jar = ownJar();
      try {
        Files.delete(jar);
      } catch (IOException e) {
        throw new IllegalStateException("it could not delete " + jar, e);
      }
      throw new IllegalStateException(
          Files.exists(jar) ? "its jar " + jar + " came back" : "it deleted its jar " + jar);
    }
  };

  /** Does it. */
  abstract SearchResult done(SearchRequest request, SearchResult first);

  /**
   * Finds its jar among the plugins that a worker was given. The place it was loaded from does not
   * help: the framework loads a copy.
   */
  private static Path ownJar() {
    Path plugins = Path.of(System.getProperty("plyscope.plugins", "no-plugins"));
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(plugins, "*hostile*.jar")) {
      for (Path jar : jars) {
        return jar;
      }
    } catch (IOException e) {
      throw new IllegalStateException("there is no folder " + plugins, e);
    }
    throw new IllegalStateException("its jar is gone from " + plugins);
  }
}

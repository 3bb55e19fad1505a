package org.plyscope.engine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.Movers;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.alphabeta.internal.AlphaBetaKernel;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Each combination of game, evaluation and orderer has its own kernel, as long as it lives. */
class KernelsTest {
  @Test
  void everyGameHasItsOwnKernelClass() {
    Class<?> lattice = kernel(Lattice.rules(1, 2)).getClass();
    Class<?> ticTacToe = kernel(TicTacToe.standard()).getClass();
    assertThat(lattice).isNotSameAs(ticTacToe);
    assertThat(lattice.getName()).isEqualTo(ticTacToe.getName());
    assertThat(kernel(Lattice.rules(2, 3)).getClass()).isSameAs(lattice);
    assertThat(lattice.getClassLoader()).isInstanceOf(KernelLoader.class);
  }

  private static AlphaBetaKernel kernel(Rules rules) {
    SearchRequest request = SearchRequest.of(Line.of(rules), Limits.depth(1));
    return new AlphaBetaJob(
            request.state(),
            rules.players(),
            new ZeroEvaluation(),
            new NaturalOrder(),
            AlphaBetaSettings.PLAIN,
            new SearchClock(request, () -> {}),
            new SearchCounters(),
            null,
            null,
            null,
            Movers.ALL,
            null)
        .kernel();
  }

  @Test
  void aGameThatIsGoneIsNotHeld() throws Exception {
    WeakReference<ClassLoader> gone = searchGameOfItsOwnLoader();
    for (int i = 0; i < 50 && gone.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(gone.get()).isNull();
  }

  private static WeakReference<ClassLoader> searchGameOfItsOwnLoader() throws Exception {
    ClassLoader loader = new GameLoader();
    Rules rules =
        (Rules)
            loader
                .loadClass(Lattice.class.getName())
                .getMethod("rules", long.class, int.class)
                .invoke(null, 1L, 2);
    assertThat(rules.getClass().getClassLoader()).isSameAs(loader);
    new AlphaBetaSearch(
            rules,
            new ZeroEvaluation(),
            new NaturalOrder(),
            AlphaBetaSettings.PLAIN,
            SearchPlan.DEEPENING)
        .search(SearchRequest.of(Line.of(rules), Limits.depth(5)), SearchListener.NONE);
    return new WeakReference<>(loader);
  }

  /** Defines the test games once more, like the bundle of a plugin. */
  private static final class GameLoader extends ClassLoader {
    GameLoader() {
      super(KernelsTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(Lattice.class.getPackageName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}

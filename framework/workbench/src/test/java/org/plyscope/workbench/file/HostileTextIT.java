package org.plyscope.workbench.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.plugins.Plugin;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Pages;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.Dialogs;
import org.plyscope.workbench.fixture.ListedPlugins;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestView;
import org.plyscope.workbench.fixture.TestWindow;

/** Text of files, of plugins and of file names stays text, and causes no network request. */
@NeedsDisplay
class HostileTextIT {
  @TempDir Path data;

  private final AtomicInteger requests = new AtomicInteger();
  private ChangingCatalog catalog;
  private HttpServer server;
  private String hostile;
  private TestWindow window;

  @BeforeEach
  void open() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    server.start();
    hostile = "<html><img src='http://127.0.0.1:" + server.getAddress().getPort() + "/x'>";
    catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
    Plugin plugin = Plugin.builder(hostile, "1.0").name(hostile).build();
    window = TestWindow.open(catalog, data.resolve("data"), new ListedPlugins(plugin));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    try {
      noRequestWasMade();
    } finally {
      window.close();
      server.stop(0);
    }
  }

  @Test
  void seatsAndHeadersOfAGame() throws IOException {
    Path file = data.resolve("game.plygame");
    Files.writeString(
        file,
        """
        {"format":2,"game":"tic-tac-toe","headers":{"Event":"%1$s","X":"%1$s"},
         "seats":[{"agent":"%1$s"},{"agent":"%1$s"}],"comment":"%1$s",
         "moves":[{"move":"b2","current":true,"agent":"%1$s","comment":"%1$s"}]}
        """
            .formatted(hostile));
    window.execute("view.show.game");
    window.run(() -> window.workbench().workspace().open(file));
    window.await("the game is there", () -> current().endsWith("o"));
    assertThat(window.label("status.message")).contains("<html>");
  }

  @Test
  void agentOfATrace() throws IOException {
    window.execute("view.show.result");
    window.execute("search.start");
    window.await("a trace", () -> window.workbench().workspace().selection().trace().isPresent());
    Path file = data.resolve("kept.plytrace");
    TraceFiles.save(window.selection().trace().orElseThrow(), file);
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      Path header = zip.getPath("trace.json");
      String text = Files.readString(header);
      assertThat(text).contains("first-move");
      Files.writeString(header, text.replace("first-move", hostile));
    }
    window.run(() -> window.workbench().workspace().open(file));
    window.await("it is reported", () -> window.label("status.message").contains("kept.plytrace"));
  }

  @Test
  void nameOfAFile() throws IOException {
    Path file = Files.writeString(data.resolve("<html><b>bold.plygame"), "{}");
    window.run(() -> window.workbench().workspace().open(file));
    window.await("it is reported", () -> window.label("status.message").startsWith("<html>"));
  }

  @Test
  void namesThatPluginsGiveTheirParts() throws Exception {
    catalog.add(new HostileAgent());
    window.run(
        () -> {
          window.workbench().add(new HostileView());
          window.workbench().add(new HostileCommand());
        });
    window.execute("view.show.agents");
    window.execute("view.show.hostile");
    window.execute("tools.palette");
    noRequestWasMade();
    SwingUtilities.invokeLater(() -> window.workbench().workspace().execute("tools.plugins"));
    JDialog plugins = Dialogs.await("dialog.plugins");
    noRequestWasMade();
    window.run(plugins::dispose);
  }

  private String current() {
    return window.workbench().workspace().selection().position();
  }

  /** Paints every window, because cells are rendered only then. */
  private void noRequestWasMade() {
    window.run(
        () -> {
          for (Window shown : showing()) {
            BufferedImage image =
                new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_RGB);
            shown.printAll(image.getGraphics());
            assertThat(Pages.below(shown)).isEmpty();
          }
        });
    assertThat(requests).hasValue(0);
  }

  private static List<Window> showing() {
    return Arrays.stream(Window.getWindows()).filter(Window::isShowing).toList();
  }

  /** An agent that calls itself a page. */
  private final class HostileAgent implements AgentFactory {
    @Override
    public String id() {
      return "hostile";
    }

    @Override
    public String name() {
      return hostile;
    }

    @Override
    public String description() {
      return hostile;
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        MoveList moves = new MoveList();
        request.state().moves(moves);
        return SearchResult.builder(moves.get(0)).comment(hostile).build();
      };
    }
  }

  /** A view that calls itself a page. */
  private final class HostileView implements ViewFactory {
    @Override
    public String id() {
      return "hostile";
    }

    @Override
    public String title() {
      return hostile;
    }

    @Override
    public String help() {
      return hostile;
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }

    @Override
    public View create(Workspace workspace) {
      return new TestView("hostile");
    }
  }

  /** A command that calls itself a page. */
  private final class HostileCommand implements Command {
    @Override
    public String id() {
      return "tools.hostile";
    }

    @Override
    public String title() {
      return hostile;
    }

    @Override
    public String description() {
      return hostile;
    }

    @Override
    public boolean onToolBar() {
      return true;
    }

    @Override
    public void run(Workspace workspace) {
      workspace.message(hostile);
    }
  }
}

package org.plyscope.cli.kgp;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.experiment.work.Admission;
import org.plyscope.lab.serve.StreamChannel;

/**
 * Lets clients in: a bounded number at a time, a bounded number in a second. Each is greeted on a
 * thread of its own, so that a silent one keeps no other waiting.
 */
final class ClientDoor implements Admission, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(ClientDoor.class.getName());

  private static final String FULL = "2 error \"The server is full.\"\r\n";

  /** Fifty clients in a second. */
  private static final long PAUSE_MILLIS = 20;

  private final Dialect kgp;
  private final PartContext context;
  private final ClientAgents agents;
  private final Semaphore places;
  private final ServerSocket socket;
  private final BlockingQueue<WaitingClient> ready = new LinkedBlockingQueue<>();
  private final List<Socket> connected = new CopyOnWriteArrayList<>();
  private final List<WaitingClient> greeted = new CopyOnWriteArrayList<>();

  ClientDoor(
      Dialect kgp, Rules rules, ClientAgents agents, int clients, InetAddress address, int port)
      throws IOException {
    this.kgp = kgp;
    this.agents = agents;
    this.context = PartContext.of(rules, OptionValues.defaults(List.of()));
    this.places = new Semaphore(clients);
    this.socket = new ServerSocket(port, clients, address);
    daemon(this::accept, "kgp-door").start();
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Returns where clients connect. */
  String address() {
    return socket.getInetAddress().getHostAddress() + ":" + socket.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = socket.accept();
        if (places.tryAcquire()) {
          connected.add(client);
          daemon(() -> greet(client), "kgp-greeting").start();
        } else {
          refuse(client);
        }
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The server has closed.", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void refuse(Socket client) {
    try (client) {
      client.getOutputStream().write(FULL.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A client could not be refused.", e);
    }
  }

  private void greet(Socket client) {
    try {
      client.setTcpNoDelay(true);
      admit(
          new StreamChannel(
              "kgp", client.getInputStream(), client.getOutputStream(), KgpCommand.BOUNDS));
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.INFO, "A client was sent away: " + e.getMessage());
      leave(client);
    }
  }

  private void admit(StreamChannel channel) {
    try {
      ProgramDeclaration unknown = ProgramDeclaration.named("client").build();
      WaitingClient client = new WaitingClient(channel, kgp.open(channel, unknown, context));
      greeted.add(client);
      ready.add(client);
    } catch (RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** A thread keeps its client from game to game as long as that behaves. */
  @Override
  public void await() throws InterruptedException {
    WaitingClient client = agents.playing();
    while (client == null || client.failed()) {
      if (client != null) {
        leave(client);
      }
      client = ready.take();
    }
    agents.play(client);
  }

  /** A client that has left while it waited loses no game. */
  @Override
  public boolean stands() {
    return !agents.playing().failed();
  }

  @Override
  public void played() {
    WaitingClient client = agents.playing();
    if (client.failed()) {
      agents.play(null);
      leave(client);
    }
  }

  /** Sends a client away. */
  private void leave(WaitingClient client) {
    greeted.remove(client);
    client.close();
    connected.stream().filter(Socket::isClosed).forEach(this::leave);
  }

  private void leave(Socket client) {
    try {
      client.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A connection could not be closed.", e);
    }
    if (connected.remove(client)) {
      places.release();
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The server could not be closed.", e);
    }
    greeted.forEach(WaitingClient::close);
    connected.forEach(this::leave);
  }
}

package org.plyscope.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Two ends of a connection inside this machine. */
record Loopback(Socket here, Socket there) implements AutoCloseable {
  static Loopback open() throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Socket here = new Socket(door.getInetAddress(), door.getLocalPort());
      here.setTcpNoDelay(true);
      Socket there = door.accept();
      there.setTcpNoDelay(true);
      return new Loopback(here, there);
    }
  }

  @Override
  public void close() throws IOException {
    here.close();
    there.close();
  }
}

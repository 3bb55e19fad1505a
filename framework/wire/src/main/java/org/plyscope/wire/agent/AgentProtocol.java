package org.plyscope.wire.agent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireValue;

/** The version of the agent protocol, the names of its messages, and the short ones themselves. */
public final class AgentProtocol {
  /** The version that this program speaks. */
  public static final int VERSION = 1;

  /** Both sides introduce themselves. */
  public static final String HELLO = "hello";

  /** The host: a game begins. */
  public static final String BEGIN = "begin";

  /** The host: find a move. */
  public static final String SEARCH = "search";

  /** The host: end a search early. */
  public static final String STOP = "stop";

  /** The host: the game is over. */
  public static final String END = "end";

  /** The host: leave. */
  public static final String QUIT = "quit";

  /** The program: a result so far. */
  public static final String PROGRESS = "progress";

  /** The program: nodes of the tree of a search. */
  public static final String TRACE = "trace";

  /** The program: the result of a search. */
  public static final String RESULT = "result";

  /** The program: a request that it cannot fulfil. */
  public static final String ERROR = "error";

  private AgentProtocol() {}

  /**
   * Introduces the host.
   *
   * @param program name and version of the host
   * @return the first line
   */
  public static String hello(String program) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("protocol", List.of(VERSION, VERSION));
    form.put("program", program);
    return Message.line(HELLO, form);
  }

  /**
   * Checks that a host speaks this version.
   *
   * @param value the hello of the host
   * @return the name of the host, perhaps empty
   * @throws InputException if it speaks other versions only
   */
  public static String readHello(WireValue value) {
    long[] range = value.member("protocol").map(WireValue::counts).orElse(new long[0]);
    if (range.length != 2 || range[0] > VERSION || range[1] < VERSION) {
      throw new InputException("hello.protocol must be a range with " + VERSION + " in it.");
    }
    return value.member("program").map(WireValue::text).orElse("");
  }

  /**
   * Writes a message that has an id only.
   *
   * @param kind its name, for example {@link #STOP}
   * @param id the id of the request
   * @return the line
   */
  public static String withId(String kind, long id) {
    return Message.line(kind, Map.of("id", id));
  }

  /**
   * Writes an error.
   *
   * @param id the id of the request, negative for none
   * @param sentence the problem
   * @return the line
   */
  public static String error(long id, String sentence) {
    Map<String, Object> form = new LinkedHashMap<>();
    if (id >= 0) {
      form.put("id", id);
    }
    form.put("sentence", sentence);
    return Message.line(ERROR, form);
  }

  /**
   * Returns the id of a message.
   *
   * @param value the value of the message
   * @return the id; -1 if it has none
   * @throws InputException if it is no whole number
   */
  public static long id(WireValue value) {
    return value.member("id").map(WireValue::count).orElse(-1L);
  }
}

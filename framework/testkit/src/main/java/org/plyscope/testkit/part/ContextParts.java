package org.plyscope.testkit.part;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFactory;

/** Parts that show the effects of a {@link PartContext}. */
public final class ContextParts {
  private ContextParts() {}

  /** A kind of part unknown to the host: it makes words. */
  @PartKind(id = "word", plural = "words", purpose = "the words of tests")
  public interface Word extends PartFactory<Supplier<String>> {
    /**
     * Makes a part that returns its id with marks behind it.
     *
     * @param id its id; {@code id/loud} has three marks
     * @return the part
     */
    static Word of(String id) {
      return new Plain(id, true);
    }

    /**
     * Makes a part that fits no rules.
     *
     * @param id its id
     * @return the part
     */
    static Word foreign(String id) {
      return new Plain(id, false);
    }

    /**
     * Makes a part that returns its folder.
     *
     * @param id its id
     * @return the part
     */
    static Word folder(String id) {
      return new Folder(id);
    }

    /**
     * Makes a part that joins the words of two others.
     *
     * @param id its id
     * @return the part
     */
    static Word pair(String id) {
      return new Pair(id);
    }
  }

  /** Makes an ordering that begins with the last row of three. */
  static OrdererFactory rows() {
    return new Key("rows", i -> i / 3);
  }

  /** Makes an ordering that begins with the last column of three. */
  static OrdererFactory columns() {
    return new Key("columns", i -> i % 3);
  }

  /** Returns the moves of a state, best first. */
  static List<Integer> order(Orderer orderer, State state) {
    MoveList moves = new MoveList();
    int[] keys = new int[state.moves(moves)];
    orderer.keys(state, moves, keys);
    return IntStream.range(0, keys.length)
        .boxed()
        .sorted(Comparator.comparing((Integer i) -> keys[i]).reversed())
        .toList();
  }

  /** An agent that keeps its parts. */
  public static final class Probe extends Named implements AgentFactory {
    private final List<Option<?>> options;
    private final String completed;
    private final String text;
    private PartContext context;

    Probe(List<Option<?>> options) {
      this(options, null, null);
    }

    private Probe(List<Option<?>> options, String completed, String text) {
      super("probe");
      this.options = options;
      this.completed = completed;
      this.text = text;
    }

    /** Returns one that completes an option. */
    Probe completing(String option, String value) {
      return new Probe(options, option, value);
    }

    @Override
    public List<Option<?>> options() {
      return options;
    }

    @Override
    public OptionValues completed(Rules rules, OptionValues values) {
      return completed == null ? values : values.with(completed, text);
    }

    @Override
    public Agent create(PartContext given) {
      context = given;
      return (request, listener) -> {
        throw new AssertionError("This agent cannot search.");
      };
    }

    /** {@return the parts of the last agent} */
    public PartContext context() {
      return context;
    }
  }

  private abstract static class Named implements GamePart {
    private final String id;

    Named(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String name() {
      return "The " + id;
    }

    @Override
    public String description() {
      return "For tests.";
    }
  }

  private static final class Plain extends Named implements Word {
    private static final Option<String> MARK = Option.text("mark", "Mark", "Ends it.", "!");
    private static final Option<Long> TIMES =
        Option.integer("times", "Times", "How often the mark is added.", 1, 0, 9);

    private final boolean fits;

    Plain(String id, boolean fits) {
      super(id);
      this.fits = fits;
    }

    @Override
    public boolean supports(Rules rules) {
      return fits;
    }

    @Override
    public List<Option<?>> options() {
      return List.of(MARK, TIMES);
    }

    @Override
    public List<Preset> presets() {
      return List.of(Preset.of(id() + "/loud", "Loud", "Three marks.").with("times", "3"));
    }

    @Override
    public Supplier<String> create(PartContext context) {
      String mark = context.options().get(MARK).repeat(context.options().get(TIMES).intValue());
      String id = id();
      return () -> id + mark;
    }
  }

  private static final class Folder extends Named implements Word {
    Folder(String id) {
      super(id);
    }

    @Override
    public Supplier<String> create(PartContext context) {
      String folder = context.folder().orElseThrow().toString();
      return () -> folder;
    }
  }

  private static final class Pair extends Named implements Word {
    private static final Option<String> FIRST =
        Option.part(Word.class, "first", "First", "Comes first.").whenEmpty("a dash");
    private static final Option<String> SECOND =
        Option.part(Word.class, "second", "Second", "Comes second.").whenEmpty("a dash");
    private static final Option<Boolean> ECHO =
        Option.flag("echo", "Echo", "The second repeats the first if it is empty.", false);

    Pair(String id) {
      super(id);
    }

    @Override
    public List<Option<?>> options() {
      return List.of(FIRST, SECOND, ECHO);
    }

    @Override
    public OptionValues completed(Rules rules, OptionValues values) {
      boolean echo = values.get(ECHO) && values.get(SECOND).isEmpty();
      return echo ? values.with(SECOND, values.get(FIRST)) : values;
    }

    @Override
    public Supplier<String> create(PartContext context) {
      Supplier<String> first = context.find(Word.class, FIRST).orElse(() -> "-");
      Supplier<String> second = context.find(Word.class, SECOND).orElse(() -> "-");
      return () -> first.get() + " " + second.get();
    }
  }

  private static final class Key extends Named implements OrdererFactory {
    private final IntUnaryOperator key;

    Key(String id, IntUnaryOperator key) {
      super(id);
      this.key = key;
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return (state, moves, keys) -> {
        for (int i = 0; i < moves.size(); i++) {
          keys[i] = key.applyAsInt((int) moves.get(i));
        }
      };
    }
  }
}

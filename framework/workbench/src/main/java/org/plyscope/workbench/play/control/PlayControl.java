package org.plyscope.workbench.play.control;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.SavedGame;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.workbench.session.Session;

/**
 * Plays a game on the board: knows whose turn it is, and while the game runs lets the agents in
 * their seats search and move. Used on the user-interface thread; searches run elsewhere.
 */
public final class PlayControl {
  private final Catalog catalog;
  private final Session session;
  private final Desk desk;
  private final Pace pace;
  private final Consumer<String> messages;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final GameFollower follower = new GameFollower();
  private final SeatMemory memory;
  private Seats seats = Seats.humans(0);
  private Thinking thinking;
  private boolean running;
  private boolean once;
  private long shownAt;

  /** Makes a control without a game, which follows the session. */
  public PlayControl(
      Catalog catalog, Session session, Desk desk, Pace pace, Consumer<String> messages) {
    this.catalog = catalog;
    this.memory = new SeatMemory(catalog);
    this.session = session;
    this.desk = desk;
    this.pace = pace;
    this.messages = messages;
    session.onChange(this::selectionChanged);
  }

  /** Adds somebody who is told after every change of the game, its seats or whether it runs. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Takes a listener away again. */
  public void offChange(Runnable listener) {
    listeners.remove(listener);
  }

  /** Returns the game, or empty while there is none. */
  public Optional<GameTree> tree() {
    return follower.tree();
  }

  /** Returns who plays; empty while there is no game. */
  public Seats seats() {
    return seats;
  }

  /** Tells whether agents move by themselves. */
  public boolean running() {
    return running;
  }

  /** Tells whether an agent searches for its move now. */
  public boolean thinking() {
    return thinking != null;
  }

  /** Returns what the searching agent has found so far. */
  public Optional<SearchResult> soFar() {
    return Optional.ofNullable(thinking).flatMap(Thinking::soFar);
  }

  /** Returns the speed of agents that play by themselves. */
  public Pace pace() {
    return pace;
  }

  /** Gives a seat to somebody else; an agent that is searching there gives up. */
  public void seat(int player, Player who) {
    seats = seats.with(player, who);
    tree().ifPresent(t -> memory.keep(t.rules(), seats));
    if (thinking != null && thinking.node().toMove() == player) {
      drop();
    }
    changed();
    advance();
  }

  /** Lets the agents play, if there are any and the game goes on. */
  public void start() {
    GameTree tree = follower.tree().orElse(null);
    if (tree == null) {
      return;
    }
    if (tree.current().over()) {
      messages.accept("The game is over; take back a move or start a new game.");
    } else if (seats.allHuman()) {
      messages.accept("Only humans play; give a seat to an agent, or move on the board.");
    } else {
      running = true;
      changed();
      advance();
    }
  }

  /** Stops the agents where they are. */
  public void pause() {
    running = false;
    once = false;
    drop();
    changed();
  }

  /** Lets the agent whose turn it is make one move. */
  public void step() {
    GameTree tree = follower.tree().orElse(null);
    if (tree == null || thinking != null || tree.current().over()) {
      return;
    }
    if (seats.get(tree.current().toMove()).human()) {
      messages.accept("It is a human's turn; move on the board, or ask for a hint.");
    } else {
      once = true;
      advance();
    }
  }

  /** Starts the game anew with the same rules and seats. */
  public void newGame() {
    tree().ifPresent(old -> begin(old.rules(), true));
  }

  /**
   * Starts a game in which nothing has been played.
   *
   * @param run whether its agents play at once
   */
  public void begin(Rules rules, boolean run) {
    pause();
    follower.replace(GameTree.start(rules, ""));
    seats = memory.of(rules);
    show();
    running = run && !seats.allHuman();
    changed();
    advance();
  }

  /** Goes on with a game from a file; it does not run at first. */
  public void open(SavedGame game) {
    pause();
    follower.replace(game.tree());
    seats = game.seats();
    memory.keep(game.tree().rules(), seats);
    show();
    changed();
  }

  /** Looks at another place of the game. */
  public void go(GameNode node) {
    follower
        .tree()
        .ifPresent(
            tree -> {
              if (node != tree.current()) {
                drop();
                tree.go(node);
                show();
                jumped();
              }
            });
  }

  /** Goes back to the human's turn before, taking the answers of agents along. */
  public void takeBack() {
    current().flatMap(at -> at.parent()).ifPresent(parent -> go(humanTurn(parent)));
  }

  private GameNode humanTurn(GameNode from) {
    for (GameNode at = from; at != null; at = at.parent().orElse(null)) {
      if (waitsForHuman(at)) {
        return at;
      }
    }
    return from;
  }

  /** Goes on to the human's next turn on the line last looked at. */
  public void redo() {
    Optional<GameNode> at = current().flatMap(GameNode::next);
    while (at.isPresent() && !waitsForHuman(at.get()) && at.get().next().isPresent()) {
      at = at.get().next();
    }
    at.ifPresent(this::go);
  }

  /** Tells whether no agent is to move; whose turn it is at the end of a game means nothing. */
  private boolean waitsForHuman(GameNode at) {
    return at.over() || seats.get(at.toMove()).human();
  }

  /** Makes the line of a move the main line. */
  public void promote(GameNode node) {
    if (tree().map(t -> t.promote(node)).orElse(false)) {
      changed();
    }
  }

  /** Deletes a move and all that follows. */
  public void delete(GameNode node) {
    GameTree tree = follower.tree().orElseThrow();
    if (node.parent().isEmpty()) {
      return;
    }
    boolean away = node.leadsTo(tree.current());
    drop();
    follower.delete(node);
    if (away) {
      show();
      jumped();
    }
    messages.accept(
        "Deleted " + node.text() + " and what follows; Game ▸ Restore deleted moves undoes that.");
    changed();
  }

  /** Tells whether there are deleted moves to restore. */
  public boolean canRestore() {
    return follower.deleted().isPresent();
  }

  /** Puts the moves that were deleted last back. */
  public void restore() {
    if (!follower.restore()) {
      messages.accept("The deleted moves cannot be restored: they have been played again.");
    }
    changed();
  }

  /** Follows a change of the catalog: games that left are let go, agents may have come. */
  public void catalogChanged() {
    follower.forget(rules -> !catalog.games().contains(rules.game()));
    tree().ifPresent(t -> seats = memory.of(t.rules()));
    changed();
  }

  /** Ends what runs, when the window closes. */
  public void close() {
    running = false;
    drop();
  }

  private Optional<GameNode> current() {
    return follower.tree().map(GameTree::current);
  }

  private void selectionChanged() {
    GameFollower.Change change =
        follower.follow(session.selection().orElse(null), session.stepping());
    if (change == GameFollower.Change.NONE) {
      return;
    }
    shownAt = System.nanoTime();
    drop();
    once = false;
    switch (change) {
      case REPLACED -> {
        if (running) {
          running = false;
          messages.accept("The game is paused because another position is on the board.");
        }
        seats = tree().map(t -> memory.of(t.rules())).orElse(Seats.humans(0));
        changed();
      }
      case JUMPED -> jumped();
      default -> {
        changed();
        advance();
      }
    }
  }

  /** Whoever looks around in the game does not want an agent to move at once. */
  private void jumped() {
    GameNode at = current().orElseThrow();
    once = false;
    if (running && !waitsForHuman(at)) {
      running = false;
      messages.accept("The game is paused; press Start to go on from here.");
    }
    changed();
  }

  /** Puts the place of the game on the board. */
  private void show() {
    GameTree tree = follower.tree().orElseThrow();
    GameNode at = tree.current();
    shownAt = System.nanoTime();
    session.select(Selection.of(tree.line(at)));
  }

  /** Lets the next agent search, if it is its turn. */
  private void advance() {
    GameNode at = current().orElse(null);
    if (thinking != null || at == null || !(running || once)) {
      return;
    }
    if (at.over()) {
      running = false;
      once = false;
      changed();
    } else if (!seats.get(at.toMove()).human()) {
      think(at, seats.get(at.toMove()));
    }
  }

  private void think(GameNode at, Player who) {
    GameTree tree = follower.tree().orElseThrow();
    Rules rules = tree.rules();
    try {
      AgentSpec agent = catalog.agent(rules, who.agent());
      // A seed of its own for every move, so that chance does not repeat itself.
      SearchSpec spec =
          SearchSpec.of(tree.line(at), agent, who.limits()).withSeed(who.seed() + at.ply());
      String seat = rules.board().seats().get(at.toMove()).name();
      thinking =
          desk.think(at, seat + " thinks (" + agent.name() + ")", spec, this::pause, this::ended);
      changed();
    } catch (InputException e) {
      fail(e.getMessage());
    }
  }

  private void ended(SearchOutcome outcome) {
    if (outcome.problem().isPresent()) {
      thinking = null;
      fail(outcome.problem().get());
      return;
    }
    Thinking now = thinking;
    GameTree tree = follower.tree().orElseThrow();
    long shown = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - shownAt);
    long wait = pace.millis(tree, tree.current()) - shown;
    desk.after(
        (int) Math.max(0, wait),
        () -> {
          if (thinking == now) {
            thinking = null;
            play(outcome);
          }
        });
  }

  private void play(SearchOutcome outcome) {
    GameTree tree = follower.tree().orElseThrow();
    SearchResult result = outcome.result().orElseThrow();
    GameNode node = tree.play(result.move());
    tree.think(node, Thought.of(outcome.spec().agent().text(), result));
    once = false;
    show();
    changed();
    advance();
  }

  private void fail(String problem) {
    running = false;
    once = false;
    messages.accept("The game is paused: " + problem);
    changed();
  }

  private void drop() {
    if (thinking != null) {
      thinking.drop();
      thinking = null;
    }
  }

  private void changed() {
    listeners.forEach(Runnable::run);
  }
}

package org.plyscope.workbench.play.control;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.StarterLot;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.workbench.session.Session;

/**
 * Plays a game on the board: knows whose turn it is, and while the game runs lets the agents in
 * their seats search and move. Used on the user-interface thread; searches run elsewhere.
 */
public final class PlayControl {
  private final Catalog catalog;
  private final Session session;
  private final Pace pace;
  private final Consumer<String> messages;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final Listeners<Consumer<GameTree>> moves = new Listeners<>();
  private final Listeners<Consumer<GameTree>> endings = new Listeners<>();
  private final GameFollower follower = new GameFollower();
  private final SeatMemory memory;
  private final BoardMatch match;
  private Seats seats = Seats.humans(0);

  /** Makes a control without a game, which follows the session. */
  public PlayControl(
      Catalog catalog, Session session, PlayContext context, Pace pace, Consumer<String> messages) {
    this.catalog = catalog;
    this.memory = new SeatMemory(catalog);
    this.session = session;
    this.pace = pace;
    this.messages = messages;
    this.match = new BoardMatch(catalog, context, pace, new PlayedHere());
    session.onChange(this::selectionChanged);
  }

  /**
   * Adds a listener that is notified after every change of the game, its seats or whether it runs.
   */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Adds a listener that is notified of a game after every move that is played in it. */
  public Registration onMove(Consumer<GameTree> listener) {
    return moves.add(listener);
  }

  /** Adds a listener that is notified of a game when its last move has been played. */
  public Registration onEnd(Consumer<GameTree> listener) {
    return endings.add(listener);
  }

  /** Returns the game, or empty while there is none. */
  public Optional<GameTree> tree() {
    return follower.tree();
  }

  /** Returns the players; empty while there is no game. */
  public Seats seats() {
    return seats;
  }

  /** Returns whether agents move by themselves. */
  public boolean running() {
    return match.running();
  }

  /** Returns whether an agent searches for its move now. */
  public boolean thinking() {
    return match.thinking();
  }

  /** Returns the result of the searching agent so far. */
  public Optional<SearchResult> soFar() {
    return match.soFar();
  }

  /** Returns the speed of agents that play by themselves. */
  public Pace pace() {
    return pace;
  }

  /** Puts another player in a seat; an agent that is searching there gives up. */
  public void seat(int player, Player who) {
    seats = seats.with(player, who);
    tree().ifPresent(t -> memory.keep(t.rules(), seats));
    match.seat(player, who);
    changed();
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
      match.start();
      changed();
    }
  }

  /** Stops the agents where they are. */
  public void pause() {
    match.pause();
    changed();
  }

  /** Lets the agent whose turn it is make one move. */
  public void step() {
    GameTree tree = follower.tree().orElse(null);
    if (tree == null || thinking() || tree.current().over()) {
      return;
    }
    if (seats.get(tree.current().toMove()).human()) {
      messages.accept("It is a human's turn; move on the board, or ask for a hint.");
    } else {
      match.step();
      changed();
    }
  }

  /** Starts the game again with the same rules and seats. */
  public void newGame() {
    tree().ifPresent(old -> begin(old.rules(), true));
  }

  /**
   * Starts a game in which nothing has been played.
   *
   * @param run whether its agents play at once
   */
  public void begin(Rules rules, boolean run) {
    begin(GameTree.start(rules, ""), run);
  }

  /** Starts the game again with the same rules and seats; the starter is drawn by lot. */
  public void newGame(long seed) {
    tree()
        .ifPresent(
            old -> {
              GameTree drawn = StarterLot.draw(old.rules(), seed);
              begin(drawn, true);
              messages.accept("Starts: " + drawn.headers().get(StarterLot.HEADER) + ".");
            });
  }

  private void begin(GameTree tree, boolean run) {
    match.leave();
    follower.replace(tree);
    seats = memory.of(tree.rules());
    show();
    if (run && !seats.allHuman()) {
      match.start();
    }
    changed();
  }

  /** Goes on with a game from a file; it does not run at first. */
  public void open(SavedGame game) {
    match.leave();
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
                tree.go(node);
                show();
                jumped();
              }
            });
  }

  /** Goes back to the human's previous turn, taking back the agents' answers as well. */
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

  /** Returns whether no agent is to move; whose turn it is at the end of a game means nothing. */
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
    follower.delete(node);
    if (away) {
      show();
      jumped();
    }
    messages.accept(
        "Deleted "
            + node.label()
            + " and the moves after it; Game ▸ Restore deleted moves undoes that.");
    changed();
  }

  /** Returns whether there are deleted moves to restore. */
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
    match.renew();
    if (tree().isEmpty()) {
      match.leave();
    }
    tree().ifPresent(t -> seatAll(memory.of(t.rules())));
    changed();
  }

  /** Ends running searches, when the window closes. */
  public void close() {
    match.close();
  }

  private Optional<GameNode> current() {
    return follower.tree().map(GameTree::current);
  }

  private void selectionChanged() {
    Optional<GameNode> from = current();
    GameFollower.Change change =
        follower.follow(session.selection().orElse(null), session.stepping());
    if (change == GameFollower.Change.NONE) {
      return;
    }
    long thought = match.nanosShown();
    match.shown();
    switch (change) {
      case REPLACED -> {
        if (running()) {
          messages.accept("The game is paused because another position is on the board.");
        }
        match.leave();
        seats = tree().map(t -> memory.of(t.rules())).orElse(Seats.humans(0));
        changed();
      }
      case JUMPED -> jumped();
      default -> {
        noteTime(from, thought);
        match.follow();
        changed();
        played();
      }
    }
  }

  /** A move on the board is human, and its time is how long the position was there. */
  private void noteTime(Optional<GameNode> from, long nanos) {
    GameTree tree = follower.tree().orElseThrow();
    GameNode node = tree.current();
    if (node.thought().isEmpty() && node.parent().equals(from)) {
      tree.think(node, Thought.human(nanos));
    }
  }

  private void played() {
    moves.fire(l -> l.accept(follower.tree().orElseThrow()));
    if (current().map(GameNode::over).orElse(false)) {
      endings.fire(l -> l.accept(follower.tree().orElseThrow()));
    }
  }

  /** A user who looks around in the game does not want an agent to move at once. */
  private void jumped() {
    GameNode at = current().orElseThrow();
    if (running() && !waitsForHuman(at)) {
      match.pause();
      messages.accept("The game is paused; press Start to go on from here.");
    }
    match.follow();
    changed();
  }

  /** Puts the place of the game on the board. */
  private void show() {
    GameTree tree = follower.tree().orElseThrow();
    match.shown();
    session.select(Selection.of(tree.line(tree.current())));
  }

  private void seatAll(Seats next) {
    for (int player = 0; player < next.players().size(); player++) {
      if (!next.get(player).equals(seats.get(player))) {
        match.seat(player, next.get(player));
      }
    }
    seats = next;
  }

  private void changed() {
    match.settle();
    listeners.fire(Runnable::run);
  }

  /** The game on the board as the match behind it sees it. */
  private final class PlayedHere implements BoardMatch.Game {
    @Override
    public GameTree tree() {
      return follower.tree().orElseThrow();
    }

    @Override
    public Seats seats() {
      return seats;
    }

    @Override
    public void moved(PlayedMove move) {
      GameNode node = tree().play(move.move());
      AgentSpec agent = seats.get(move.seat()).agent();
      tree().think(node, Thought.of(catalog.madeOf(tree().rules(), agent).text(), move));
      show();
      changed();
      played();
    }

    @Override
    public void failed(String sentence) {
      messages.accept(sentence);
      changed();
    }

    @Override
    public void changed() {
      PlayControl.this.changed();
    }
  }
}

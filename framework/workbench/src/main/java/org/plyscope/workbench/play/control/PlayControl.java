package org.plyscope.workbench.play.control;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.Match;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.TimeControl;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.lab.match.seat.WaitingMover;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.SavedGame;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Thought;
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
  private final MatchRunner runner;
  private final WaitingMover window = new WaitingMover();
  private Match match;
  private volatile Asked asked;
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
    this.runner = new MatchRunner(catalog);
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
    return match != null && match.running();
  }

  /** Tells whether an agent searches for its move now. */
  public boolean thinking() {
    return asked != null;
  }

  /** Returns what the searching agent has found so far. */
  public Optional<SearchResult> soFar() {
    return Optional.ofNullable(asked).flatMap(Asked::soFar);
  }

  /** Returns the speed of agents that play by themselves. */
  public Pace pace() {
    return pace;
  }

  /** Gives a seat to somebody else; an agent that is searching there gives up. */
  public void seat(int player, Player who) {
    seats = seats.with(player, who);
    tree().ifPresent(t -> memory.keep(t.rules(), seats));
    if (match != null) {
      match.seat(player, entrant(who));
    }
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
      match().start();
      changed();
    }
  }

  /** Stops the agents where they are. */
  public void pause() {
    if (match != null) {
      match.pause();
    }
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
      match().step();
      changed();
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
    leave();
    follower.replace(GameTree.start(rules, ""));
    seats = memory.of(rules);
    show();
    if (run && !seats.allHuman()) {
      match().start();
    }
    changed();
  }

  /** Goes on with a game from a file; it does not run at first. */
  public void open(SavedGame game) {
    leave();
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
    if (match != null) {
      // Agents of plugins that left must not be kept; whoever searches now may finish the move.
      match.renew();
    }
    if (tree().isEmpty()) {
      leave();
    }
    tree().ifPresent(t -> seatAll(memory.of(t.rules())));
    changed();
  }

  /** Ends what runs, when the window closes. */
  public void close() {
    leave();
    runner.close();
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
    switch (change) {
      case REPLACED -> {
        if (running()) {
          messages.accept("The game is paused because another position is on the board.");
        }
        leave();
        seats = tree().map(t -> memory.of(t.rules())).orElse(Seats.humans(0));
        changed();
      }
      case JUMPED -> jumped();
      default -> {
        follow();
        changed();
      }
    }
  }

  /** Whoever looks around in the game does not want an agent to move at once. */
  private void jumped() {
    GameNode at = current().orElseThrow();
    if (running() && !waitsForHuman(at)) {
      match.pause();
      messages.accept("The game is paused; press Start to go on from here.");
    }
    follow();
    changed();
  }

  /** Lets the match go on where the game stands now. */
  private void follow() {
    if (match != null) {
      match.go(line());
    }
  }

  /** Puts the place of the game on the board. */
  private void show() {
    GameTree tree = follower.tree().orElseThrow();
    GameNode at = tree.current();
    shownAt = System.nanoTime();
    session.select(Selection.of(tree.line(at)));
  }

  private Line line() {
    GameTree tree = follower.tree().orElseThrow();
    return tree.line(tree.current());
  }

  /** Returns the match about this game, which keeps the agents in their seats. */
  private Match match() {
    if (match == null) {
      List<Entrant> entrants = seats.players().stream().map(this::entrant).toList();
      MatchSpec spec =
          MatchSpec.of(line(), entrants).withTime(TimeControl.CASUAL).withForfeits(false);
      match = runner.open(spec, desk.ui(), this::whenSeen, new Events());
    }
    return match;
  }

  private Entrant entrant(Player who) {
    return who.human()
        ? Entrant.of("Human", () -> window)
        : Entrant.agent(who.agent(), who.limits()).withSeed(who.seed());
  }

  private void seatAll(Seats next) {
    for (int player = 0; match != null && player < next.players().size(); player++) {
      if (!next.get(player).equals(seats.get(player))) {
        match.seat(player, entrant(next.get(player)));
      }
    }
    seats = next;
  }

  /** Lets all agents go, because this game is over for us. */
  private void leave() {
    if (match != null) {
      match.close();
      match = null;
    }
    settle();
  }

  /** Plays the move of an agent once the one before has been seen. */
  private void whenSeen(Line before, Runnable play) {
    GameTree tree = follower.tree().orElseThrow();
    long shown = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - shownAt);
    long wait = pace.millis(tree, tree.current()) - shown;
    desk.after((int) Math.max(0, wait), play);
  }

  /** Takes an agent that is no longer asked from the status bar. */
  private void settle() {
    Turn now = match == null ? null : match.turn().orElse(null);
    if (asked != null && !asked.about(now)) {
      asked.end();
      asked = null;
    }
  }

  private void changed() {
    settle();
    listeners.forEach(Runnable::run);
  }

  /** What happens in the match. */
  private final class Events implements MatchListener {
    @Override
    public void asked(Turn turn) {
      settle();
      Player who = seats.get(turn.seat());
      if (!who.human()) {
        Rules rules = turn.line().rules();
        String seat = rules.board().seats().get(turn.seat()).name();
        String agent = catalog.agent(rules, who.agent()).name();
        Runnable cancel = () -> desk.ui().execute(PlayControl.this::pause);
        asked = new Asked(turn, seat + " thinks (" + agent + ")", desk.jobs(), cancel);
      }
      changed();
    }

    @Override
    public void progress(Turn turn, SearchResult soFar) {
      Asked now = asked;
      if (now != null && now.about(turn)) {
        now.progress(soFar);
      }
    }

    @Override
    public void moved(PlayedMove move, Line line) {
      GameTree tree = follower.tree().orElseThrow();
      GameNode node = tree.play(move.move());
      String agent = seats.get(move.seat()).agent();
      tree.think(node, new Thought(agent, move.value(), move.depth(), move.nanos()));
      show();
      changed();
    }

    @Override
    public void failed(int seat, Failure failure) {
      messages.accept("The game is paused: " + failure.sentence());
      changed();
    }

    @Override
    public void ended(PlayedGame game) {
      changed();
    }
  }
}

/**
 * Shows Plyscope in a window.
 *
 * <p>{@link org.plyscope.workbench.Workbench} puts it together from its features, plain objects
 * that know no OSGi; {@link org.plyscope.workbench.WorkbenchComponent} is the thin adapter that
 * takes services from the framework and hands them over on the user-interface thread. Tests build
 * the same window from a catalog in memory.
 *
 * <p>Components that tests look for have names:
 *
 * <ul>
 *   <li>{@code workbench.frame}, {@code menu.bar}, {@code tool.bar}; a menu item is named as its
 *       command, for example {@code file.new-game}, a button of the tool bar {@code tool.} and that
 *   <li>{@code perspective.play}, {@code perspective.analyse}, {@code perspective.compare}: the
 *       buttons at the end of the tool bar
 *   <li>{@code slot.ID} for the place of the view with that id: {@code slot.board}, {@code
 *       slot.agents}, {@code slot.result}; {@code placeholder.sentence} where there is no view
 *   <li>{@code status.bar}, {@code status.message}, {@code status.job}, {@code status.progress},
 *       {@code status.cancel}
 *   <li>{@code command.palette}, {@code palette.query}, {@code palette.list}
 *   <li>{@code agents.filter}, {@code agents.list}, {@code agents.form}, {@code limit.depth},
 *       {@code limit.nodes}, {@code limit.iterations}, {@code limit.time}, {@code search.seed},
 *       {@code search.trace}, {@code search.start}, {@code search.stop}, {@code search.play},
 *       {@code search.problem}
 *   <li>{@code result.move}, {@code result.value}, {@code result.depth}, {@code result.nodes},
 *       {@code result.speed}, {@code result.time}, {@code result.status}, {@code result.comment},
 *       {@code result.line}, {@code result.tabs}, {@code result.plyTable}, {@code
 *       result.candidateTable}, {@code result.iterationTable}, {@code result.techniques}, {@code
 *       result.chart}, {@code result.log}, {@code result.copy}, {@code result.show-candidates},
 *       {@code live.topic}, {@code live.chart}, {@code live.note}
 *   <li>{@code result.overhead}, {@code result.about} for what a trace cost and where it comes
 *       from; {@code dialog.trace-file}
 *   <li>{@code dialog.export} with {@code export.view}, {@code export.format}, {@code
 *       export.table}, {@code export.file}, {@code export.folder}, {@code export.browse}, {@code
 *       export.size}, {@code export.copy}, {@code export.problem}
 *   <li>{@code positions.filter}, {@code positions.list}, {@code positions.save}, {@code
 *       positions.more}, {@code positions.menu}; {@code dialog.position} with {@code
 *       position.name}, {@code position.tags}, {@code position.problem}; {@code dialog.random} with
 *       {@code random.plies}, {@code random.seed}, {@code random.goes-on}, {@code random.draw},
 *       {@code random.next}, {@code random.result}, {@code random.problem}; {@code dialog.open},
 *       {@code dialog.positions-file}; {@code board.show-differences}, {@code board.differences}
 *   <li>{@code game.seat.N.who} and {@code game.seat.N.options} for the seat of player N, {@code
 *       game.adviser.who}, {@code game.start}, {@code game.hint}, {@code game.new}, {@code
 *       game.take-back}, {@code game.redo}, {@code game.to-start}, {@code game.to-end}, {@code
 *       game.step}, {@code game.pause}, {@code game.status}, {@code game.moves}, {@code game.menu}
 *   <li>{@code option.ID} for the control of an option in any generated form, {@code form.problem}
 *   <li>{@code dialog.new-game} with {@code new-game.game}, {@code new-game.preset}; {@code
 *       dialog.preferences}; {@code dialog.plugins} with {@code plugins.table}, {@code
 *       plugins.install}, {@code plugins.remove}, {@code plugins.problem}; {@code dialog.seat} with
 *       {@code seat.seed}; {@code dialog.colours} with {@code colours.N} for the seat of player N
 *       and {@code colours.reset}; {@code dialog.choose-game} with {@code game.chooser}; {@code
 *       dialog.write-agent} with {@code write-agent.code}, {@code write-agent.save}, {@code
 *       write-agent.copy}, {@code write-agent.install}; {@code dialog.ok}, {@code dialog.cancel} in
 *       each
 *   <li>{@code welcome.play}, {@code welcome.analyse}, {@code welcome.write-agent}: the buttons of
 *       the cards; {@code welcome.at-start}
 * </ul>
 */
package org.plyscope.workbench;

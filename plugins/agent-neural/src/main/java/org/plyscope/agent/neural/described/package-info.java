/**
 * Uses models trained elsewhere: a small JSON file describes how a position becomes the input of a
 * model and how its outputs become moves and a value.
 *
 * <pre>{@code
 * { "description": 1,
 *   "game": "kalah",
 *   "view": "mover",
 *   "cells": [
 *     { "name": "own",   "first": ["A", "B", "C", "D", "E", "F"], "second": ["a", "b", "c", "d", "e", "f"] },
 *     { "name": "other", "first": ["a", "b", "c", "d", "e", "f"], "second": ["A", "B", "C", "D", "E", "F"] } ],
 *   "input":  { "name": "board", "numbers": [
 *     { "take": "count", "of": "own", "divide": 8 },
 *     { "take": "one-hot", "of": "other", "values": 14 },
 *     { "take": "constant", "value": 1 } ] },
 *   "policy": { "name": "policy", "as": "logits", "moves": "from", "of": "own" },
 *   "value":  { "name": "value", "as": "number", "least": -1, "most": 1, "for": "mover" } }
 * }</pre>
 *
 * <p><b>view</b>: {@code mover} (the player to move is always the own one) or {@code first} (the
 * first player is). <b>cells</b>: orders of cells by their labels, as each player sees them; {@code
 * ""} is a place without a cell, which is always 0. Instead of the two lists, {@code "all":
 * "playable"} or {@code "all": "every"} takes the cells in the order of the board, and {@code
 * "turned": true} shows them to the second player from the other end. <b>numbers</b>, one after the
 * other: {@code count} (seeds), {@code one-hot} (with {@code values}; the last stands for all
 * larger numbers; {@code "planes": true} puts equal values side by side instead of equal cells),
 * {@code piece} (1 where one stands, by {@code owner}: {@code own}, {@code other} or {@code any},
 * and perhaps {@code form}: {@code marble}, {@code disc}, {@code king} or {@code block}), {@code
 * empty}, {@code sum} (of seeds, perhaps {@code less} those of other cells), {@code constant},
 * {@code mover} (0 for the first player, 1 for the second); each divided by {@code divide}.
 * <b>policy</b>: {@code logits} or {@code probabilities}; a move's place is that of the cell it
 * leads {@code from} or {@code to}, of both ({@code from-to}, all goals of the first cell side by
 * side), or of its notation in the list {@code texts} ({@code "moves": "text"}); a move that passes
 * leads from the own store. <b>value</b>: a {@code number} from {@code least} to {@code most}, or
 * {@code win-draw-loss} in three probabilities, {@code for} the {@code mover} or the {@code first}
 * player. Policy or value may be missing; <b>notes</b> is a list of remarks that the program
 * ignores.
 *
 * <p>{@link org.plyscope.agent.neural.described.Description} reads it, {@code CellOrder} is an
 * order of cells, {@code FeatureGroup} one group of numbers, {@link
 * org.plyscope.agent.neural.described.DescribedEncoder} turns positions into all of them.
 */
package org.plyscope.agent.neural.described;

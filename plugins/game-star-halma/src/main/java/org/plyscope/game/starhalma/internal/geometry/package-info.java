/**
 * Describes boards as data: holes of a triangular lattice, the outlines cut from it, and the camps
 * on it.
 *
 * <p>Everything that differs between a six-pointed star of any size, Ulfhake's board without side
 * points and the FAUhalma rhombus is decided here; the rules engine sees indices only.
 */
package org.plyscope.game.starhalma.internal.geometry;

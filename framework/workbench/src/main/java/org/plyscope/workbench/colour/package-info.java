/**
 * Lets the user choose the colours of players: {@link org.plyscope.workbench.colour.PlayerColours}
 * keeps one {@link org.plyscope.workbench.colour.SeatTints} for each game, {@link
 * org.plyscope.workbench.colour.ColourForm} changes it. Views use {@link
 * org.plyscope.api.view.Workspace#seatColor}.
 */
package org.plyscope.workbench.colour;

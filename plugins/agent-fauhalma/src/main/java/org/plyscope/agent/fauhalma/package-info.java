/**
 * Provides the five strategies of the FAUhalma study: two that follow a list of directions, and
 * three that look ahead.
 *
 * <p>The study's figures are lost; where its text leaves something open the reading taken is
 * written where it is implemented. In games for three, strategies 3 and 4 are taken to be as with
 * two players, with the third player standing still; strategy 5 adds that player. The end of a game
 * is worth ten points to them, as in the study, so none of them gives up when it must lose.
 */
package org.plyscope.agent.fauhalma;

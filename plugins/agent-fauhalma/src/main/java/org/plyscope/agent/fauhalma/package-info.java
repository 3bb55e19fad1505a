/**
 * The five strategies of the FAUhalma study: two that follow a list of directions, and three that
 * look ahead.
 *
 * <p>The study's figures are lost; where its text leaves something open the reading taken is
 * written where it is implemented. Its cache of best moves, a text file there, is a bounded table
 * here.
 */
package org.plyscope.agent.fauhalma;

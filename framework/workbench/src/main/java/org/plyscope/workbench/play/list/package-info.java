/** Shows the moves of a game and its variations as a list to read and walk through. */
package org.plyscope.workbench.play.list;

/** Provides the games of the star halma family: Chinese Checkers and FAUhalma. */
package org.plyscope.game.starhalma;

/** The games of the star halma family, as services: Chinese Checkers and FAUhalma. */
package org.plyscope.game.starhalma;

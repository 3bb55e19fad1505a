/** List and draw positions. */
package org.plyscope.cli.position;

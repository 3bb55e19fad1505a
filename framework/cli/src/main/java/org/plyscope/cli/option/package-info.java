/** Declare options that several commands take: rules, positions, limits, exports. */
package org.plyscope.cli.option;

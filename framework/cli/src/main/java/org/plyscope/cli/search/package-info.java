/** Commands that search: analyse a position, count its tree. */
package org.plyscope.cli.search;

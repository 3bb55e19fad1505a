/** The guide, keys and glossary of the window, and what the program is. */
package org.plyscope.workbench.help;

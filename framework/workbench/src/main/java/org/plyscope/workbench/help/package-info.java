/** Shows the guide, keys and glossary of the window, and facts about the program. */
package org.plyscope.workbench.help;

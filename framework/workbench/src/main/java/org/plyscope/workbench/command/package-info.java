/** Registers commands, and offers them in menus, tool bar, keys and palette. */
package org.plyscope.workbench.command;

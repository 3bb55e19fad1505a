/**
 * Manages the folder with the user's plugins: its files, the notes that processes share there, and
 * the watch on it.
 */
package org.plyscope.plugins.internal.folder;

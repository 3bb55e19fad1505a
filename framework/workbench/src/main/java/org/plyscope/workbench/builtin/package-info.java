/** The commands of the window itself, one class per menu. */
package org.plyscope.workbench.builtin;

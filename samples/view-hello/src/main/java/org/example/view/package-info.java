/**
 * Start from a view with a board and a chart: one class, published as a service.
 *
 * <p>The window docks it, remembers where the user puts it, exports its content, and forgets it
 * when the jar is removed. Board and chart follow the light and the dark theme by themselves.
 */
package org.example.view;

/**
 * Asks for configurations in the dialogs of <i>Compare</i>: one configuration or several, and
 * variations of an agent.
 */
package org.plyscope.view.compare.dialog;

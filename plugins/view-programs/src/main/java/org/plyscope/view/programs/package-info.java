/**
 * Manages agent programs in the window: the form <i>Add program</i>, descriptors that are dropped,
 * and the view <i>Dialogue</i> with the live conversation.
 */
package org.plyscope.view.programs;

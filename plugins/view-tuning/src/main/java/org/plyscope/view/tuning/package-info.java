/** A view that starts tunings and shows how they go. */
package org.plyscope.view.tuning;

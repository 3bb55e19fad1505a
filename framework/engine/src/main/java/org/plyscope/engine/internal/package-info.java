/** Share code between the searchers that agents do not need. */
package org.plyscope.engine.internal;

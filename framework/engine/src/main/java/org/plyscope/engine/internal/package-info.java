/** Code that the searchers share and agents do not need. */
package org.plyscope.engine.internal;

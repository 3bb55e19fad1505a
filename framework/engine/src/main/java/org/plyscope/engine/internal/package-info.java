/** What the searchers share and nobody else needs. */
package org.plyscope.engine.internal;

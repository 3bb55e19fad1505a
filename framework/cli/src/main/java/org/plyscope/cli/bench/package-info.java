/** Commands that measure speed and check it against oracles. */
package org.plyscope.cli.bench;

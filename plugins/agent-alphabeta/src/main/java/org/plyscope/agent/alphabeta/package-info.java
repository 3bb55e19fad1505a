/** Provides the general alpha-beta agent with every option of the engine, and its presets. */
package org.plyscope.agent.alphabeta;

/** Agents for games with more than two players: max^n and paranoid. */
package org.plyscope.agent.multiplayer;

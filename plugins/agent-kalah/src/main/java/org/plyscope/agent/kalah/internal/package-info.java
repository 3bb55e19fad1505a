/**
 * Implements the searches behind the agents. The perfect player works on packed houses ({@link
 * org.plyscope.agent.kalah.internal.Sowing}), proves bounds ({@link
 * org.plyscope.agent.kalah.internal.MarginSolver}) and closes in on the margin with a sequence of
 * yes-or-no tests ({@link org.plyscope.agent.kalah.internal.PerfectSearch}).
 */
package org.plyscope.agent.kalah.internal;

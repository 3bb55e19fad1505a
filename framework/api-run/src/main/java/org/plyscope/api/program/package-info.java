/**
 * Let programs in any language play as agents, and add protocols that they speak.
 *
 * <p>An {@link org.plyscope.api.program.AgentProgram} is a command that the user has added; the
 * service {@link org.plyscope.api.program.AgentPrograms} lists, adds, tries and removes them. Each
 * is offered as an ordinary agent. The program and Plyscope exchange lines of text over a {@link
 * org.plyscope.api.program.LineChannel}; their meaning is the business of a {@link
 * org.plyscope.api.program.Dialect}, a kind of part: it asks a program for its {@link
 * org.plyscope.api.program.ProgramDeclaration}, and makes an agent that converses with it. The
 * process itself, its limits, its log and its end are the business of the host.
 *
 * <p>The same dialect may work in the other direction and serve an agent of Plyscope to another
 * program, see {@link org.plyscope.api.program.ServedAgent}.
 */
@Experimental(
    "All dialects are part of one plugin of this project; one by another author may need more of"
        + " the channel.")
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.program;

import org.plyscope.api.Experimental;

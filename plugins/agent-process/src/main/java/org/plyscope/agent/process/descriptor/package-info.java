/**
 * Read, hash and keep descriptors of agent programs.
 *
 * <p>A {@link org.plyscope.agent.process.descriptor.Descriptor} is the content of a file {@code
 * *.plyagent}; the {@link org.plyscope.agent.process.descriptor.ProgramFolder} keeps those that the
 * user has added, each beside the declaration of the program.
 */
package org.plyscope.agent.process.descriptor;

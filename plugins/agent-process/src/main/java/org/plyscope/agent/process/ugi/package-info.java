/**
 * Speak the Universal Game Interface (UGI) and the chess protocol that it generalises (UCI), so
 * that engines of both kinds play here and agents play in their referees.
 *
 * <p>Each search carries the start and all moves, the engine reports with {@code info} and answers
 * with {@code bestmove}. Three options that Plyscope itself declares let it carry additional
 * values: {@code Game}, {@code Rules} and {@code Seed}.
 */
package org.plyscope.agent.process.ugi;

package org.plyscope.api.experiment;

import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.run.Study;

/**
 * An experiment file that comes with the program, ready to be run.
 *
 * @param file where it is
 * @param name how the experiment is called
 * @param notes the remarks of its author; perhaps empty
 * @param study the part of a published study that it repeats; empty if it repeats none
 */
public record SampleExperiment(Path file, String name, String notes, Optional<Study> study) {}

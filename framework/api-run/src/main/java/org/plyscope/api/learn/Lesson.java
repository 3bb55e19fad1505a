package org.plyscope.api.learn;

import org.plyscope.api.measure.Figures;

/**
 * The progress of a training since the previous lesson. Built by trainings, immutable.
 *
 * @param number counts the lessons since the training began, from 1
 * @param games the games that were played in this lesson
 * @param steps the decisions that were learned from in this lesson
 * @param figures the trainer's own numbers about this lesson, for example losses; drawn as curves
 */
public record Lesson(long number, long games, long steps, Figures figures) {}

package org.plyscope.experiment.conduct;

/**
 * Writes files completely or not at all, never through a link in a folder of the program; locks
 * them while they are changed; reads them with progress, cancellation and a maximum size.
 *
 * <p>A file that the user named is written by {@link org.plyscope.lab.file.SafeFile}: into a new
 * file with an unpredictable name, flushed to the disk, then renamed. Links are followed, modes
 * kept, devices and write-protected files refused; {@code SafeFile.check} checks before a search
 * whether the file can be written. Files in the folder of a run, a tuning, a training or a project
 * are named by the program, and such a folder may come from elsewhere: {@link
 * org.plyscope.lab.file.OwnFolder} writes them in the same way but refuses every link. Lines of
 * lessons, generations, checks and sessions go through {@link org.plyscope.lab.file.LineFile}: each
 * reaches the disk, only a last line without its end may be cut, and any other damaged line is
 * reported and left alone. One program at a time writes to such a folder; the operating system
 * holds the lock ({@link org.plyscope.lab.file.FolderClaim}). A file that several processes change,
 * such as the position library, is read, changed and written under a {@link
 * org.plyscope.lab.file.FileLock}. Command lines that are shown to be pasted are quoted by {@link
 * org.plyscope.lab.file.ShellText}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.file;

/**
 * A file that is not one of our backups, or cannot be used. message: one line for people, without any of the file's
 * contents.
 */
export class BackupError extends Error {
  override readonly name = 'StartError';
}

/** A backup can't be made or restored. Its message is one line for the person who asked for it, and says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

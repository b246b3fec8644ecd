/**
 * The server cannot start, and the person who started it can fix that. message: one line that names the problem and
 * what to do; it is shown as it is, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

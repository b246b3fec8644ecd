/**
 * The server cannot start, and the person who started it can mend that. message: one line that names what
 * is wrong and says what to do; it is shown as it is, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

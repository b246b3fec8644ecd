/**
 * AbortSignal.timeout as in the platform: aborts after some milliseconds, with a TimeoutError. Native from Chrome 103
 * and Safari 16.
 */
AbortSignal.timeout ??= (milliseconds) => {
  const controller = new AbortController();
  const reason = new DOMException('The operation timed out.', 'TimeoutError');
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
};

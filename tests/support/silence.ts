/** How a browser silences a page. These run inside the page, so each must be self-contained. */

/** As before the first gesture, for ever: no sound plays. */
export function refuseSound(): void {
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  AudioContext.prototype.resume = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
}

/** Sound may play, but no file can be decoded. */
export function decodeNothing(): void {
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
  BaseAudioContext.prototype.decodeAudioData = (_data, _done, failed) => {
    const error = new DOMException('Unable to decode audio data', 'EncodingError');
    failed?.(error);
    return Promise.reject(error);
  };
}

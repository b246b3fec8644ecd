const played: string[] = [];

const { play } = HTMLMediaElement.prototype;
HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
  played.push(new URL(this.src).pathname);
  return play.call(this);
};

/**
 * What pages begin to play from now on, as addresses without their hash: also what the browser has kept since an earlier
 * visit of this page and does not fetch anew.
 */
export function listen(): () => readonly string[] {
  const before = played.length;
  return () => played.slice(before);
}

/** Said and shown when a game is pressed that is not stored on this device while offline. */
export const NEEDS_INTERNET = 'This game needs the internet.';

/** Ends a game that cannot go on. */
export interface FailureHandler {
  /** Reports an error; only the first, because later ones result from it. */
  readonly tell: (error: unknown) => void;
}

/** onBroken: called once, with what was thrown. */
export function createFailureHandler(onBroken: (error: unknown) => void): FailureHandler {
  let broken = false;
  return {
    tell(error) {
      // The whole error, with its stack, for developers.
      console.error(error);
      if (broken) return;
      broken = true;
      onBroken(error);
    },
  };
}

/** What a player needs in games, on every device. Source: HTTP contract, Profile. */
export interface Needs {
  readonly captions: boolean;
  /** Little movement. */
  readonly calm: boolean;
  /** Decoration and words of praise are the same in every round. */
  readonly same: boolean;
  /** A slower voice. */
  readonly slow: boolean;
  /** Played with a switch. */
  readonly switch: boolean;
  /** What helps stays in sight when a fact becomes known. */
  readonly in_sight: boolean;
  /** Nothing is shown for a moment only. */
  readonly no_flashes: boolean;
}

/** Needs that are no setting of a device, as grown-ups read of them on every page and sheet. */
export const NEED_LABELS = {
  same: 'The same every time',
  in_sight: 'Keep things in sight',
  no_flashes: 'No quick looks',
} as const satisfies Partial<Record<keyof Needs, string>>;

export const NO_NEEDS: Needs = {
  captions: false,
  calm: false,
  same: false,
  slow: false,
  switch: false,
  in_sight: false,
  no_flashes: false,
};

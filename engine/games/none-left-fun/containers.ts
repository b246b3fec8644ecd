export const CONTAINERS = ['jar', 'box', 'basket', 'bowl', 'bag'] as const;
export type ContainerType = (typeof CONTAINERS)[number];

export const ITEMS = ['apple', 'pear', 'lemon', 'plum'] as const;
export type Item = (typeof ITEMS)[number];

export interface NoneLeftContainer {
  readonly type: ContainerType;
  readonly itemCount: number;
  readonly isCorrect: boolean;
  /** From 0, left to right and top to bottom. */
  readonly position: number;
  readonly itemIcon: Item;
}

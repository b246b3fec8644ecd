import type { Samples } from './samples.ts';
export type LoopName = string;
export const LOOPS: readonly { readonly name: LoopName; make(): Samples }[] = [];

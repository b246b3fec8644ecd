/** What only a class at the board has, as one module: a child alone does not fetch it. */
export { ClassBoard } from './class-board.ts';
export { DuetScene } from './duet.ts';

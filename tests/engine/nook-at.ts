import { openNook } from '#engine/mount-nook.ts';
import type { NookState } from '#engine/rules/nook-state.ts';
import type { OwnedNookSession } from '#engine/session/nook-session.ts';
import { openCanvas } from '#tests/support/canvas.ts';

export interface NookAt {
  readonly session: OwnedNookSession;
  close(): void;
}

/** A Nook on a canvas of this size, after its first second; its clock is stepped by hand. */
export async function nookAt(width: number, height: number, nook: NookState, calm = false): Promise<NookAt> {
  const canvas = await openCanvas(width, height);
  const session = openNook(
    canvas.app,
    {
      host: canvas.host,
      nook,
      largest: 100,
      player: { avatar: 'fox', xp: 95 },
      theme: 'core',
      seed: 7,
      onDeal() {},
      onRoom() {},
      onLeave() {},
      onProblem() {},
      onBroken(error) {
        throw error;
      },
    },
    { stepped: true, settings: { calmMotion: calm ? 'on' : 'off' } },
  );
  await session.ready;
  session.clock.advance(1);
  return {
    session,
    close() {
      session.dispose();
      canvas.close();
    },
  };
}

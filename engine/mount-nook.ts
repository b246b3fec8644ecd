import type { Application } from 'pixi.js';
import { nameShadersOnce } from '#engine/kernel/shader-names.ts';
import type { NookOptions, NookSession } from '#engine/nook/ports.ts';
import { exposeLab } from '#engine/session/lab.ts';
import { createNookSession, type NookExtras, type OwnedNookSession } from '#engine/session/nook-session.ts';

nameShadersOnce();

/** Shows a Nook on an initialised application that nobody else draws with: the other entry point for pages. */
export const mountNook = (app: Application, options: NookOptions): NookSession => openNook(app, options);

/** As `mountNook`, with the additional options and access of workbench and tests. */
export function openNook(app: Application, options: NookOptions, extras: NookExtras = {}): OwnedNookSession {
  const session = createNookSession(app, options, extras);
  if (import.meta.env.VITE_LAB === '1') session.onEnd(exposeLab(session, options.host));
  return session;
}

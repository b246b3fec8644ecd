import { deviceStorage, KEYS } from './storage.ts';

/** A player who was chosen while the server could not be reached. */
interface PendingEntry {
  readonly userId: string;
  readonly playerId: string;
  /** The picture code, where one was asked for. */
  readonly code?: readonly number[] | undefined;
}

function parse(text: string | null): PendingEntry | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as PendingEntry | null;
    return typeof kept?.userId === 'string' && typeof kept.playerId === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The choice that the server does not know yet. It is stored on the device, so it survives a closed tab. */
export const pendingEntry = () => parse(deviceStorage.read(KEYS.entering));

export const storePendingEntry = (entry: PendingEntry) =>
  deviceStorage.write(KEYS.entering, JSON.stringify(entry));

/** entry: the one that is settled; a later choice stays. Without it, whatever is pending. */
export function clearPendingEntry(entry?: PendingEntry) {
  if (!entry || pendingEntry()?.playerId === entry.playerId) deviceStorage.remove(KEYS.entering);
}

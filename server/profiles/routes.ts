import * as contract from '#server/contract/profile.ts';
import { batchReads } from '#server/db/batch-reads.ts';
import { noProfile } from '#server/errors.ts';
import { answer, requireRecent, type Route } from '#server/http/api.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import { isMadeUp } from '#server/names/made-up-names.ts';
import { faultOf } from './names.ts';
import { looksReal } from './real-names.ts';
import { makePlayer, nameTaken, orNameTaken, refuseBadName } from './new-player.ts';
import { changeProfile, findProfiles, isReservedForAnother } from './store.ts';
import { suggestName } from './suggestions.ts';

/** The player. Source: HTTP contract, Profile. */
export function profileRoutes({ db, leaderboard, security }: LeaderboardServices): Route[] {
  const findProfile = batchReads(
    (ids) => findProfiles(db, ids),
    (profile) => profile.id,
  );
  return [
    answer(contract.readProfile, async ({ playerId }) => (await findProfile(playerId)) ?? null),
    answer(contract.addProfile, async ({ req, userId, body }) => {
      refuseBadName(body.username, security, req.ip);
      const profile = await makePlayer(db, userId, body, 'first');
      leaderboard.changed();
      return profile;
    }),
    answer(contract.changeProfile, async ({ req, playerId, body: { username, ...others } }) => {
      // Only grown-ups decide what other people see.
      if (others.on_leaderboard !== undefined || others.show_name !== undefined)
        requireRecent('gate', req, security);
      const before = await findProfile(playerId);
      if (!before) throw noProfile();
      // Forms send all fields, so a name that the player already has is not checked again.
      const changes = { ...others, ...(username !== before.username && { username }) };
      // Even a changed space or capital may make another word: "Titan", "Tit An".
      if (changes.username !== undefined) {
        refuseBadName(changes.username, security, req.ip);
        if (await isReservedForAnother(db, changes.username, playerId)) throw nameTaken();
      }
      const after = Object.values(changes).some((value) => value !== undefined)
        ? await changeProfile(db, playerId, changes).catch(orNameTaken)
        : before;
      if (!after) throw noProfile();
      leaderboard.changed();
      return after;
    }),
    // For the form, before anything is saved. A real name is allowed: the form only asks about it.
    answer(contract.checkName, ({ body: { username } }) => ({
      good: isMadeUp(username) || !faultOf(username),
      real: looksReal(username),
    })),
    answer(contract.suggestName, async () => ({ username: await suggestName(db) })),
  ];
}

/**
 * The HTTP contract as code: every endpoint once. Pages import only its types, so that no schema gets into their
 * bundles.
 */
import { deleteAccount, exportAccount, readOffer } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { openGate, readGate } from './gate.ts';
import {
  changePassword,
  linkGoogle,
  readGoogleSwitch,
  readLink,
  recover,
  resend,
  reset,
  signUp,
  switchToGoogle,
  verify,
} from './links.ts';
import { changeLearner, forgetLearner, readLearner } from './learner.ts';
import { listReportable, readLeaderboard, reportName } from './leaderboard.ts';
import { readReport } from './report.ts';
import { changeRoom, purchaseThing, readNook } from './nook.ts';
import { countPageView } from './pages.ts';
import { addPlayer, changeCode, deletePlayer, enterPlayer, listPlayers } from './players.ts';
import { addProfile, changeProfile, checkName, readProfile, suggestName } from './profile.ts';
import { saveProgress } from './progress.ts';
import {
  endBrowserSession,
  listBrowsers,
  readSession,
  readWays,
  reauthenticate,
  signIn,
  signOut,
} from './session.ts';

export const CONTRACT = [
  readOffer,
  readSession,
  signUp,
  resend,
  readLink,
  verify,
  signIn,
  signOut,
  recover,
  reset,
  changePassword,
  reauthenticate,
  readWays,
  listBrowsers,
  endBrowserSession,
  linkGoogle,
  readGoogleSwitch,
  switchToGoogle,
  readProfile,
  addProfile,
  changeProfile,
  checkName,
  suggestName,
  listPlayers,
  addPlayer,
  enterPlayer,
  changeCode,
  deletePlayer,
  saveProgress,
  readLearner,
  changeLearner,
  forgetLearner,
  readReport,
  readNook,
  purchaseThing,
  changeRoom,
  readLeaderboard,
  listReportable,
  reportName,
  readGate,
  openGate,
  exportAccount,
  deleteAccount,
  countPageView,
] as const;

type Row = (typeof CONTRACT)[number];
type NameOf<Each extends Endpoint> = `${Each['method']} ${Each['path']}`;

/** Endpoints by name. */
export type Contract = { readonly [Each in Row as NameOf<Each>]: Each };

/** "GET /profile". */
export type EndpointName = keyof Contract;

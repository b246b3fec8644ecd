import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { cardOf, GAME_IDS, isOpenToVisitors } from '#engine/rules/cards.ts';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { PROBLEMS } from '#web/lib/problems.ts';
import { LandingPage } from '#web/pages/landing.tsx';
import { ErrorPage } from './error-page.tsx';
import { createGuards, type Guard, type Guards } from './guards.ts';
import { Root, type Handle } from './root.tsx';
import { Starting } from './starting.tsx';

interface Screen {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  readonly guard?: Guard;
}

/** The route's id is its pattern; page views are counted by it. */
const routeOf = ({ path, title, load, guard }: Screen): RouteObject => ({
  id: path,
  path,
  loader: guard,
  handle: { title } satisfies Handle,
  lazy: async () => ({
    Component: await load(),
    ErrorBoundary: (await import('./unreachable-page.tsx')).UnreachablePage,
  }),
});

/** For grown-ups: signing in, setting up, privacy. */
const siteScreens = ({ visitorWithOffer, setup, account, offer }: Guards): Screen[] => [
  {
    path: PATHS.login,
    title: 'Sign In',
    guard: visitorWithOffer,
    load: async () => (await import('#web/pages/login.tsx')).LoginPage,
  },
  {
    path: PATHS.signup,
    title: 'Create Account',
    guard: visitorWithOffer,
    load: async () => (await import('#web/pages/signup.tsx')).SignupPage,
  },
  {
    path: PATHS.emailConfirmation,
    title: 'Check Your Email',
    guard: offer,
    load: async () => (await import('#web/pages/email-confirmation.tsx')).EmailConfirmationPage,
  },
  {
    path: PATHS.confirm,
    title: 'Confirm Your Email',
    load: async () => (await import('#web/pages/confirm.tsx')).ConfirmPage,
  },
  {
    path: PATHS.callback,
    title: 'Just a moment',
    load: async () => (await import('#web/pages/callback.tsx')).CallbackPage,
  },
  {
    path: PATHS.profileSetup,
    title: 'Set Up Your Profile',
    guard: setup,
    load: async () => (await import('#web/pages/profile-setup.tsx')).ProfileSetupPage,
  },
  {
    path: PATHS.players,
    title: 'Who is playing?',
    guard: account,
    load: async () => (await import('#web/pages/players.tsx')).PlayersPage,
  },
  {
    path: PATHS.addPlayer,
    title: 'Add a Player',
    guard: account,
    load: async () => (await import('#web/pages/add-player.tsx')).AddPlayerPage,
  },
  {
    path: PATHS.resetPassword,
    title: 'Reset Password',
    load: async () => (await import('#web/pages/reset-password.tsx')).ResetPasswordPage,
  },
  {
    path: PATHS.privacy,
    title: 'Privacy',
    load: async () => (await import('#web/pages/privacy.tsx')).PrivacyPage,
  },
  {
    path: '*',
    title: PROBLEMS.notFound.text,
    load: async () => (await import('./not-found.tsx')).NotFound,
  },
];

/** For a class: without a layout, because a board's lower part is all for what is touched. */
const boardScreen: Screen = {
  path: PATHS.board,
  title: 'At the Whiteboard',
  load: async () => (await import('#web/pages/board.tsx')).BoardPage,
};

/** The child's room: without a layout, as a game is. */
const nookScreen = ({ player }: Guards): Screen => ({
  path: PATHS.nook,
  title: 'My Nook',
  guard: player,
  load: async () => (await import('#web/pages/nook.tsx')).NookPage,
});

/** For players: what the top bar leads to. */
const gameAreaScreens = ({ player, playerSoon }: Guards): Screen[] => [
  {
    path: PATHS.home,
    title: 'Home',
    guard: player,
    load: async () => (await import('#web/pages/home.tsx')).HomePage,
  },
  {
    path: PATHS.play,
    title: 'All Games',
    guard: player,
    load: async () => (await import('#web/pages/play.tsx')).PlayPage,
  },
  {
    path: PATHS.leaderboard,
    title: 'Leaderboard',
    guard: player,
    load: async () => (await import('#web/pages/leaderboard.tsx')).LeaderboardPage,
  },
  {
    path: PATHS.profile,
    title: 'My Profile',
    guard: playerSoon,
    load: async () => (await import('#web/pages/profile.tsx')).ProfilePage,
  },
  {
    path: PATHS.grownUps,
    title: 'For Grown-ups',
    guard: player,
    load: async () => (await import('#web/pages/grown-ups.tsx')).GrownUpsPage,
  },
];

/** The 14 games share one page. */
const gameScreens = ({ player, anybody }: Guards): Screen[] =>
  GAME_IDS.map(cardOf).map(({ id, title }) => ({
    path: gamePath(id),
    title,
    guard: isOpenToVisitors(id) ? anybody : player,
    load: async () => (await import('#web/pages/game.tsx')).GamePage,
  }));

/** All routes of the product specification, section 2, and those the HTTP contract adds. */
export function createRoutes(client: QueryClient, onSessionChanged: () => void): RouteObject[] {
  const guards = createGuards(client, onSessionChanged);
  const pages: RouteObject[] = [
    {
      id: PATHS.landing,
      path: PATHS.landing,
      loader: guards.visitor,
      handle: { title: '' } satisfies Handle,
      Component: LandingPage,
    },
    {
      lazy: async () => ({ Component: (await import('./site-layout.tsx')).SiteLayout }),
      children: siteScreens(guards).map(routeOf),
    },
    {
      lazy: async () => ({ Component: (await import('./game-layout.tsx')).GameLayout }),
      children: gameAreaScreens(guards).map(routeOf),
    },
    routeOf(boardScreen),
    routeOf(nookScreen(guards)),
    ...gameScreens(guards).map(routeOf),
  ];
  // The error page is rendered inside the root layout too, so it keeps the wanted page's title, the focus and the
  // toasts.
  const withErrorPage: RouteObject = { ErrorBoundary: ErrorPage, children: pages };
  return [{ Component: Root, HydrateFallback: Starting, children: [withErrorPage] }];
}

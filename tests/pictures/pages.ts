import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { THEMES, type Theme } from '#engine/rules/looks.ts';
import { becomePlayer, finishGame, signUp } from '#tests/support/accounts.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { startProduct } from '#tests/support/product.ts';
import type { Row, Sheet } from './sheet.ts';

const SCREENS = [
  { name: 'phone', size: { width: 390, height: 844 }, columns: 7 },
  { name: 'laptop', size: { width: 1280, height: 800 }, columns: 3 },
  { name: 'board', size: { width: 1920, height: 1080 }, columns: 3 },
  { name: '4k', size: { width: 3840, height: 2160 }, columns: 3 },
] as const;
type Screen = (typeof SCREENS)[number];

/** Enough for a ranking that scrolls on every screen. */
const OTHER_PLAYERS = 24;

/** A moment of a page. */
interface View {
  readonly caption: string;
  readonly path: string;
  /** Prepares the page before it is opened: answers that don't come, or are refused. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the opened page to the moment. */
  readonly after?: (page: Page) => Promise<void>;
}

const withheld = (glob: string) => (page: Page) => page.route(glob, () => undefined);
const refused = (glob: string) => (page: Page) =>
  page.route(glob, (route) => route.fulfill({ status: 500, json: {} }));
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function signInWrongly(page: Page) {
  await press('Start Playing')(page);
  await page.getByLabel('Email', { exact: true }).fill('parent@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').waitFor();
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

const VISITOR_VIEWS: readonly View[] = [
  { caption: 'landing', path: '/' },
  { caption: 'landing, its end', path: '/', after: scrollToEnd },
  { caption: 'sign-in modal', path: '/', after: press('Start Playing') },
  { caption: 'sign-in modal, refused', path: '/', after: signInWrongly },
  { caption: 'login', path: '/login' },
  { caption: 'login, empty fields', path: '/login', after: press('Sign In') },
  { caption: 'signup', path: '/signup' },
  { caption: 'email-confirmation', path: '/email-confirmation?email=a.parent.with.a.long.name@example.com' },
  { caption: 'confirm, used up', path: '/auth/confirm?token=x' },
  { caption: 'reset: ask', path: '/reset-password' },
  { caption: 'reset: set', path: '/reset-password?token=x' },
  { caption: 'privacy', path: '/privacy' },
  { caption: 'whiteboard', path: '/board' },
  { caption: 'whiteboard, by term', path: '/board', after: (page) => page.getByText('Autumn').click() },
  { caption: 'not found', path: '/nowhere' },
];
const NEWCOMER_VIEWS: readonly View[] = [
  { caption: 'profile-setup', path: '/profile-setup' },
  { caption: 'profile-setup, its end, refused', path: '/profile-setup', after: press('Save and Play') },
  {
    caption: 'error page',
    path: '/profile-setup',
    before: refused('**/api/profile'),
    after: press('Show Error'),
  },
];
const PLAYER_VIEWS: readonly View[] = [
  { caption: 'home', path: '/home' },
  { caption: 'home, menu open', path: '/home', after: press(/^(Menu|Your menu)/) },
  { caption: 'home, rank unknown', path: '/home', before: withheld('**/api/leaderboard') },
  { caption: 'play', path: '/play' },
  { caption: 'play, its end', path: '/play', after: scrollToEnd },
  { caption: 'leaderboard', path: '/leaderboard' },
  { caption: 'leaderboard, loading', path: '/leaderboard', before: withheld('**/api/leaderboard') },
  { caption: 'leaderboard, failed', path: '/leaderboard', before: refused('**/api/leaderboard') },
  { caption: 'profile', path: '/profile' },
  { caption: 'profile, edited', path: '/profile', after: press('Edit Profile') },
  { caption: 'profile, failed', path: '/profile', before: refused('**/api/profile') },
  { caption: 'callback, waiting', path: '/callback', before: withheld('**/api/profile') },
  { caption: 'delete account', path: '/profile', after: press('Delete account') },
];

async function shoot(context: BrowserContext, { path, before, after }: View): Promise<Buffer> {
  const page = await context.newPage();
  await before?.(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await after?.(page);
  // A call that fails is made twice, a second apart.
  await page.waitForTimeout(before ? 1_500 : 400);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 85, animations: 'disabled' });
  await page.close();
  return jpeg;
}

/** All pages on one screen in one theme, from a product of their own with a few players. */
async function rowsOf({ size }: Screen, theme: Theme): Promise<readonly Row[]> {
  const product = await startProduct({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(CHROMIUM);
  const open = async (prepare?: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: size,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((chosen) => localStorage.setItem('addly-theme', chosen), theme);
    await prepare?.(context);
    return context;
  };
  try {
    await addPlayers(browser, product.url);
    const guests = [
      { title: 'Visitors', views: VISITOR_VIEWS, context: await open() },
      { title: 'Newcomers', views: NEWCOMER_VIEWS, context: await open(({ request }) => signUp(request)) },
      {
        title: 'Players',
        views: PLAYER_VIEWS,
        context: await open((context) => becomeKnown(context, theme)),
      },
    ];
    const rows: Row[] = [];
    for (const { title, views, context } of guests) {
      const pictures = [];
      for (const view of views)
        pictures.push({ caption: `${view.caption}, ${theme}`, jpeg: await shoot(context, view) });
      rows.push({ title, pictures });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function becomeKnown({ request }: BrowserContext, theme: Theme) {
  await becomePlayer(request);
  await request.patch('/api/profile', { data: { theme, avatar_url: 'cat' } });
  await finishGame(request, 'number-trail-high-climb', 14);
}

async function addPlayers(browser: Browser, baseURL: string) {
  for (let player = 0; player < OTHER_PLAYERS; player++) {
    const context = await browser.newContext({ baseURL });
    await becomePlayer(context.request);
    const avatar = (['fox', 'cat', 'owl'] as const)[player % 3];
    await context.request.patch('/api/profile', { data: { avatar_url: avatar } });
    await finishGame(context.request, 'number-trail-high-climb', Math.max(1, 21 - player));
    await context.close();
  }
}

/** Every page and state on four screens in three themes: "pages phone core". */
export const pageSheets: readonly Sheet[] = SCREENS.flatMap((screen) =>
  THEMES.map((theme) => ({
    name: `pages ${screen.name} ${theme}`,
    columns: screen.columns,
    width: 1920,
    rows: () => rowsOf(screen, theme),
  })),
);

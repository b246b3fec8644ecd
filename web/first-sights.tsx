import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { replaceIn } from '#build/replace-in.ts';
import { GAMES, gamesOfTerm } from '#engine/games/catalogue.ts';
import { gamesByAge, youngestOf } from '#engine/learner/by-age.ts';
import { bedOf } from '#engine/learner/garden.ts';
import type { Game } from '#engine/rules/game.ts';
import { TERMS } from '#engine/rules/terms.ts';
import type { Profile } from '#server/contract/profile.ts';
import { TopBar } from '#web/app/top-bar.tsx';
import { Doors } from '#web/features/catalogue/doors.tsx';
import { TermSection } from '#web/features/catalogue/term-section.tsx';
import { ThemeProvider } from '#web/features/theme/theme-provider.tsx';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { pictureOf } from '#web/lib/pictures.ts';
import { profileQuery } from '#web/lib/profile.ts';
import type { Session } from '#web/lib/remembered-user.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { HomeTop } from '#web/pages/home.tsx';
import { PlayTop } from '#web/pages/play.tsx';

/** They stand for whatever a player is led to. */
const [NEXT, WATER] = [GAMES[0]!, GAMES.at(-1)!];
/** They stand for a player's, and nothing else on the page is called so. */
const [AGE, LEVEL, XP, COINS] = [987, 986, 985, 984];
/** As many as the widest row has. */
const CARDS = 4;
const [TERM] = TERMS;

const thumbnailOf = ({ id }: Game) => pictureOf(`thumbnails/${id}`);

/** Places to be filled in, instead of what stands there. */
type Places = readonly (readonly [instead: string, place: string])[];

const OF_PLAYER: Places = [
  [pictureOf('avatars/fox'), '{{face}}'],
  [pictureOf('logo/core'), '{{logo}}'],
  ['Player!', '{{name}}!'],
  ['"Your menu, Player"', '"Your menu, {{name}}"'],
  [`>${LEVEL}<`, '>{{level}}<'],
  [`>${XP}<`, '>{{xp}}<'],
  [`"${COINS}"`, '"{{coins}}"'],
];

/** Of every page: a hidden menu, names for what refers to it, and the hurry of each picture. */
const DROPPED = [
  /<div id="mobile-menu"[^]*?<\/p><\/div>/g,
  /<link [^>]*>/g,
  / fetchPriority="high"/g,
  / id="radix[^"]*"/g,
];
/** Names, too, where there are terms. */
const OF_TERMS = / id="term[^"]*"| aria-controls="_R_[^"]*"/g;
const OPENED = /<div id="_R_[^"]*"/g;
const PICTURES = /<img src="([^"]*)"([^>]*?) loading="\w+"/g;
const HURRIES = ' fetchpriority="high"';

/**
 * What is drawn, with its places. The keys' focus waits for the page itself, and of all pictures only this one hurries.
 * Throws when anything of this is not there.
 */
function written(html: string, places: Places, first: string): string {
  const bare = DROPPED.reduce((text, pattern) => replaceIn(text, pattern, ''), html);
  const unfocused = replaceIn(bare, /<(a|button) /g, (_, name) => `<${name} tabindex="-1" `);
  const hurried = replaceIn(unfocused, PICTURES, (tag, address, rest) =>
    address === first ? `<img src="${address}"${rest}${HURRIES}` : tag,
  );
  if (!hurried.includes(HURRIES)) throw new Error(`what is served has no picture ${first}`);
  return places.reduce((text, [instead, place]) => replaceIn(text, instead, place), hurried);
}

/** Knows the player as the top bar shows one: what stands beside the links of its menu moves them. */
function clientOfPlayer(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { user: { id: 'player' } } as Session);
  const profile = { username: null, level: LEVEL, xp: XP, coins: COINS } as Profile;
  client.setQueryData(profileQuery('player').queryKey, profile);
  return client;
}

const draw = (path: string, top: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={clientOfPlayer()}>
      <ThemeProvider owner={undefined} saved={undefined} save={() => Promise.resolve()}>
        <StaticRouter location={path}>
          <div aria-hidden className="flex min-h-dvh flex-col">
            <TopBar />
            <div className="mx-auto w-full max-w-play grow px-4 py-4 sm:px-8 short:py-2">{top}</div>
          </div>
          <SignOfLife />
        </StaticRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );

/** As app/starting.tsx, over what is seen already. */
const SignOfLife = () => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex animate-late justify-center"
  >
    <span className="rounded-full bg-paper p-3 shadow-lift">
      <span className="block size-10 animate-spin rounded-full border-[0.35rem] border-tint border-t-primary motion-reduce:animate-none" />
    </span>
    <span className="sr-only">Just a moment</span>
  </div>
);

function home(water: Game | undefined): string {
  const led = { next: NEXT, fitting: [NEXT], water, inGame: () => undefined };
  const html = draw(
    PATHS.home,
    <div className="flex flex-col gap-3 short:gap-2">
      <HomeTop profile={undefined} outfit={undefined} rank="?" term={undefined} />
      <Doors led={led} isNew={false} nook={undefined} guide="fox" />
    </div>,
  );
  const ofWater = (game: Game): Places => [
    [`href="${gamePath(game.id)}"`, 'href="{{water}}"'],
    [`>${game.title}<`, '>{{waterTitle}}<'],
    [pictureOf(`garden/flower-${bedOf(game)}`), '{{flower}}'],
  ];
  const places: Places = [
    ...OF_PLAYER,
    ['>Go on<', '>{{label}}<'],
    ['"Say Go on"', '"Say {{label}}"'],
    [`href="${gamePath(NEXT.id)}"`, 'href="{{next}}"'],
    [`>${NEXT.title}<`, '>{{nextTitle}}<'],
    [thumbnailOf(NEXT), '{{picture}}'],
    ...(water ? ofWater(water) : []),
  ];
  return written(html, places, thumbnailOf(NEXT));
}

/** age: of the youngest who see the first games in this order. */
function play(age: number): string {
  const first = gamesByAge(TERM, age).fitting.slice(0, CARDS);
  const html = draw(
    PATHS.play,
    // On a phone one below the other: what a child can do in the first may make its card higher.
    <div className="max-sm:[&_[data-tile]~[data-tile]]:hidden">
      <PlayTop filter="all" onFilter={() => undefined} age={AGE}>
        <TermSection term={TERM} age={age} from="play" only={(game) => first.includes(game)} />
      </PlayTop>
    </div>,
  );
  const places: Places = [
    ...OF_PLAYER,
    [`>${AGE}<`, '>{{age}}<'],
    [`>${first.length} games<`, `>${gamesOfTerm(TERM).length} games<`],
  ];
  const unnamed = replaceIn(replaceIn(html, OF_TERMS, ''), OPENED, '<div');
  return written(unnamed, places, thumbnailOf(first[0]!));
}

/** What is seen first of /home and /play, with places to be filled in for a player: for build/early-pages.ts. */
export function firstSights() {
  const ages = [...new Set(gamesOfTerm(TERM).map(youngestOf))].toSorted((a, b) => a - b);
  return {
    home: { plain: home(undefined), water: home(WATER) },
    /** From each age on, the youngest first. */
    play: ages.map((age) => [age, play(age)] as const),
  };
}

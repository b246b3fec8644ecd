/**
 * Globals that pages, servers and workers share besides the language, for `tsconfig.pure.json`, which includes none of
 * those libraries.
 */
interface URL {
  readonly hash: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

declare const URL: {
  new (address: string, base?: string): URL;
  canParse(address: string, base?: string): boolean;
};

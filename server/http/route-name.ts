import type { Request } from 'express';
import { pageAt } from './pages.ts';

/** Where routers of their own begin. */
const MOUNTED = ['/api', '/auth/google'];
const FOLDER = /^\/(assets|games|sounds|pictures|fonts)\//;

/** Whether a file of the pages is asked for: a game fetches dozens. */
export const isFile = ({ path }: Pick<Request, 'path'>): boolean => FOLDER.test(path);

/**
 * What a request is for, as the pattern that the server knows it by: never a value of an address, which may be somebody's
 * id. One of a list that is as long as the code, whatever is asked for. Right once the request was answered.
 */
export function routeName({ originalUrl, route }: Request): string {
  const path = originalUrl.split('?', 1)[0]!.toLowerCase();
  const mounted = MOUNTED.find((begin) => path === begin || path.startsWith(`${begin}/`)) ?? '';
  const { path: pattern } = (route ?? {}) as { path?: unknown };
  if (typeof pattern === 'string') return mounted && pattern === '/' ? mounted : mounted + pattern;
  if (mounted) return `${mounted}/*`;
  const [, folder] = FOLDER.exec(path) ?? [];
  return folder ? `/${folder}/*` : (pageAt(path) ?? '*');
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What pages may load: their own files; data: and blob: for pictures made by PixiJS. No scripts or styles but ours. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What an answer of the API could do, opened as a page. The pages' own rules would be half of what most of these weigh. */
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'";
const DATA = /^\/api(\/|$)/;

/** Hashes of the inline scripts or styles in our built pages: no others are executed or applied. */
function within(pages: string, tag: 'script' | 'style'): string[] {
  const html = readFileSync(join(pages, 'index.html'), 'utf8');
  const parts = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
  return parts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Headers of every answer. https: tells browsers to insist on it. pages: the folder of the built pages, for the content
 * security policy; it would break the development server's pages.
 */
export function securityHeaders({
  https,
  pages,
}: {
  https: boolean;
  pages: string | undefined;
}): RequestHandler[] {
  const directives = pages && {
    ...POLICY,
    'script-src': [...POLICY['script-src'], ...within(pages, 'script')],
    'style-src': [...POLICY['style-src'], ...within(pages, 'style')],
  };
  const headers = helmet({
    contentSecurityPolicy: directives ? { useDefaults: false, directives } : false,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    // Addresses may contain an e-mail address: other sites are not told where a visitor came from.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  return [
    headers,
    (req, res, next) => {
      if (DATA.test(req.path)) res.set('Content-Security-Policy', POLICY_OF_DATA);
      res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      next();
    },
  ];
}

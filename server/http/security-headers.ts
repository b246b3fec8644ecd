import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What pages may load: their own files; data: and blob: for pictures that PixiJS makes. No script but ours, no style in the page. */
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

/**
 * Headers that every answer carries. https: browsers are told to insist on it. policy: the content security policy;
 * the development server's pages would not work under it.
 */
export function securityHeaders({ https, policy }: { https: boolean; policy: boolean }): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: policy && { useDefaults: false, directives: POLICY },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    // Addresses may hold an e-mail address: no other site is told where someone came from.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  return [
    headers,
    (_req, res, next) => {
      res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      next();
    },
  ];
}

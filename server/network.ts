import { isIP } from 'node:net';

const LONGEST_ADDRESS = 45;
const NETWORK_OF_V6 = /^[\da-f]+(:[\da-f]+){3}$/i;

/**
 * The key of a network address. IPv6 customers own a whole /64, so that is one key; everything that is not an address
 * is one key, too. The key of a key is itself.
 */
export function networkOf(ip = ''): string {
  if (ip.length > LONGEST_ADDRESS) return 'none';
  if (NETWORK_OF_V6.test(ip)) return ip;
  if (isIP(ip) === 0) return 'none';
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1];
  if (v4) return v4;
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

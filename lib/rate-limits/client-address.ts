import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * The visitor's address as the configured proxy header tells it, null when none is trusted or it is no address.
 * A proxy appends to X-Forwarded-For, so of a list only the last entry is the proxy's own word.
 */
export function clientAddress(
  headers: Pick<Headers, 'get'>,
  trustedHeader = env().trustedIpHeader,
): string | null {
  if (!trustedHeader) return null;
  const entry = headers.get(trustedHeader)?.split(',').at(-1)?.trim() ?? '';
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(address) || isIPv6(address) ? address.toLowerCase() : null;
}

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  return groupsOf(address).slice(0, 3).join(':');
}

/** What counts as one visitor: an IPv4 address, or the /64 that a household's IPv6 addresses share. */
export const visitorOf = (address: string) =>
  isIPv4(address) ? address : groupsOf(address).slice(0, 4).join(':');

/** The eight groups of an IPv6 address, '::' written out, leading zeros dropped. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

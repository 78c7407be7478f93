import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * Returns the visitor's address from the configured proxy header; null if none is trusted or the value is no address.
 * Proxies append to X-Forwarded-For, so only the last entry of a list comes from the trusted proxy.
 */
export function getClientAddress(
  headers: Pick<Headers, 'get'>,
  trustedHeader = env().trustedIpHeader,
): string | null {
  if (!trustedHeader) return null;
  const entry = headers.get(trustedHeader)?.split(',').at(-1)?.trim() ?? '';
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(address) || isIPv6(address) ? address.toLowerCase() : null;
}

/** Returns the network of an address: /24 for IPv4, /48 for IPv6. */
export function getNetwork(address: string): string {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  return parseIpv6Groups(address).slice(0, 3).join(':');
}

/** Returns the key that counts as one visitor: an IPv4 address, or the /64 that an IPv6 household shares. */
export const getVisitorKey = (address: string) =>
  isIPv4(address) ? address : parseIpv6Groups(address).slice(0, 4).join(':');

/** Returns the eight groups of an IPv6 address, with '::' expanded and without leading zeros. */
function parseIpv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

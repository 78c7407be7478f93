import 'server-only';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { asciiSiteName } from '@/lib/site';

type PublicResponse = { status: number; contentType: string | null; body: Buffer };

type FetchError = 'not-https' | 'no-public-address' | 'no-valid-certificate' | 'no-response' | 'too-large';
type PublicFetchResult = { ok: true; data: PublicResponse } | { ok: false; error: FetchError };

type Options = { maxBytes: number; timeoutMs: number };

/** Network access; tests replace it. */
type Network = {
  resolve: (host: string, timeoutMs: number) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  port: number;
  /** The certificate authority, if not the system's. */
  ca?: string;
};

const internet: Network = { resolve: resolvePublicDns, isAllowed: isPublicAddress, port: 443 };

/**
 * Fetches a URL supplied by a user without exposing the internal network (SSRF): only https on port 443 and only public
 * addresses, and it connects to the address that was checked, even if DNS changes in between. Redirects are not
 * followed, no cookies or credentials are sent, and time and size are limited.
 */
export async function fetchPublic(
  url: string,
  { maxBytes, timeoutMs }: Options,
  network: Partial<Network> = {},
): Promise<PublicFetchResult> {
  const { resolve, isAllowed, port, ca } = { ...internet, ...network };
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' || parsed.port !== '' || parsed.username !== '' || parsed.password !== '')
    return { ok: false, error: 'not-https' };
  const signal = AbortSignal.timeout(timeoutMs);
  const addresses = await resolve(parsed.hostname, timeoutMs);
  const [address] = addresses;
  // A private address among public ones is a sign of an attack.
  if (address === undefined || !addresses.every(isAllowed)) return { ok: false, error: 'no-public-address' };
  return new Promise((settle) => {
    const outgoing = request({
      host: address,
      port,
      ...(ca !== undefined && { ca }),
      servername: parsed.hostname,
      path: parsed.pathname + parsed.search,
      headers: { host: parsed.host, 'user-agent': asciiSiteName },
      agent: false,
      rejectUnauthorized: true,
      maxHeaderSize: 8192,
      signal,
    });
    outgoing.on('error', ({ code = '' }: NodeJS.ErrnoException) =>
      settle({ ok: false, error: isCertificateError(code) ? 'no-valid-certificate' : 'no-response' }),
    );
    outgoing.on('response', (response) => {
      readResponse(response, maxBytes)
        .catch((): PublicFetchResult => ({ ok: false, error: 'no-response' }))
        .then((result) => {
          settle(result);
          outgoing.destroy();
        });
    });
    outgoing.end();
  });
}

async function readResponse(response: IncomingMessage, maxBytes: number): Promise<PublicFetchResult> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return { ok: false, error: 'too-large' };
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headers } = response;
  return {
    ok: true,
    data: { status, contentType: headers['content-type'] ?? null, body: Buffer.concat(chunks) },
  };
}

const isCertificateError = (code: string) =>
  /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/.test(code);

/** All addresses of a host, IPv4 first, from DNS only: the hosts file is ignored. `servers` is for tests. */
export async function resolvePublicDns(
  host: string,
  timeoutMs: number,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 4, tries: 2 });
  if (servers) resolver.setServers(servers);
  // Leaves some of the timeout for connecting.
  const timer = setTimeout(() => resolver.cancel(), timeoutMs * 0.8);
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(timer);
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/** Networks outside the public internet: this host, private, carrier, documentation, multicast (RFC 6890 and later). */
const reservedNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Teredo and 6to4 addresses can embed any IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  reservedNetworks.addSubnet(network, prefix, getAddressFamily(network));

/** All assigned IPv6 addresses. Excludes loopback, link-local, and mapped or translated IPv4 addresses. */
const assignedNetworks = new BlockList();
assignedNetworks.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet, and not on this host, its local network or its cloud provider. */
export function isPublicAddress(address: string): boolean {
  const family = getAddressFamily(address);
  if (isIP(address) === 0 || reservedNetworks.check(address, family)) return false;
  return family === 'ipv4' || assignedNetworks.check(address, family);
}

function getAddressFamily(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

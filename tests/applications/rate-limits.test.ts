import { expect, test, vi } from 'vitest';
import { metrics } from '@/lib/metrics';
import { getClientAddress, getNetwork } from '@/lib/rate-limits/client-address';
import { enforceRateLimit, tooManyRequests } from '@/lib/rate-limits/rate-limits';

vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof import('@/lib/env')>();
  return { ...real, env: () => ({ ...real.env(), trustedIpHeader: 'x-forwarded-for' }) };
});

const headersFrom = (address: string) => new Headers({ 'x-forwarded-for': address });
const random = () => Math.floor(Math.random() * 256);

test('allows 20 uploads per address and 100 per network', async () => {
  const { counted, startedIn } = await exhaustLimit();
  // The window changes every ten minutes. A run that spans two windows is repeated.
  const { counted: result } = startedIn === currentWindow() ? { counted } : await exhaustLimit();
  expect(result).toEqual({
    first: { allowed: 20, rejected: 5 },
    neighbor: 'allowed',
    // The limit of the network, minus the 25 requests and the neighbor's request before.
    neighbors: 100 - 26,
  });
});

const currentWindow = () => Math.floor(Date.now() / 600_000);

async function exhaustLimit() {
  const startedIn = currentWindow();
  const network = `10.${random()}.${random()}`;
  const send = async (address: string) => {
    try {
      await enforceRateLimit('upload', headersFrom(address));
      return 'allowed';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  const results = await Promise.all(Array.from({ length: 25 }, () => send(`${network}.1`)));
  const neighbor = await send(`${network}.2`);
  const others = await Promise.all(
    Array.from({ length: 120 }, (_, index) => send(`${network}.${index + 3}`)),
  );
  const isAllowed = (result: unknown) => result === 'allowed';
  const rejected = results.filter((result) => result === tooManyRequests).length;
  const counted = {
    first: { allowed: results.filter(isAllowed).length, rejected },
    neighbor,
    neighbors: others.filter(isAllowed).length,
  };
  return { startedIn, counted };
}

test('the metric of rejected requests has the scope as its only label', async () => {
  const getHits = async () => {
    const { values } = await metrics.rateLimitHits.get();
    return values.find(({ labels }) => labels.scope === 'own-data');
  };
  expect(await getHits()).toBeUndefined();
  const network = `10.${random()}.${random()}`;
  await Promise.allSettled(
    Array.from({ length: 12 }, () => enforceRateLimit('own-data', headersFrom(`${network}.1`))),
  );
  const counted = await getHits();
  expect(counted?.labels).toEqual({ scope: 'own-data' });
  expect(counted?.value).toBeGreaterThan(0);
});

test('reads the address from the trusted proxy’s header only', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-real-ip': '9.9.9.9' });
  expect(getClientAddress(headers, 'x-forwarded-for')).toBe('5.6.7.8');
  expect(getClientAddress(headers, 'x-real-ip')).toBe('9.9.9.9');
  expect(getClientAddress(new Headers({ 'x-real-ip': 'me' }), 'x-real-ip')).toBeNull();
  expect(getClientAddress(new Headers({ 'x-real-ip': '::FFFF:1.2.3.4' }), 'x-real-ip')).toBe('1.2.3.4');
});

test('a network is the /24 of an IPv4 address or the /48 of an IPv6 address', () => {
  expect(getNetwork('1.2.3.4')).toBe('1.2.3');
  expect(getNetwork('2001:0db8:1:2::5')).toBe('2001:db8:1');
  expect(getNetwork('2001:db8::1')).toBe('2001:db8:0');
});

import { expect, test, vi } from 'vitest';
import { metrics } from '@/lib/metrics';
import { clientAddress, networkOf } from '@/lib/rate-limits/client-address';
import { takeLimit, tooManyRequests } from '@/lib/rate-limits/rate-limits';

vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof import('@/lib/env')>();
  return { ...real, env: () => ({ ...real.env(), trustedIpHeader: 'x-forwarded-for' }) };
});

const from = (address: string) => new Headers({ 'x-forwarded-for': address });
const random = () => Math.floor(Math.random() * 256);

test('an address may knock so often, its neighbours more, and a refusal says so', async () => {
  const { counted, startedIn } = await knockALot();
  // Counting begins anew every ten minutes: a run over such a moment says nothing, the next one does.
  const { counted: result } = startedIn === currentWindow() ? { counted } : await knockALot();
  expect(result).toEqual({ first: { in: 20, refused: 5 }, neighbour: 'in', neighbours: 100 - 26 });
});

const currentWindow = () => Math.floor(Date.now() / 600_000);

async function knockALot() {
  const startedIn = currentWindow();
  const network = `10.${random()}.${random()}`;
  const knock = async (address: string) => {
    try {
      await takeLimit('upload', from(address));
      return 'in';
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message : thrown;
    }
  };
  const answers = await Promise.all(Array.from({ length: 25 }, () => knock(`${network}.1`)));
  const neighbour = await knock(`${network}.2`);
  const others = await Promise.all(
    Array.from({ length: 120 }, (_, index) => knock(`${network}.${index + 3}`)),
  );
  const isIn = (answer: unknown) => answer === 'in';
  const refused = answers.filter((answer) => answer === tooManyRequests).length;
  const counted = {
    first: { in: answers.filter(isIn).length, refused },
    neighbour,
    neighbours: others.filter(isIn).length,
  };
  return { startedIn, counted };
}

test('a refusal is counted by what was asked for, and by nothing of who asked', async () => {
  const hits = async () => {
    const { values } = await metrics.limits.get();
    return values.find(({ labels }) => labels.scope === 'own-data');
  };
  expect(await hits()).toBeUndefined();
  const network = `10.${random()}.${random()}`;
  await Promise.allSettled(Array.from({ length: 12 }, () => takeLimit('own-data', from(`${network}.1`))));
  const counted = await hits();
  expect(counted?.labels).toEqual({ scope: 'own-data' });
  expect(counted?.value).toBeGreaterThan(0);
});

test('only the word of the trusted proxy counts', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-real-ip': '9.9.9.9' });
  expect(clientAddress(headers, 'x-forwarded-for')).toBe('5.6.7.8');
  expect(clientAddress(headers, 'x-real-ip')).toBe('9.9.9.9');
  expect(clientAddress(new Headers({ 'x-real-ip': 'me' }), 'x-real-ip')).toBeNull();
  expect(clientAddress(new Headers({ 'x-real-ip': '::FFFF:1.2.3.4' }), 'x-real-ip')).toBe('1.2.3.4');
});

test('a network is a /24 or a /48', () => {
  expect(networkOf('1.2.3.4')).toBe('1.2.3');
  expect(networkOf('2001:0db8:1:2::5')).toBe('2001:db8:1');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0');
});

// @vitest-environment happy-dom
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { withProof } from '@/components/forms/with-proof';
import { newChallenge, provenChallenge } from '@/lib/rate-limits/proof-of-work';

beforeEach(() => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});

test('a form that is asked for work does it and is sent again, with the proof in a cookie', async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, message: 'A lot of people', challenge: newChallenge(10) })
    .mockResolvedValueOnce({ ok: true, data: 'in' });
  expect(await withProof(send)).toEqual({ ok: true, data: 'in' });
  expect(provenChallenge(document.cookie)).toMatch(/^\d+-10-[0-9a-f]{24}$/);
  expect(provenChallenge(document.cookie, Date.now() + 11 * 60_000)).toBeNull();
});

test('any other answer is passed on, and asked for once', async () => {
  const send = vi.fn().mockResolvedValue({ ok: false, message: 'No' });
  expect(await withProof(send)).toEqual({ ok: false, message: 'No' });
  expect(send).toHaveBeenCalledTimes(1);
});

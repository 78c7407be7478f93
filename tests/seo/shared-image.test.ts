import { afterEach, expect, test, vi } from 'vitest';
import { sharedImage } from '@/components/seo/shared-image';
import { drawn } from '../ui/font-characters.ts';

afterEach(() => vi.restoreAllMocks());

const parts = (text: string) => text.match(/.{1,60}/gu) ?? [];

test.each([
  ['every letter that we say we draw', parts(drawn)],
  [
    'names from everywhere',
    ['Nguyễn Thị Hương’s phở', 'Łukasz Żółć & Søn', 'Пекарня Счастье', 'Ελληνικά 看護師 🍕'],
  ],
  ['one long word', ['Donaudampfschifffahrtsgesellschaftskapitänsmützenverkäuferin wanted']],
])('%s: the image asks no server of others for a font or a picture', async (_, texts) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  for (const text of texts) {
    const answer = await sharedImage({
      over: text,
      title: text,
      otherwise: 'Full Time job',
      facts: [text, '$20/hr · Full Time'],
      doors: [],
      maxAge: 60,
    });
    const image = Buffer.from(await answer.arrayBuffer());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  }
  expect(asked.mock.calls.filter(([url]) => /^https?:/.test(String(url)))).toEqual([]);
});

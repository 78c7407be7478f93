import { afterEach, expect, test, vi } from 'vitest';
import { createShareImage } from '@/components/seo/share-image';
import { imageCharacters } from '../ui/font-characters.ts';

afterEach(() => vi.restoreAllMocks());

const parts = (text: string) => text.match(/.{1,60}/gu) ?? [];

test.each([
  ['every supported character', parts(imageCharacters)],
  [
    'names in many scripts',
    ['Nguyễn Thị Hương’s phở', 'Łukasz Żółć & Søn', 'Пекарня Счастье', 'Ελληνικά 看護師 🍕'],
  ],
  ['one long word', ['Donaudampfschifffahrtsgesellschaftskapitänsmützenverkäuferin wanted']],
])('an image with %s loads no font or picture from other servers', async (_, texts) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  for (const text of texts) {
    const response = await createShareImage({
      eyebrow: text,
      title: text,
      fallbackTitle: 'Full Time job',
      facts: [text, '$20/hr · Full Time'],
      pictures: [],
      maxAge: 60,
    });
    const image = Buffer.from(await response.arrayBuffer());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  }
  expect(fetchSpy.mock.calls.filter(([url]) => /^https?:/.test(String(url)))).toEqual([]);
});

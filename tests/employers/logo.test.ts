import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cropSquare, dragged, wholeMiddle } from '@/components/employers/crop';
import { squareLogo } from '@/lib/uploads/logo-image';
import { storeLogo } from '@/lib/uploads/logo-store';
import { signUp } from '../support/clients';
import { sql } from '../support/sql';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

describe('a picture', () => {
  test.each([
    ['png', 900, 600, 512],
    ['jpeg', 300, 700, 300],
    ['webp', 40, 40, 40],
    ['gif', 600, 600, 512],
    ['avif', 64, 128, 64],
  ] as const)('of the kind %s and %i × %i becomes a square WebP of %i', async (kind, width, height, side) => {
    const logo = await squareLogo(await picture(width, height).toFormat(kind).toBuffer());
    const found = await sharp(logo).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', side, side]);
  });

  test('stands upright and tells nothing of who made it and where', async () => {
    const tall = await picture(100, 300)
      .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tall).metadata()).exif).toBeDefined();
    const logo = await squareLogo(tall);
    const found = await sharp(logo).metadata();
    expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(Array(4).fill(undefined));
    expect(logo.includes('Ada Secret')).toBe(false);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a program', () => Buffer.from('MZ\u0090 not a picture'), 'Invalid file format'],
    ['nothing', () => Buffer.alloc(0), 'Invalid file format'],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'Invalid file format',
    ],
    [
      'half a picture',
      async () => (await picture(200, 200).png().toBuffer()).subarray(0, 90),
      'Invalid file format',
    ],
    ['17 million pixels', () => picture(4100, 4100).png().toBuffer(), 'The limit is 16 million'],
    ['an AVIF of 5 million', () => picture(2100, 2400).avif({ effort: 0 }).toBuffer(), '4 million for AVIF'],
    ['an AVIF that says less than it has', understated, 'Invalid file format'],
  ])('that is %s is refused', async (_what, make, sentence) => {
    await expect(squareLogo(await make())).rejects.toThrow(sentence);
  });

  test('is drawn one at a time, and whoever would wait too long is told', async () => {
    const png = await picture(64, 64).png().toBuffer();
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => squareLogo(png)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.message] : [],
    );
    expect(refused).toEqual(Array(3).fill('We’re busy with other pictures. Please try again in a minute.'));
    expect((await squareLogo(png)).byteLength).toBeGreaterThan(0);
  });
});

/** The header tells 64 × 64, what is behind it has 9 million pixels. */
async function understated(): Promise<Buffer> {
  const file = await picture(3000, 3000).avif({ effort: 0 }).toBuffer();
  const size = file.indexOf('ispe') + 8;
  file.writeUInt32BE(64, size);
  file.writeUInt32BE(64, size + 4);
  return file;
}

test('a stored logo is public under its owner’s name for it, and only that owner’s', async () => {
  const { user } = await signUp('employer');
  const png = new Uint8Array(await picture(600, 600).png().toBuffer());
  const [first, second] = await Promise.all(
    [1, 2].map(() => storeLogo(new File([png], 'Our Logo.png', { type: 'image/png' }), user.id)),
  );
  expect(first).toMatch(/\/companies\/logos\/\d+_Our_Logo\.webp$/);
  expect(second).not.toBe(first);
  const answer = await fetch(first ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(
    await sql`select owner_id, claimed_at from public.uploads where public_url = ${first ?? ''} and verified_at is not null`,
  ).toEqual([{ owner_id: user.id, claimed_at: null }]);
});

test('what is no picture is refused with its sentence and leaves nothing behind', async () => {
  const { user } = await signUp('employer');
  const refused = (body: string, name: string, type: string) =>
    expect(storeLogo(new File([body], name, { type }), user.id)).rejects;
  await refused('MZ', 'logo.png', 'image/png').toThrow('Invalid file format');
  await refused('x', 'logo.txt', 'text/plain').toThrow('File type must be PNG, JPEG, WebP, GIF or AVIF');
  await refused('', 'logo.png', 'image/png').toThrow('Invalid file');
  expect(await sql`select 1 from public.uploads where owner_id = ${user.id}`).toHaveLength(0);
});

describe('the square that is cut out', () => {
  const wide = { width: 300, height: 200 };

  test('is the middle at first, and never leaves the picture', () => {
    expect(cropSquare(wide, wholeMiddle)).toEqual({ side: 200, left: 50, top: 0 });
    expect(cropSquare(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ side: 100, left: 200, top: 100 });
  });

  test('follows a pull by as many pixels as were pulled, and stops at the edge', () => {
    // A quarter of the square to the left: the picture moves left, the cut goes right by 50 of 200 pixels.
    expect(cropSquare(wide, dragged(wide, wholeMiddle, -0.25, 0))).toMatchObject({ left: 100, top: 0 });
    expect(cropSquare(wide, dragged(wide, wholeMiddle, -5, 5))).toMatchObject({ left: 100, top: 0 });
  });
});

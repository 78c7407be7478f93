import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultCrop, getCropSquare, toDraggedCrop } from '@/components/employers/crop';
import { createSquareLogo } from '@/lib/uploads/logo-image';
import { saveLogo } from '@/lib/uploads/logo-store';
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
    const logo = await createSquareLogo(await picture(width, height).toFormat(kind).toBuffer());
    const found = await sharp(logo).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', side, side]);
  });

  test('is rotated upright and stripped of metadata about author and place', async () => {
    const tall = await picture(100, 300)
      .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tall).metadata()).exif).toBeDefined();
    const logo = await createSquareLogo(tall);
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
    ['an AVIF whose header understates its size', createUnderstatedImage, 'Invalid file format'],
  ])('that is %s is refused', async (_what, make, sentence) => {
    await expect(createSquareLogo(await make())).rejects.toThrow(sentence);
  });

  test('is processed one at a time, and refused if the queue is too long', async () => {
    const png = await picture(64, 64).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => createSquareLogo(png)));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.message] : [],
    );
    expect(refused).toEqual(Array(3).fill('We’re busy with other pictures. Please try again in a minute.'));
    expect((await createSquareLogo(png)).byteLength).toBeGreaterThan(0);
  });
});

/** The header declares 64 × 64, the image has 9 million pixels. */
async function createUnderstatedImage(): Promise<Buffer> {
  const file = await picture(3000, 3000).avif({ effort: 0 }).toBuffer();
  const size = file.indexOf('ispe') + 8;
  file.writeUInt32BE(64, size);
  file.writeUInt32BE(64, size + 4);
  return file;
}

test('a stored logo is public under the owner’s filename and registered to that owner', async () => {
  const { user } = await signUp('employer');
  const png = new Uint8Array(await picture(600, 600).png().toBuffer());
  const [first, second] = await Promise.all(
    [1, 2].map(() => saveLogo(new File([png], 'Our Logo.png', { type: 'image/png' }), user.id)),
  );
  expect(first).toMatch(/\/companies\/logos\/\d+_Our_Logo\.webp$/);
  expect(second).not.toBe(first);
  const response = await fetch(first ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(
    await sql`select owner_id, claimed_at from public.uploads where public_url = ${first ?? ''} and verified_at is not null`,
  ).toEqual([{ owner_id: user.id, claimed_at: null }]);
});

test('refuses a file that is no picture with a message, and stores nothing', async () => {
  const { user } = await signUp('employer');
  const refused = (body: string, name: string, type: string) =>
    expect(saveLogo(new File([body], name, { type }), user.id)).rejects;
  await refused('MZ', 'logo.png', 'image/png').toThrow('Invalid file format');
  await refused('x', 'logo.txt', 'text/plain').toThrow('File type must be PNG, JPEG, WebP, GIF or AVIF');
  await refused('', 'logo.png', 'image/png').toThrow('Invalid file');
  expect(await sql`select 1 from public.uploads where owner_id = ${user.id}`).toHaveLength(0);
});

describe('the logo’s crop', () => {
  const wide = { width: 300, height: 200 };

  test('is centered at first and never leaves the picture', () => {
    expect(getCropSquare(wide, defaultCrop)).toEqual({ side: 200, left: 50, top: 0 });
    expect(getCropSquare(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ side: 100, left: 200, top: 100 });
  });

  test('follows a drag by the same number of pixels and stops at the edge', () => {
    // A quarter of the square to the left: the picture moves left, the crop moves right by 50 of 200 pixels.
    expect(getCropSquare(wide, toDraggedCrop(wide, defaultCrop, -0.25, 0))).toMatchObject({
      left: 100,
      top: 0,
    });
    expect(getCropSquare(wide, toDraggedCrop(wide, defaultCrop, -5, 5))).toMatchObject({ left: 100, top: 0 });
  });
});

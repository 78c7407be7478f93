import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultCrop, getCropSquare, toDraggedCrop } from '@/components/employers/crop';
import { createSquareLogo } from '@/lib/uploads/logo-image';
import { saveLogo } from '@/lib/uploads/logo-store';
import { signUp } from '../support/clients';
import { sql } from '../support/sql';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

describe('an uploaded picture', () => {
  test.each([
    ['png', 900, 600, 512],
    ['jpeg', 300, 700, 300],
    ['webp', 40, 40, 40],
    ['gif', 600, 600, 512],
    ['avif', 64, 128, 64],
  ] as const)(
    'in %s of %i × %i pixels becomes a square WebP of %i pixels',
    async (kind, width, height, side) => {
      const logo = await createSquareLogo(await picture(width, height).toFormat(kind).toBuffer());
      const metadata = await sharp(logo).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', side, side]);
    },
  );

  test('is rotated upright and loses its metadata about author and place', async () => {
    const tall = await picture(100, 300)
      .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tall).metadata()).exif).toBeDefined();
    const logo = await createSquareLogo(tall);
    const metadata = await sharp(logo).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(logo.includes('Ada Secret')).toBe(false);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['is a program', () => Buffer.from('MZ\u0090 not a picture'), 'Invalid file format'],
    ['is empty', () => Buffer.alloc(0), 'Invalid file format'],
    [
      'is an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'Invalid file format',
    ],
    [
      'is cut off',
      async () => (await picture(200, 200).png().toBuffer()).subarray(0, 90),
      'Invalid file format',
    ],
    ['has 17 million pixels', () => picture(4100, 4100).png().toBuffer(), 'The limit is 16 million'],
    [
      'is an AVIF of 5 million pixels',
      () => picture(2100, 2400).avif({ effort: 0 }).toBuffer(),
      '4 million for AVIF',
    ],
    ['is an AVIF whose header understates its size', createUnderstatedImage, 'Invalid file format'],
  ])('that %s is rejected', async (_description, createFile, sentence) => {
    await expect(createSquareLogo(await createFile())).rejects.toThrow(sentence);
  });

  test('waits while another is processed, and is rejected if the queue is too long', async () => {
    const png = await picture(64, 64).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => createSquareLogo(png)));
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
    expect(errors).toEqual(Array(3).fill('We’re busy with other pictures. Please try again in a minute.'));
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

test('stores a public logo whose URL has the filename, and registers it to its owner', async () => {
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

test('rejects files that are not pictures, and stores nothing', async () => {
  const { user } = await signUp('employer');
  const expectRejection = (body: string, name: string, type: string) =>
    expect(saveLogo(new File([body], name, { type }), user.id)).rejects;
  await expectRejection('MZ', 'logo.png', 'image/png').toThrow('Invalid file format');
  await expectRejection('x', 'logo.txt', 'text/plain').toThrow(
    'File type must be PNG, JPEG, WebP, GIF or AVIF',
  );
  await expectRejection('', 'logo.png', 'image/png').toThrow('Invalid file');
  expect(await sql`select 1 from public.uploads where owner_id = ${user.id}`).toHaveLength(0);
});

describe('the logo’s crop', () => {
  const wide = { width: 300, height: 200 };

  test('is centered by default and stays inside the picture', () => {
    expect(getCropSquare(wide, defaultCrop)).toEqual({ side: 200, left: 50, top: 0 });
    expect(getCropSquare(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ side: 100, left: 200, top: 100 });
  });

  test('moves by the dragged distance and stops at the edge', () => {
    // Dragging the picture left by a quarter of the square moves the crop right by 50 of its 200 pixels.
    expect(getCropSquare(wide, toDraggedCrop(wide, defaultCrop, -0.25, 0))).toMatchObject({
      left: 100,
      top: 0,
    });
    expect(getCropSquare(wide, toDraggedCrop(wide, defaultCrop, -5, 5))).toMatchObject({ left: 100, top: 0 });
  });
});

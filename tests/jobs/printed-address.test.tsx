import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { PrintedAddress } from '@/components/jobs/detail/printed-address';

const url = 'https://doorstep.example/new-york/new-york/soho/stock-clerk-37';

test('the printed QR code draws every square of the code', async () => {
  const html = renderToStaticMarkup(<PrintedAddress url={url} />);
  const [svg = ''] = /<svg.*<\/svg>/.exec(html) ?? [];
  const { data, size } = encode(url, { border: 0 });
  const image = svg.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" stroke="#000"`,
  );
  const { data: alpha } = await sharp(Buffer.from(image))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (alpha[y * size + x] ?? 0) > 127),
  );
  expect(drawn).toEqual(data);
});

test('the QR code adds less than 3 kB to a page', () => {
  expect(renderToStaticMarkup(<PrintedAddress url={url} />).length).toBeLessThan(3_000);
});

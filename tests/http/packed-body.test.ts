import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PackedBody } from '../../lib/http/packed-body';

test('what is kept of a body takes the memory of its bytes alone', async () => {
  const plain = Buffer.from(
    JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ id: index * 7919 }))),
  );
  const body = await PackedBody.of(plain, 'gzip', true);
  for (const packed of [await body.as('gzip'), await body.as('br')])
    expect(packed.buffer.byteLength).toBe(packed.length);
  expect(gunzipSync(await body.as('gzip'))).toEqual(plain);
  expect(await body.as('identity')).toEqual(plain);
});

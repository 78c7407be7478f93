import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PackedBody } from '../../lib/http/packed-body';

test('a small body is kept with little more memory than its bytes', async () => {
  const plain = Buffer.from(
    JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ id: index * 7919 }))),
  );
  const packed = await (await PackedBody.of(plain, 'gzip', true)).as('gzip');
  expect(gunzipSync(packed)).toEqual(plain);
  expect(packed.buffer.byteLength).toBeLessThan(8192);
});

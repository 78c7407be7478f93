import { expect, test } from 'vitest';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/body-limit';

/** A body that is sent in chunks without a declared length, and counts the chunks that are read. */
function chunked(chunkBytes: number, chunks: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read++ < chunks) controller.enqueue(new Uint8Array(chunkBytes).fill(65));
      else controller.close();
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, chunksRead: () => read };
}

test('a body within the limit is read completely', async () => {
  expect(await withBodyLimit(chunked(10, 10).request, 100).text()).toBe('A'.repeat(100));
});

test('a request without a body stays unchanged', async () => {
  expect(await withBodyLimit(new Request('http://localhost/'), 1).text()).toBe('');
});

test.each(['text', 'json', 'formData'] as const)('%s of a 300 MB body stops at the limit', async (method) => {
  const { request, chunksRead } = chunked(64 * 1024, 4800);
  await expect(withBodyLimit(request, 1_000_000)[method]()).rejects.toBeInstanceOf(BodyTooLargeError);
  expect(chunksRead()).toBeLessThan(30);
});

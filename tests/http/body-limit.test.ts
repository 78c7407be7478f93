import { expect, test } from 'vitest';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/body-limit';

/** A request whose body has no declared length, and the number of chunks that were read. */
function createChunkedRequest(chunkBytes: number, chunks: number) {
  let chunksRead = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (chunksRead++ < chunks) controller.enqueue(new Uint8Array(chunkBytes).fill(65));
      else controller.close();
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, chunksRead: () => chunksRead };
}

test('withBodyLimit reads a body within the limit completely', async () => {
  expect(await withBodyLimit(createChunkedRequest(10, 10).request, 100).text()).toBe('A'.repeat(100));
});

test('withBodyLimit accepts a request without a body', async () => {
  expect(await withBodyLimit(new Request('http://localhost/'), 1).text()).toBe('');
});

test.each(['text', 'json', 'formData'] as const)(
  '%s() stops reading a 300 MB body at the limit',
  async (method) => {
    const { request, chunksRead } = createChunkedRequest(64 * 1024, 4800);
    await expect(withBodyLimit(request, 1_000_000)[method]()).rejects.toBeInstanceOf(BodyTooLargeError);
    expect(chunksRead()).toBeLessThan(30);
  },
);

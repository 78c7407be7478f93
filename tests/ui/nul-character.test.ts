import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';

const run = vi.fn();
const save = defineAction({
  name: 'save',
  schema: z.object({ name: z.string(), places: z.array(z.object({ city: z.string() })).default([]) }),
  access: allowAnyone,
  run,
  failureMessage: 'Failed to save',
});
const sentence = 'This contains a character we can’t save. Please type it again.';

test.each([
  [{ name: 'Ada\0' }, 'name'],
  [{ name: 'Ada', places: [{ city: 'Rome' }, { city: '\0' }] }, 'places.1.city'],
])('%j is rejected with an error at its field, and is not stored', async (input, field) => {
  expect(await save(input)).toEqual({ ok: false, message: sentence, fieldErrors: { [field]: sentence } });
  expect(run).not.toHaveBeenCalled();
});

test('every other character is allowed', async () => {
  await save({ name: 'Zoë 😀\n\t佐藤' });
  expect(run).toHaveBeenCalledOnce();
});

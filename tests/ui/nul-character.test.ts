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
const message = 'This contains a character we can’t save. Please type it again.';

test.each([
  [{ name: 'Ada\0' }, 'name'],
  [{ name: 'Ada', places: [{ city: 'Rome' }, { city: '\0' }] }, 'places.1.city'],
])('rejects %j with an error at the field', async (input, field) => {
  expect(await save(input)).toEqual({ ok: false, message, fieldErrors: { [field]: message } });
  expect(run).not.toHaveBeenCalled();
});

test('accepts emoji, line breaks and other scripts', async () => {
  await save({ name: 'Zoë 😀\n\t佐藤' });
  expect(run).toHaveBeenCalledOnce();
});

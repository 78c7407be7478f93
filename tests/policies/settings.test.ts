import { expect, test } from 'vitest';
import { secretClient } from './people.ts';
import { assertNoError } from './world.ts';

test('a changed setting takes effect at once', async () => {
  const key = `test-${crypto.randomUUID()}`;
  const server = secretClient();
  await assertNoError(server.from('settings').insert({ key, value: 10, description: 'A test.' }));
  expect((await server.rpc('setting', { key })).data).toBe(10);
  await assertNoError(server.from('settings').update({ value: 20 }).eq('key', key));
  expect((await server.rpc('setting', { key })).data).toBe(20);
  await assertNoError(server.from('settings').delete().eq('key', key));
  expect((await server.rpc('setting', { key })).error?.message).toBe(`There is no setting ${key}.`);
});

import { expect, test } from 'vitest';
import { secretClient } from './people.ts';
import { mustWork } from './world.ts';

test('a number that an operator changes counts at once', async () => {
  const key = `test-${crypto.randomUUID()}`;
  const server = secretClient();
  await mustWork(server.from('settings').insert({ key, value: 10, what: 'A test.' }));
  expect((await server.rpc('setting', { key })).data).toBe(10);
  await mustWork(server.from('settings').update({ value: 20 }).eq('key', key));
  expect((await server.rpc('setting', { key })).data).toBe(20);
  await mustWork(server.from('settings').delete().eq('key', key));
  expect((await server.rpc('setting', { key })).error?.message).toBe(`There is no setting ${key}.`);
});

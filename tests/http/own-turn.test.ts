import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ownTurn } from '../../lib/http/own-turn';

test('one of those who wait goes on in each turn, in their order, and others are heard in between', async () => {
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => ownTurn().then(() => done.push(name)));
  const turns: string[] = [];
  while (done.length < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(done.join(''));
  }
  await Promise.all(all);
  expect(new Set(turns)).toEqual(new Set(['a', 'ab', 'abc']));
  const later = ownTurn().then(() => done.push('d'));
  expect(done).toHaveLength(3);
  await later;
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('connections that wait are taken first, some at a time', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  try {
    // All of them wait for this process to take them: that they connect is the system's work.
    await new Promise((resolve) => setImmediate(resolve));
    let taken = 0;
    server.on('connection', () => taken++);
    const takenBefore: number[] = [];
    await Promise.all([1, 2].map(() => ownTurn().then(() => takenBefore.push(taken))));
    expect(takenBefore[0]).toBeGreaterThanOrEqual(10);
    expect(takenBefore[0]).toBeLessThan(40);
    expect(takenBefore[1]).toBeGreaterThan(takenBefore[0] ?? 0);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

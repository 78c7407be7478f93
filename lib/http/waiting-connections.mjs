/**
 * Lets so many connections wait until a busy process takes them: of more than Node's 511 the system loses some without a word, and
 * who asked waits in vain where they could read when to come back. `next start` and `node:cluster` have no setting for it; listening
 * once more changes the length of the queue and nothing else.
 *
 * @param {import('node:net').Server & { _handle?: { listen?(backlog: number): unknown } }} server that listens
 */
export function letWait(server) {
  server._handle?.listen?.(4096);
}

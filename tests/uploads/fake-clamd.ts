import { createServer, type Server, type Socket } from 'node:net';

const command = 'zINSTREAM\0';

/**
 * Starts a server with clamd's INSTREAM command. `respond` gets the received file and writes the response. Returns the
 * URL for CLAMAV_URL and a function that closes the server.
 */
export async function startFakeClamd(
  respond: (file: Buffer, socket: Socket) => void,
  { socketPath, maxBytes = 25_000_000 }: { socketPath?: string; maxBytes?: number } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    let hasResponded = false;
    socket.on('error', () => {});
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const stream = parseStream(received);
      if (hasResponded || (stream.size <= maxBytes && !stream.isComplete)) return;
      hasResponded = true;
      if (stream.size > maxBytes) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else respond(stream.file, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath ?? { port: 0, host: '127.0.0.1' }, resolve));
  return {
    url: socketPath ? `unix://${socketPath}` : `tcp://127.0.0.1:${getPort(server)}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Joins the received chunks of a stream. The stream is complete once its empty chunk has arrived. */
function parseStream(received: Buffer): { file: Buffer; size: number; isComplete: boolean } {
  if (!received.toString('latin1').startsWith(command))
    return { file: Buffer.alloc(0), size: 0, isComplete: false };
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return { file: Buffer.concat(parts), size, isComplete: true };
    size += length;
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { file: Buffer.concat(parts), size, isComplete: false };
}

function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scanner has no port.');
  return address.port;
}

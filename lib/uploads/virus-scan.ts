import 'server-only';
import { connect } from 'node:net';
import { env } from '@/lib/env';

/** ClamAV scans 10 MB in less time. */
const defaultTimeoutMs = 30_000;
const maxResponseBytes = 4096;

/**
 * Scans a file with the configured scanner (CLAMAV_URL); 'unscanned' if there is none. Throws if the scanner is
 * unreachable, too slow or sends an unknown response.
 */
export async function scanForViruses(
  bytes: Buffer,
  { url = env().clamavUrl, timeoutMs = defaultTimeoutMs } = {},
): Promise<'clean' | 'infected' | 'unscanned'> {
  if (url === undefined) return 'unscanned';
  const response = await sendToScanner(bytes, url, timeoutMs);
  if (response === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(response)) return 'infected';
  throw new Error(`The virus scanner sent an unknown response: "${response}".`);
}

/**
 * Sends clamd's INSTREAM command: chunks with a length prefix, then an empty chunk. The response ends with a zero byte.
 */
function sendToScanner(bytes: Buffer, url: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(toConnectOptions(url));
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    // Limits the total time, because a socket timeout restarts with each received byte.
    const timeout = setTimeout(() => fail(new Error('The virus scanner took too long.')), timeoutMs);
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      response += part;
      const end = response.indexOf('\0');
      if (end >= 0) {
        socket.destroy();
        resolve(response.slice(0, end));
      } else if (response.length > maxResponseBytes)
        fail(new Error(`The virus scanner sent more than ${maxResponseBytes} bytes.`));
    });
    socket.on('error', fail);
    socket.on('close', () => {
      clearTimeout(timeout);
      reject(new Error(`The virus scanner closed the connection after "${response}".`));
    });
    socket.write('zINSTREAM\0');
    if (bytes.byteLength > 0) {
      socket.write(toLengthPrefix(bytes));
      socket.write(bytes);
    }
    socket.write(toLengthPrefix(Buffer.alloc(0)));
  });
}

function toLengthPrefix(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.byteLength);
  return length;
}

/** `tcp://host:3310` or `unix:///path`. */
function toConnectOptions(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

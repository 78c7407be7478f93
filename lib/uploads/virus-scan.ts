import 'server-only';
import { connect } from 'node:net';
import { env } from '@/lib/env';

/** More than ClamAV takes for 10 MB. */
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
  throw new Error(`The virus scanner answered "${response}".`);
}

/** clamd's INSTREAM: chunks with a length prefix, an empty one as the end; one response, ended by a zero byte. */
function sendToScanner(bytes: Buffer, url: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(toConnectOptions(url));
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    // A total limit, so that a scanner that sends a byte now and then times out too.
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
        fail(new Error('The virus scanner answered without end.'));
    });
    socket.on('error', fail);
    socket.on('close', () => {
      clearTimeout(timeout);
      reject(new Error(`The virus scanner broke off after "${response}".`));
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

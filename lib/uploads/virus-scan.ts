import 'server-only';
import { connect } from 'node:net';
import { env } from '@/lib/env';

/** Longer than ClamAV takes for 10 MB. */
const deadlineMs = 30_000;
const maxAnswerBytes = 4096;

/**
 * What the configured scanner (CLAMAV_URL) says of a file; 'unscanned' where none is configured. Throws when it cannot be
 * reached, does not answer in time, or answers anything else: then nobody knows.
 */
export async function scanForViruses(
  bytes: Buffer,
  { url = env().clamavUrl, timeoutMs = deadlineMs } = {},
): Promise<'clean' | 'infected' | 'unscanned'> {
  if (url === undefined) return 'unscanned';
  const answer = await askScanner(bytes, url, timeoutMs);
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`The virus scanner answered "${answer}".`);
}

/** clamd's INSTREAM: the file in parts that say how long they are, an empty one as the end; one answer, ended by a zero byte. */
function askScanner(bytes: Buffer, url: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(url));
    const fail = (fault: Error) => {
      socket.destroy();
      reject(fault);
    };
    // A scanner that sends a byte now and then is not in time either.
    const deadline = setTimeout(() => fail(new Error('The virus scanner took too long.')), timeoutMs);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      const end = answer.indexOf('\0');
      if (end >= 0) {
        socket.destroy();
        resolve(answer.slice(0, end));
      } else if (answer.length > maxAnswerBytes) fail(new Error('The virus scanner answered without end.'));
    });
    socket.on('error', fail);
    socket.on('close', () => {
      clearTimeout(deadline);
      reject(new Error(`The virus scanner broke off after "${answer}".`));
    });
    socket.write('zINSTREAM\0');
    if (bytes.byteLength > 0) {
      socket.write(lengthOf(bytes));
      socket.write(bytes);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
  });
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.byteLength);
  return length;
}

/** `tcp://host:3310` or `unix:///path`. */
function placeOf(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

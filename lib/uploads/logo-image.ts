import 'server-only';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '@/lib/result';
import { logoMessages } from './logo';

const kinds = ['png', 'jpg', 'webp', 'gif', 'avif'];

/** Beside the bundles, so by its place in the project. */
const program = path.join(process.cwd(), 'lib', 'uploads', 'square-logo.mjs');

/** The largest honest picture takes a second. */
const deadlineMs = 10_000;
const maxWaiting = 4;
const maxLogoBytes = 2 * 1024 * 1024;

/** The exit codes of the program and what they mean. */
const flaws: Record<number, 'format' | 'pixels'> = { 2: 'format', 3: 'pixels' };

/**
 * An image as a square WebP of 512 px at most: turned upright, cut to its middle, and drawn anew, so that nothing of the
 * file but its pixels is left (EXIF names places and people). Refuses what is no image of the five kinds by content, or has
 * too many pixels.
 *
 * A stranger's file is decoded in a process of its own, without our secrets, that can be killed, and one at a time: a
 * thousand bytes can unfold into a gigabyte, and a decoder that has begun obeys nobody.
 */
export async function squareLogo(bytes: Buffer): Promise<Buffer> {
  if (!kinds.includes((await kindOf(bytes)) ?? '')) throw refusal('format');
  return inTurn(() => drawApart(bytes));
}

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // A file that ends in the middle of its own header is no file of that type.
    return undefined;
  }
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One decode at a time in this process; whoever would wait too long is told so at once. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting > maxWaiting) throw refusal('busy');
  waiting += 1;
  const turn = last.then(run);
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

function drawApart(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      {
        encoding: 'buffer',
        maxBuffer: maxLogoBytes,
        timeout: deadlineMs,
        killSignal: 'SIGKILL',
        env: { NODE_ENV: 'production' },
      },
      (fault, square) => {
        if (!fault) return resolve(square);
        const flaw = fault.killed ? 'slow' : flaws[Number(fault.code)];
        reject(flaw ? refusal(flaw) : fault);
      },
    );
    // It may have seen enough before it has read everything.
    child.stdin?.on('error', () => {}).end(bytes);
  });
}

function refusal(flaw: 'format' | 'pixels' | 'slow' | 'busy'): Refusal {
  const sentence = logoMessages[flaw];
  return new Refusal(sentence, { logo: sentence });
}

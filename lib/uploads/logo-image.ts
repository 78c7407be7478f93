import 'server-only';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { UserError } from '@/lib/result';
import { logo as text } from '@/messages/uploads';

const imageTypes = ['png', 'jpg', 'webp', 'gif', 'avif'];

/** Addressed by its path in the project, because it is not bundled. */
const programPath = path.join(process.cwd(), 'lib', 'uploads', 'square-logo.mjs');

/** Ten times as long as the largest valid picture takes. */
const timeoutMs = 10_000;
const maxQueueLength = 4;
const maxLogoBytes = 2 * 1024 * 1024;

/** The exit codes of square-logo.mjs. */
const exitCodeErrors: Record<number, 'format' | 'pixels'> = { 2: 'format', 3: 'pixels' };

/**
 * Converts an image to a square WebP of at most 512 px: rotated upright, center-cropped and re-encoded, which removes
 * metadata about places and people. Throws a UserError if the image has another type or too many pixels.
 *
 * Decoding runs in a separate process without secrets, one image at a time, because a small file can expand to a
 * gigabyte and a running decoder can only be killed.
 */
export async function createSquareLogo(bytes: Buffer): Promise<Buffer> {
  if (!imageTypes.includes((await detectImageType(bytes)) ?? '')) throw toLogoError('format');
  return runInQueue(() => runLogoProgram(bytes));
}

async function detectImageType(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // The file ends inside its header.
    return undefined;
  }
}

let lastTask: Promise<unknown> = Promise.resolve();
let queueLength = 0;

/** Runs one decoder at a time in this process; throws 'busy' if the queue is full. */
async function runInQueue<T>(run: () => Promise<T>): Promise<T> {
  if (queueLength > maxQueueLength) throw toLogoError('busy');
  queueLength += 1;
  const turn = lastTask.then(run);
  lastTask = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    queueLength -= 1;
  }
}

function runLogoProgram(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [programPath],
      {
        encoding: 'buffer',
        maxBuffer: maxLogoBytes,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        env: { NODE_ENV: 'production' },
      },
      (error, square) => {
        if (!error) return resolve(square);
        const reason = error.killed ? 'slow' : exitCodeErrors[Number(error.code)];
        reject(reason ? toLogoError(reason) : error);
      },
    );
    // The program may exit before it has read all input.
    child.stdin?.on('error', () => {}).end(bytes);
  });
}

function toLogoError(reason: 'format' | 'pixels' | 'slow' | 'busy'): UserError {
  const message = text[reason];
  return new UserError(message, { logo: message });
}

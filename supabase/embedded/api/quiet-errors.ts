import { appendFile, rename, stat } from 'node:fs/promises';
import { formatWithOptions } from 'node:util';

const defaultLimit = 5_000_000;

/**
 * lite prints each database error that it answers (a refused insert is one) to the console of the launcher. They go to
 * a file instead; the client has the answer. A file that has grown to the limit makes way and is kept until the next one does.
 * Returns a function that undoes it.
 */
export function quietErrors(file: string, limit = defaultLimit): () => void {
  const print = console.error;
  const warn = console.warn;
  // One after the other, so that none moves the file away under another.
  let written = Promise.resolve();
  const write = async (line: string) => {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size >= limit) await rename(file, `${file}.1`);
    await appendFile(file, line);
  };
  const toFile =
    (fallback: typeof print) =>
    (...values: unknown[]) => {
      if (!values.some(isFromLite)) return fallback(...values);
      const text = formatWithOptions({ depth: 3 }, ...values);
      written = written.then(() => write(`${new Date().toISOString()} ${text}\n`)).catch(() => {});
    };
  console.error = toFile(print);
  console.warn = toFile(warn);
  return () => {
    console.error = print;
    console.warn = warn;
  };
}

function isFromLite(value: unknown): boolean {
  if (typeof value === 'string') return /^(Storage error|Auth error|EXPERIMENTAL FEATURES)/.test(value);
  if (value instanceof Error) return true;
  return typeof value === 'object' && value !== null && 'code' in value && value.code === 'PGRST';
}

import { appendFile, rename, stat } from 'node:fs/promises';
import { formatWithOptions } from 'node:util';

const defaultMaxBytes = 5_000_000;

/**
 * Redirects Supabase Lite's console output to a file: it prints every database error, such as a rejected insert,
 * although the client receives it. A file that reaches the limit is renamed to `.1`. Returns a function that restores
 * the console.
 */
export function redirectLiteErrors(file: string, maxBytes = defaultMaxBytes): () => void {
  const print = console.error;
  const warn = console.warn;
  // Sequential, so that no write renames the file during another.
  let pendingWrite = Promise.resolve();
  const write = async (line: string) => {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size >= maxBytes) await rename(file, `${file}.1`);
    await appendFile(file, line);
  };
  const toFile =
    (fallback: typeof print) =>
    (...values: unknown[]) => {
      if (!values.some(isFromLite)) return fallback(...values);
      const text = formatWithOptions({ depth: 3 }, ...values);
      pendingWrite = pendingWrite.then(() => write(`${new Date().toISOString()} ${text}\n`)).catch(() => {});
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
  // The launcher itself only prints strings.
  if (value instanceof Error) return true;
  return typeof value === 'object' && value !== null && 'code' in value && value.code === 'PGRST';
}

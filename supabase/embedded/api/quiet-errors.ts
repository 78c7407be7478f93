import { appendFile } from 'node:fs/promises';
import { formatWithOptions } from 'node:util';

/**
 * lite prints each database error that it answers (a refused insert is one) to the console of the launcher. They go to
 * a file instead; the client has the answer. Returns a function that undoes it.
 */
export function quietErrors(file: string): () => void {
  const print = console.error;
  const warn = console.warn;
  const toFile =
    (fallback: typeof print) =>
    (...values: unknown[]) => {
      if (!values.some(isFromLite)) return fallback(...values);
      const text = formatWithOptions({ depth: 3 }, ...values);
      appendFile(file, `${new Date().toISOString()} ${text}\n`).catch(() => {});
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

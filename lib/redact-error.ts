/** Converts an error to a loggable value without personal data. */
export function redactError(error: unknown, depth = 0): unknown {
  if (typeof error === 'string') return redactPii(error);
  if (typeof error !== 'object' || error === null) return error;
  if (depth > maxDepth) return '…';
  const entries = Object.entries(error).map(([name, value]) => [name, redactError(value, depth + 1)]);
  if (Array.isArray(error)) return entries.map(([, value]) => value);
  if (!(error instanceof Error)) return Object.fromEntries(entries);
  const { name, message, stack, cause } = error;
  return {
    ...Object.fromEntries(entries),
    name,
    message: redactPii(message),
    ...(stack !== undefined && { stack: redactPii(stack) }),
    ...(cause !== undefined && { cause: redactError(cause, depth + 1) }),
  };
}

const maxDepth = 4;

/** A text without email and network addresses, link queries, row values and secrets. */
export const redactPii = (text: string): string =>
  replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

const replacements: readonly [RegExp, string][] = [
  // PostgreSQL's messages contain rows and keys: 'Failing row contains (…)', 'Key (email)=(…)'.
  [/(Failing row contains )\(.*\)/gs, '$1(…)'],
  [/(Key \(.+?\)=)\(.*?\)(?= |$)/gm, '$1(…)'],
  [/(invalid input [^:"]*: )"[^"]*"/g, '$1"…"'],
  [/[^\s"'<>(),;:=/?&[\]]+@[^\s"'<>(),;:/?&[\]]+/g, '…@…'],
  [/\?[^\s"'<>()]*=[^\s"'<>()]*/g, '?…'],
  // Tokens of emailed links, API keys and JSON web tokens. Ids with hyphens stay, because they identify rows.
  [/\b(?:[0-9a-f]{32,}|eyJ[\w-]+\.[\w-]+\.[\w-]*|sb_(?:secret|publishable)_[\w-]+)/gi, '***'],
  [/\bBearer\s+[^\s"']+/gi, 'Bearer ***'],
  // Public addresses only: private ones show where a service was expected.
  [
    /(?<![\d.])(?!(?:127|10|0)\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g,
    '*.*.*.*',
  ],
  [
    /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}|(?:[0-9a-f]{1,4}:){1,7}:)(?![\w:])/gi,
    '*:*',
  ],
];

/** What a fault leaves in the log: enough to mend it, and nothing of whom it happened to. */
export function describeFault(fault: unknown, depth = 0): unknown {
  if (typeof fault === 'string') return withoutPersons(fault);
  if (typeof fault !== 'object' || fault === null) return fault;
  if (depth > mostDeep) return '…';
  const own = Object.entries(fault).map(([name, value]) => [name, describeFault(value, depth + 1)]);
  if (Array.isArray(fault)) return own.map(([, value]) => value);
  if (!(fault instanceof Error)) return Object.fromEntries(own);
  const { name, message, stack, cause } = fault;
  return {
    ...Object.fromEntries(own),
    name,
    message: withoutPersons(message),
    ...(stack !== undefined && { stack: withoutPersons(stack) }),
    ...(cause !== undefined && { cause: describeFault(cause, depth + 1) }),
  };
}

const mostDeep = 4;

/** A text without email and network addresses, queries of links, values of rows, and secrets. */
export const withoutPersons = (text: string): string =>
  replacements.reduce((before, [found, instead]) => before.replace(found, instead), text);

const replacements: readonly [RegExp, string][] = [
  // PostgreSQL tells whole rows and keys: 'Failing row contains (…)', 'Key (email)=(…)'.
  [/(Failing row contains )\(.*\)/gs, '$1(…)'],
  [/(Key \(.+?\)=)\(.*?\)(?= |$)/gm, '$1(…)'],
  [/(invalid input [^:"]*: )"[^"]*"/g, '$1"…"'],
  [/[^\s"'<>(),;:=/?&[\]]+@[^\s"'<>(),;:/?&[\]]+/g, '…@…'],
  [/\?[^\s"'<>()]*=[^\s"'<>()]*/g, '?…'],
  // Links of emails, keys and JSON web tokens; ids with hyphens stay, they name rows.
  [/\b(?:[0-9a-f]{32,}|eyJ[\w-]+\.[\w-]+\.[\w-]*|sb_(?:secret|publishable)_[\w-]+)/gi, '***'],
  [/\bBearer\s+[^\s"']+/gi, 'Bearer ***'],
  // Visitors' addresses; those of the machine and of its own network tell where a service was looked for.
  [
    /(?<![\d.])(?!(?:127|10|0)\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g,
    '*.*.*.*',
  ],
  [
    /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}|(?:[0-9a-f]{1,4}:){1,7}:)(?![\w:])/gi,
    '*:*',
  ],
];

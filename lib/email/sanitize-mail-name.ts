const maxLength = 60;

/** Characters that are invisible, reverse text or break a line. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** Patterns that a mail program may turn into a link or a phone call. */
const linkLike = [
  /\b(https?|www)\b/i,
  /@/,
  // A dot before letters, as in 'evil.test'; not 'St. Mary' or 'Node.js'.
  /[^\s.]\.(?!js\b)\p{L}{2}/iu,
  /\/\/|\\/,
  // The length of a phone number.
  /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u,
];

/**
 * Makes a name safe for an unsolicited email: no links, phone numbers or line breaks, at most 60 characters. Returns
 * `fallback` if it isn't a name.
 */
export function sanitizeMailName(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(invisible, ' ')
    // Dots and slashes of other scripts, which browsers treat as ASCII ones.
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/[\u2044\u2215\u29F8]/g, '/')
    .replace(/(?<!\/)\s*\/\s*(?!\/)/g, ' / ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain) || linkLike.some((pattern) => pattern.test(plain))) return fallback;
  const characters = [...new Intl.Segmenter('en').segment(plain)].map(({ segment }) => segment);
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

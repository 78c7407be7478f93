const longest = 60;

/** What shows as nothing, turns text around or breaks a line. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** What a mail program may turn into a link or a call, or a reader into an address: no name has any of it. */
const linkLike = [
  /\b(https?|www)\b/i,
  /@/,
  // A dot before letters, as in 'evil.test'; not 'St. Mary', nor 'Node.js', which is no domain.
  /[^\s.]\.(?!js\b)\p{L}{2}/iu,
  /\/\/|\\/,
  // As long as a phone number.
  /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u,
];

/**
 * A name made safe for an email to somebody who did not ask for it: whoever typed it chooses no link, number or line
 * there. Cut to 60 characters; `otherwise` where it is no name.
 */
export function mailName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(invisible, ' ')
    // Dots and slashes of other scripts, which a browser's address bar reads as its own.
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/[\u2044\u2215\u29F8]/g, '/')
    .replace(/(?<!\/)\s*\/\s*(?!\/)/g, ' / ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain) || linkLike.some((pattern) => pattern.test(plain))) return otherwise;
  const characters = [...new Intl.Segmenter('en').segment(plain)].map(({ segment }) => segment);
  return characters.length <= longest
    ? plain
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

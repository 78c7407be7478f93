import { createHash } from 'node:crypto';

const name = 'content-security-policy';

/**
 * What a request says to Next.js, which then marks the scripts that it writes into the page with this word.
 *
 * @param {string} nonce
 */
export const asksForNonce = (nonce) => ({ [name]: `script-src 'nonce-${nonce}'` });

/** @param {Record<string, unknown> | undefined} headers of the request that a page is rendered for */
export const askedNonce = (headers) => /'nonce-([^']+)'/.exec(String(headers?.[name]))?.[1];

/**
 * Lets the inline scripts of a page run wherever the page is kept, by their hashes. With a nonce only those that bear it: they
 * are Next.js' own, and a script that somebody got into the page's text is not. Without one, all: of a page made at build.
 *
 * @param {{ html: string, headers?: Record<string, unknown> }} page
 * @param {string} [nonce]
 */
export function allowInlineScripts(page, nonce) {
  const hashes = new Set();
  for (const [, attributes = '', script = ''] of page.html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi))
    if (script && (nonce === undefined || attributes.includes(` nonce="${nonce}"`)))
      hashes.add(hashOf(script));
  page.headers = { ...page.headers, [name]: lettingRun(hashes) };
  // The hashes say it all; the word would only make the page heavier.
  if (nonce !== undefined) page.html = page.html.replaceAll(` nonce="${nonce}"`, '');
}

/**
 * How a policy names an inline script (Content Security Policy Level 3, 2.3.1).
 *
 * @param {string | Buffer} script
 */
export const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The policy that lets the site's files and these inline scripts run.
 *
 * @param {Iterable<string>} hashes
 */
export const lettingRun = (hashes) => ["script-src 'self'", ...hashes].join(' ');

/** @param {{ headers?: Record<string, unknown> }} page */
export const saysWhatMayRun = ({ headers }) => headers?.[name] !== undefined;

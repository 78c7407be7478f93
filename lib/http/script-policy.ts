import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForNonce } from './inline-scripts.mjs';

/** Stands in the fixed policy (lib/http/security-headers.ts), so that an answer that nothing is known of runs no inline script. */
const ownScripts = "script-src 'self'";

/** For the few answers that Next.js gives before it looks at the headers of next.config.ts, such as the redirects there. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Gives each answer the one policy that fits it: a kept page the hashes that it was stored with (lib/cache/page-cache.mjs), a page
 * rendered for this request its nonce. Next.js takes the nonce from a header of the request, and a middleware would cost
 * every cached page most of its speed to set it.
 */
export function decideWhatScriptsRun(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    const nonce = randomBytes(16).toString('base64url');
    Object.assign(request.headers, asksForNonce(nonce));
    const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
    response.writeHead = (...all: unknown[]) => {
      if (!response.headersSent) setPolicy(response, nonce);
      return writeHead(...all);
    };
  });
}

function setPolicy(response: ServerResponse, nonce: string): void {
  // Next.js appends what was stored with a page to what all answers bear.
  const [fixed, stored] = [response.getHeader('Content-Security-Policy') ?? []].flat().map(String);
  const kind = String(response.getHeader('Content-Type'));
  const rendered = kind.startsWith('text/html') ? `${ownScripts} 'nonce-${nonce}'` : ownScripts;
  // The data of a kept page is no page; that it has not changed (304) is said of a page.
  const scripts = kind.startsWith('text/x-component') ? ownScripts : (stored ?? rendered);
  response.setHeader('Content-Security-Policy', withScripts(fixed, scripts));
}

/** The fixed policy with another one for scripts in it. */
export const withScripts = (fixed = nothing, scripts: string): string => fixed.replace(ownScripts, scripts);

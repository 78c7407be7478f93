import type { ServerResponse } from 'node:http';

/**
 * Lets the browser go back to a page as it was left. Next.js forbids each page that it renders per request to be stored, and what
 * may not be stored is not kept for Back either; where nothing of an account is in it, asking anew is enough.
 */
export function allowBack(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    const isForbidden = /\bno-store\b/.test(String(response.getHeader('Cache-Control')));
    if (all[0] === 200 && isForbidden && !response.headersSent && !response.hasHeader('Set-Cookie'))
      response.setHeader('Cache-Control', 'private, no-cache');
    return writeHead(...all);
  };
}

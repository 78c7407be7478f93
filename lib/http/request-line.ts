import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export const understoodMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Turns away what Next.js would answer with a page (TRACE, PROPFIND and the like) or a bare 500 (`OPTIONS *`), and takes the path
 * alone from a request that names a whole address, which Next.js would send there.
 */
export function readRequestLines(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.url?.startsWith('/') ? null : URL.parse(request.url ?? '');
    if (address) request.url = address.pathname + address.search;
    if (request.url?.startsWith('/') && understoodMethods.includes(request.method ?? '')) return;
    request.method = 'GET';
    request.url = '/api/refused-method';
  });
}

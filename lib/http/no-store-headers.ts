/** For responses with private data: neither browsers nor proxies may store them. */
export const noStoreHeaders = { 'Cache-Control': 'private, no-store' } as const;

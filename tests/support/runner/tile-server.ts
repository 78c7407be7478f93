import { createServer } from 'node:http';
import { findFreePort } from '../../../supabase/embedded/launcher/ports.ts';

/** One gray pixel, stretched over each map tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN48eLFfwAJVAPR0MjqIAAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts a tile server that ends with this process. Returns the URL template of its tiles. */
export async function startTileServer(): Promise<string> {
  const port = await findFreePort(3310, 'tiles of the maps', console.log);
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(TILE);
  })
    .listen({ port, host: '127.0.0.1', exclusive: true })
    .unref();
  return `http://127.0.0.1:${port}/{z}/{x}/{y}.png`;
}

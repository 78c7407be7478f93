import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import postgres from 'postgres';

/** The number of searches per second that PostgreSQL alone can run: the page and its total, as for visitors. */
export async function measurePostgresLimit(
  databaseUrl: string,
  next: () => string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const sql = postgres(databaseUrl, {
    max: connections,
    onnotice: () => {},
    connection: { role: 'anon' },
  });
  const runSearch = async () => {
    const query = new URL(next(), 'http://127.0.0.1').searchParams;
    const [lat, lng, words] = [Number(query.get('lat')), Number(query.get('lng')), query.get('q')];
    await sql`select * from public.search_and_count_jobs(center_lat => ${lat}, center_lng => ${lng}, radius_km => 10,
      words => ${words}, sort => ${words === null ? 'distance' : 'relevance'}, page_size => 20)`;
  };
  try {
    for (let warmUp = 0; warmUp < 20; warmUp++) await runSearch();
    let searchCount = 0;
    const startedAt = performance.now();
    const client = async () => {
      for (; performance.now() < startedAt + seconds * 1000; searchCount++) await runSearch();
    };
    await Promise.all(Array.from({ length: connections }, client));
    return (searchCount * 1000) / (performance.now() - startedAt);
  } finally {
    await sql.end();
  }
}

const bareServerScript = `
  const { createServer } = require('node:http');
  process.once('message', ({ headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    createServer((_, response) => response.writeHead(200, headers).end(bytes))
      .listen(0, '127.0.0.1', function () { process.send(this.address().port); });
  });`;

/** Starts a Node server that only sends the bytes of this response. */
export async function startBareServer(address: string) {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  // fetch has decompressed the body, so it is compressed again; the number of bytes is about the same.
  const plain = Buffer.from(await response.arrayBuffer());
  const bytes = gzipSync(plain);
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(connection|keep-alive|transfer-encoding|date)$/.test(name)),
  );
  const child = spawn(process.execPath, ['-e', bareServerScript], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send({
    headers: { ...headers, 'content-length': bytes.length, 'content-encoding': 'gzip' },
    body: bytes.toString('base64'),
  });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

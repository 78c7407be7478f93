import { spawn } from 'node:child_process';
import { once } from 'node:events';
import postgres from 'postgres';

/** How many searches a second PostgreSQL answers alone, the page and its total, as a visitor may ask them. */
export async function postgresAlone(
  databaseUrl: string,
  next: () => string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const sql = postgres(databaseUrl, {
    max: connections,
    onnotice: () => {},
    connection: { role: 'anon' },
  });
  const ask = async () => {
    const query = new URL(next(), 'http://127.0.0.1').searchParams;
    const [lat, lng, words] = [Number(query.get('lat')), Number(query.get('lng')), query.get('q')];
    await sql`select * from public.find_jobs(center_lat => ${lat}, center_lng => ${lng}, radius_km => 10,
      words => ${words}, sort => ${words === null ? 'distance' : 'relevance'}, page_size => 20)`;
  };
  try {
    for (let warmUp = 0; warmUp < 20; warmUp++) await ask();
    let answers = 0;
    const begun = performance.now();
    const client = async () => {
      for (; performance.now() < begun + seconds * 1000; answers++) await ask();
    };
    await Promise.all(Array.from({ length: connections }, client));
    return (answers * 1000) / (performance.now() - begun);
  } finally {
    await sql.end();
  }
}

const bareServer = `
  const { createServer } = require('node:http');
  process.once('message', ({ headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    createServer((_, response) => response.writeHead(200, headers).end(bytes))
      .listen(0, '127.0.0.1', function () { process.send(this.address().port); });
  });`;

/** A Node server that does nothing but send the bytes of this answer. */
export async function startBareServer(address: string, encoding: string) {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  // What fetch has unpacked is packed again: about as many bytes, which is what matters.
  const plain = Buffer.from(await answer.arrayBuffer());
  const { gzipSync } = await import('node:zlib');
  const bytes = encoding === 'gzip' ? gzipSync(plain) : plain;
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(connection|keep-alive|transfer-encoding|date)$/.test(name)),
  );
  const child = spawn(process.execPath, ['-e', bareServer], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send({
    headers: {
      ...headers,
      'content-length': bytes.length,
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
    },
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

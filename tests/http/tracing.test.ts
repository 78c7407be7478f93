import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterAll, expect, test, vi } from 'vitest';
import { getCallName } from '@/lib/supabase/timed-fetch';
import { startTracing } from '@/lib/tracing';

const received: { path: string | undefined; body: string }[] = [];
const collector = createServer(async (request, response) => {
  received.push({ path: request.url, body: await text(request) });
  response.end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => collector.close());

type ExportedSpan = {
  traceId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
  events: { attributes: { key: string; value: { stringValue: string } }[] }[];
  status: { message?: string };
};

test('exports the spans of Next.js to the configured endpoint without personal data', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_SERVICE_NAME', 'springfield');
  const { stop } = startTracing(1, getCallName);
  const tracer = trace.getTracer('next.js');
  const query = 'words=night+nurse&lat=40.7';
  // Spans with the names and attributes that Next.js uses.
  tracer.startActiveSpan('GET /search', (page) => {
    page.setAttributes({
      'next.span_type': 'BaseServer.handleRequest',
      'http.method': 'GET',
      'http.target': `/search?${query}`,
      'http.status_code': 200,
      'next.route': '/search',
      'client.address': '203.0.113.77',
    });
    const fetched = tracer.startSpan(
      `fetch GET https://abc.supabase.co/rest/v1/rpc/search_and_count_jobs?${query}`,
      {
        attributes: {
          'next.span_type': 'AppRender.fetch',
          'http.url': `https://abc.supabase.co/rest/v1/rpc/search_and_count_jobs?${query}`,
          'net.peer.name': 'abc.supabase.co',
        },
      },
    );
    fetched.recordException(new Error('No answer to ada@example.com from 203.0.113.77'));
    fetched.setStatus({ code: SpanStatusCode.ERROR, message: `https://abc.supabase.co/?${query} failed` });
    fetched.end();
    page.end();
  });
  tracer
    .startSpan('GET /alerts/0123456789abcdef0123456789abcdef', {
      attributes: { 'next.span_type': 'BaseServer.handleRequest', 'http.method': 'GET' },
    })
    .end();
  await stop();

  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [{ body = '' } = {}] = received;
  const [{ resource, scopeSpans }] = JSON.parse(body).resourceSpans;
  expect(JSON.stringify(resource)).toContain('springfield');
  const spans: ExportedSpan[] = scopeSpans.flatMap((scope: { spans: ExportedSpan[] }) => scope.spans);
  expect(spans.map(({ name }) => name).toSorted()).toEqual([
    'GET',
    'GET /search',
    'fetch search_and_count_jobs',
  ]);
  const [fetched] = spans.filter(({ name }) => name === 'fetch search_and_count_jobs');
  expect(fetched?.parentSpanId).toBeTruthy();
  expect(fetched?.events[0]?.attributes).toContainEqual({
    key: 'exception.message',
    value: { stringValue: 'No answer to …@… from *.*.*.*' },
  });
  expect(body).not.toMatch(/night|nurse|40\.7|ada@|203\.0|0123456789abcdef0123456789abcdef"/);
});

import 'server-only';
import { type Attributes, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { withoutPersons } from '@/lib/described-fault';

/**
 * Sends the spans of Next.js, its fetches of Supabase among them, to the OTLP address of the environment. `ratio` says how many of the
 * requests are traced, `callOf` what an address of Supabase calls. What strangers send as `traceparent` is not believed.
 */
export function startTracing(ratio: number, callOf: (url: string) => string): { stop(): Promise<void> } {
  const batches = new BatchSpanProcessor({ exporter: withoutVisitors(new OTLPTraceExporter(), callOf) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'doorstep' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [batches],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => {}));
  return { stop: () => provider.shutdown() };
}

/** What spans may tell: patterns, numbers and names of ours. Anything else may hold an address, or words that somebody typed. */
const told: ReadonlySet<string> = new Set([
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
]);

const withoutVisitors = (exporter: SpanExporter, callOf: (url: string) => string): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(
      spans.map((span) => withoutVisitor(span, nameOf(span, callOf))),
      done,
    ),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** A span without whoever caused it: no address, no query, no words, no person in a fault's text. */
function withoutVisitor(span: ReadableSpan, name: string): ReadableSpan {
  const { message } = span.status;
  return Object.create(span, {
    name: { value: name },
    attributes: { value: only(span.attributes) },
    status: { value: { code: span.status.code, ...(message && { message: withoutPersons(message) }) } },
    links: { value: span.links.map(({ context }) => ({ context })) },
    events: {
      value: span.events.map(({ time, name, attributes = {} }) => ({
        time,
        name: withoutPersons(name),
        attributes: faultOf(attributes),
      })),
    },
  });
}

const only = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => told.has(name)));

/** Next.js writes the address of a fetch into its name, and that of a request which has no route. */
function nameOf({ name, attributes }: ReadableSpan, callOf: (url: string) => string): string {
  const type = attributes['next.span_type'];
  if (type === 'AppRender.fetch') return `fetch ${callOf(String(attributes['http.url']))}`;
  if (type !== 'BaseServer.handleRequest') return withoutPersons(name);
  const method = String(attributes['http.method'] ?? attributes['http.request.method'] ?? '');
  return [method, attributes['next.route'] ?? attributes['http.route']].filter(Boolean).join(' ');
}

/** An exception that was recorded: its kind, its sentence and where it was thrown. */
function faultOf(attributes: Attributes): Attributes {
  const names = ['exception.type', 'exception.message', 'exception.stacktrace'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes[name];
      return typeof value === 'string' ? [[name, withoutPersons(value)]] : [];
    }),
  );
}

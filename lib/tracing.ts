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
import { redactPii } from '@/lib/redact-error';

/**
 * Exports spans of Next.js, including its fetches of Supabase, to the OTLP endpoint of the environment. `ratio` is the
 * share of traced requests, `getCallName` names a Supabase URL. `traceparent` headers of clients are ignored.
 */
export function startTracing(ratio: number, getCallName: (url: string) => string): { stop(): Promise<void> } {
  const processor = new BatchSpanProcessor({ exporter: redactSpans(new OTLPTraceExporter(), getCallName) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'doorstep' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => {}));
  return { stop: () => provider.shutdown() };
}

/** Attributes that spans may contain. Others may hold addresses or text that visitors typed. */
const allowedAttributes: ReadonlySet<string> = new Set([
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

const redactSpans = (exporter: SpanExporter, getCallName: (url: string) => string): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(
      spans.map((span) => redactSpan(span, getSpanName(span, getCallName))),
      done,
    ),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** A copy of a span without personal data: no addresses, queries, typed text or personal data in error messages. */
function redactSpan(span: ReadableSpan, name: string): ReadableSpan {
  const { message } = span.status;
  return Object.create(span, {
    name: { value: name },
    attributes: { value: pickAllowedAttributes(span.attributes) },
    status: { value: { code: span.status.code, ...(message && { message: redactPii(message) }) } },
    links: { value: span.links.map(({ context }) => ({ context })) },
    events: {
      value: span.events.map(({ time, name, attributes = {} }) => ({
        time,
        name: redactPii(name),
        attributes: redactExceptionAttributes(attributes),
      })),
    },
  });
}

const pickAllowedAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowedAttributes.has(name)));

/** Next.js puts the URL into the name of a fetch span, and of a request without a route. */
function getSpanName({ name, attributes }: ReadableSpan, getCallName: (url: string) => string): string {
  const type = attributes['next.span_type'];
  if (type === 'AppRender.fetch') return `fetch ${getCallName(String(attributes['http.url']))}`;
  if (type !== 'BaseServer.handleRequest') return redactPii(name);
  const method = String(attributes['http.method'] ?? attributes['http.request.method'] ?? '');
  return [method, attributes['next.route'] ?? attributes['http.route']].filter(Boolean).join(' ');
}

/** The type, message and stack of a recorded exception, redacted. */
function redactExceptionAttributes(attributes: Attributes): Attributes {
  const names = ['exception.type', 'exception.message', 'exception.stacktrace'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes[name];
      return typeof value === 'string' ? [[name, redactPii(value)]] : [];
    }),
  );
}

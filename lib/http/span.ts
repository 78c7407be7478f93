import { SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs work as a span of its own where spans are sent (lib/tracing.ts), for what Next.js does not make and so does not trace. The
 * name says what is done and nothing of who asked.
 */
export const inSpan = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  trace.getTracer('doorstep').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof Error) span.recordException(fault);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw fault;
    } finally {
      span.end();
    }
  });

import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const bucketSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: bucketSeconds, registers });
  return {
    registry,
    databaseDurations: histogram('doorstep_database_seconds', 'Duration of Supabase calls', 'call'),
    databaseErrors: counter(
      'doorstep_database_faults_total',
      'Supabase calls without a response, or with 5xx',
      'call',
    ),
    errors: counter('doorstep_faults_total', 'Logged errors', 'where'),
    rateLimitHits: counter('doorstep_limits_hit_total', 'Requests rejected by a rate limit', 'scope'),
    searches: counter(
      'doorstep_searches_total',
      'First pages of searches queried in the database',
      'of',
      'found',
    ),
    applications: counter('doorstep_applications_total', 'Submitted applications, including retries'),
    postings: counter('doorstep_postings_total', 'Jobs posted'),
    emails: counter('doorstep_emails_total', 'Attempts to send emails, by outcome', 'kind', 'outcome'),
    isDatabaseUp: gauge('doorstep_database_up', 'Whether the last query of the outbox succeeded'),
    outbox: gauge('doorstep_outbox_emails', 'Pending emails: due, or for later', 'when'),
    oldestEmailSeconds: gauge('doorstep_outbox_oldest_seconds', 'Waiting time of the oldest due email'),
    oldestCaseSeconds: gauge('doorstep_case_oldest_seconds', 'Waiting time of the oldest undecided case'),
    lastRun: gauge(
      'doorstep_scheduled_work_last_run_timestamp_seconds',
      'End of the last run in this process',
    ),
    stepDurations: histogram('doorstep_scheduled_step_seconds', 'Steps of the scheduled work', 'step'),
    failedSteps: counter(
      'doorstep_scheduled_steps_failed_total',
      'Steps of the scheduled work that failed',
      'step',
    ),
  };
}

// Shared through globalThis: instrumentation and pages are bundled separately, and each would count on its own.
const metricsKey = Symbol.for('doorstep.metrics');
const globalStore = globalThis as { [metricsKey]?: ReturnType<typeof createMetrics> };
if (!globalStore[metricsKey]) {
  globalStore[metricsKey] = createMetrics();
  for (const kind of ['jobs', 'talents'])
    for (const found of ['yes', 'no'])
      initializeCounter(globalStore[metricsKey].searches, { of: kind, found });
}

/**
 * The metrics of this process (docs/observing.md). Labels have few values and contain no personal data or search texts.
 */
export const metrics = globalStore[metricsKey];

/**
 * Sets a counter to 0. Prometheus computes increases between two samples, so a counter that first appears with its
 * first event would miss it.
 */
export function initializeCounter<Label extends string>(
  counter: Counter<Label>,
  labels: Partial<Record<Label, string>>,
): void {
  counter.inc(labels, 0);
}

/** All metrics in the Prometheus text format, including those of prom-client about the process. */
export async function formatMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = metrics;
  if (!registry.getSingleMetric('process_cpu_user_seconds_total'))
    collectDefaultMetrics({ register: registry });
  return { text: await registry.metrics(), contentType: registry.contentType };
}

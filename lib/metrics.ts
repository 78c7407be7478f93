import 'server-only';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From what is sent as it lies to what nobody waits for. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  // Several processes are one site: what the one says that is asked, not the sum of what each saw last.
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers, aggregator: 'first' });
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: seconds, registers });
  return {
    registry,
    requests: histogram(
      'doorstep_request_seconds',
      'Answers, by how long they took',
      'method',
      'route',
      'status',
    ),
    answers: counter(
      'doorstep_answers_total',
      'Answers, by the cache they came from (none: made anew)',
      'cache',
    ),
    database: histogram('doorstep_database_seconds', 'Calls of Supabase, by how long they took', 'call'),
    databaseFaults: counter(
      'doorstep_database_faults_total',
      'Calls of Supabase that it did not answer, or with 5xx',
      'call',
    ),
    faults: counter('doorstep_faults_total', 'Faults in the log', 'where'),
    limits: counter(
      'doorstep_limits_hit_total',
      'What was refused because somebody asked too often',
      'scope',
    ),
    searches: counter(
      'doorstep_searches_total',
      'Searches that the database was asked, first pages',
      'of',
      'found',
    ),
    applications: counter('doorstep_applications_total', 'Applications handed in, a retry too'),
    postings: counter('doorstep_postings_total', 'Jobs posted'),
    emails: counter(
      'doorstep_emails_total',
      'Emails that were tried, by what became of them',
      'kind',
      'became',
    ),
    isDatabaseUp: gauge('doorstep_database_up', 'Whether the outbox could be read just now'),
    isCacheUp: gauge('doorstep_cache_up', 'Whether the shared cache answers; 1 also where none is named'),
    outbox: gauge('doorstep_outbox_emails', 'Emails that wait: whose time has come, or for later', 'when'),
    outboxOldest: gauge(
      'doorstep_outbox_oldest_seconds',
      'How long the oldest email waits whose time has come',
    ),
    caseOldest: gauge('doorstep_case_oldest_seconds', 'How long the oldest case has waited for a decision'),
    lastRun: new Gauge({
      name: 'doorstep_scheduled_work_last_run_timestamp_seconds',
      help: 'When this process last ended a run',
      registers,
      aggregator: 'max',
    }),
    steps: histogram('doorstep_scheduled_step_seconds', 'Steps of the scheduled work', 'step'),
    failedSteps: counter(
      'doorstep_scheduled_steps_failed_total',
      'Steps of the scheduled work that failed',
      'step',
    ),
  };
}

// Instrumentation and pages are bundled apart; each would count for itself.
const place = Symbol.for('doorstep.metrics');
const known = globalThis as { [place]?: ReturnType<typeof makeMetrics> };
if (!known[place]) {
  known[place] = makeMetrics();
  for (const what of ['jobs', 'talents'])
    for (const found of ['yes', 'no']) beginAtZero(known[place].searches, { of: what, found });
}

/** What is counted of this process (docs/observing.md). A label has one of few values, and none says who or what was looked for. */
export const metrics = known[place];

/** Prometheus sees a rise between two numbers: what appears with its first event would have had none. */
export function beginAtZero<Label extends string>(
  counter: Counter<Label>,
  labels: Partial<Record<Label, string>>,
): void {
  counter.inc(labels, 0);
}

/** What is counted of this process, with what Node says of itself, which is looked at from the first time on. */
export async function figures() {
  // Whichever bundle is asked first: the page by Prometheus, instrumentation by another process.
  const hasDefaults = metrics.registry.getSingleMetric('process_cpu_user_seconds_total') !== undefined;
  if (!hasDefaults) collectDefaultMetrics({ register: metrics.registry });
  return metrics.registry.getMetricsAsJSON();
}

export type Figures = Awaited<ReturnType<typeof figures>>;

/** All of it as Prometheus reads it, together with what other processes of the site have counted. */
export async function writeMetrics(
  others: readonly Figures[] = [],
): Promise<{ text: string; contentType: string }> {
  const all = AggregatorRegistry.aggregate([await figures(), ...others]);
  return { text: await all.metrics(), contentType: all.contentType };
}

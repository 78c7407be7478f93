import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: seconds, registers });
  return {
    registry,
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
    outbox: gauge('doorstep_outbox_emails', 'Emails that wait: whose time has come, or for later', 'when'),
    outboxOldest: gauge(
      'doorstep_outbox_oldest_seconds',
      'How long the oldest email waits whose time has come',
    ),
    caseOldest: gauge('doorstep_case_oldest_seconds', 'How long the oldest case has waited for a decision'),
    lastRun: gauge(
      'doorstep_scheduled_work_last_run_timestamp_seconds',
      'When this process last ended a run',
    ),
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

/** All of it as Prometheus reads it, with what prom-client measures of the process. */
export async function writeMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = metrics;
  if (!registry.getSingleMetric('process_cpu_user_seconds_total'))
    collectDefaultMetrics({ register: registry });
  return { text: await registry.metrics(), contentType: registry.contentType };
}

import 'server-only';
import { cached } from '@/lib/cache/cached';
import { adminClient } from '@/lib/supabase/admin';
import { transparency as text } from '@/messages/pages/transparency';

type Reason = keyof typeof text.reasons;
type Decided = keyof typeof text.decided;

type Report = {
  reports: { all: number; upheld: number; dismissed: number; waiting: number };
  reasons: Partial<Record<Reason, number>>;
  decisions: Partial<Record<Decided, number>>;
  median_hours: number | null;
  within_a_day: number | null;
  appeals: { all: number; granted: number; refused: number };
};

/** What was reported and decided in the last 90 days (D99), the most frequent first; at most ten minutes old. Throws when the database does. */
export async function readTransparency() {
  const report = await cached(['transparency'], [], readReport, 600);
  return {
    reports: report.reports,
    reasons: ordered(text.reasons, report.reasons).map(([reason, count]) => ({ reason, count })),
    decisions: ordered(text.decided, report.decisions).map(([decision, count]) => ({ decision, count })),
    speed:
      report.median_hours === null || report.within_a_day === null
        ? null
        : { hours: Math.max(1, Math.ceil(report.median_hours)), percent: report.within_a_day },
    appeals: report.appeals,
  };
}

async function readReport(): Promise<Report> {
  const { data } = await adminClient().rpc('transparency_report').throwOnError();
  return data as Report;
}

/** Those with words for them and a count, the largest first. */
const ordered = <Name extends string>(words: Record<Name, unknown>, counts: Partial<Record<Name, number>>) =>
  (Object.keys(words) as Name[])
    .map((name) => [name, counts[name] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

import 'server-only';
import { cached } from '@/lib/cache/cached';
import { serviceClient } from '@/lib/supabase/service';
import { transparency as text } from '@/messages/pages/transparency';

type ReasonName = keyof typeof text.reasons;
type DecisionName = keyof typeof text.decided;

type TransparencyReport = {
  reports: { all: number; upheld: number; dismissed: number; waiting: number };
  reasons: Partial<Record<ReasonName, number>>;
  decisions: Partial<Record<DecisionName, number>>;
  median_hours: number | null;
  within_a_day: number | null;
  appeals: { all: number; granted: number; refused: number };
};

/**
 * Returns the reports and decisions of the last 90 days (D99), most frequent first; up to ten minutes old. Throws when
 * the database fails.
 */
export async function getTransparencyReport() {
  const report = await cached(['transparency'], [], fetchReport, 600);
  return {
    reports: report.reports,
    reasons: sortByCount(text.reasons, report.reasons).map(([reason, count]) => ({ reason, count })),
    decisions: sortByCount(text.decided, report.decisions).map(([decision, count]) => ({ decision, count })),
    speed:
      report.median_hours === null || report.within_a_day === null
        ? null
        : { hours: Math.max(1, Math.ceil(report.median_hours)), percent: report.within_a_day },
    appeals: report.appeals,
  };
}

async function fetchReport(): Promise<TransparencyReport> {
  const { data } = await serviceClient().rpc('transparency_report').throwOnError();
  return data as TransparencyReport;
}

/** Returns the known names with a count, largest first. */
const sortByCount = <Name extends string>(
  words: Record<Name, unknown>,
  counts: Partial<Record<Name, number>>,
) =>
  (Object.keys(words) as Name[])
    .map((name) => [name, counts[name] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);

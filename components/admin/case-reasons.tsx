import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { CaseAppeal, CaseReason, CaseReport } from '@/lib/admin/cases';
import { casePage as text } from '@/messages/admin/case';
import { pastDecisions as past } from '@/messages/admin/past-decisions';

export function CaseReasons({
  reasons,
  reports,
  appeal,
}: {
  reasons: readonly CaseReason[];
  reports: readonly CaseReport[];
  appeal: CaseAppeal | null;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 break-words">
      {reasons.length === 0 && reports.length === 0 && <p className="text-ink-soft">{text.noReason}</p>}
      {appeal && (
        <div>
          <p className="font-semibold">{text.appeal}</p>
          <blockquote className="mt-1 whitespace-pre-wrap border-line border-l-4 pl-3">
            {appeal.words}
          </blockquote>
          <p className="mt-1 text-ink-soft text-sm">
            {text.firstDecision({
              decision: past.decided[appeal.decision],
              by: appeal.by ?? past.shell,
            })}
            , <RelativeTime date={appeal.decidedAt} />. {appeal.reason}
          </p>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {reasons.map(({ rule, weight, words, source }) => (
          <li key={`${rule} ${words}`} className="flex flex-wrap items-baseline gap-x-2">
            <Badge>{sources[source ?? ''] ?? text.sources.posting}</Badge>
            <span>
              {rule} ({weight})
            </span>
            {words && <span className="text-ink-soft">“{words}”</span>}
          </li>
        ))}
      </ul>
      {reports.length > 0 && (
        <div>
          <p className="font-semibold">{text.reports(reports.length)}</p>
          <ul className="mt-1 grid grid-cols-1 gap-2">
            {reports.map(({ reason, note, at }) => (
              <li key={`${at} ${reason}`}>
                {reportReasons[reason] ?? reason}, <RelativeTime date={at} className="text-ink-soft" />
                {note && <p className="whitespace-pre-wrap border-line border-l-4 pl-3 text-sm">{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const sources: Readonly<Record<string, string>> = text.sources;
const reportReasons: Readonly<Record<string, string>> = text.reportReasons;

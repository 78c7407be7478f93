import { Notice } from '@/components/ui/notice';
import type { PostingWarning } from '@/lib/postings/posting-warnings';
import { warningPanel as text } from '@/messages/postings/form';

/** The warnings about a posting. They update while typing and don't prevent posting. */
export function WarningPanel({ warnings }: { warnings: readonly PostingWarning[] }) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Notice tone="warn" title={text.title}>
          <ul className="list-disc space-y-1.5 pl-4">
            {warnings.map(({ id, message, source }) => (
              <li key={id}>
                <span>{message}</span>{' '}
                {source && <span className="text-ink-soft text-sm">{`(${source})`}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            {warnings.some(({ source }) => source !== null) && <span>{`${text.legalDisclaimer} `}</span>}
            <span>{text.canPostHint}</span>
          </p>
        </Notice>
      )}
    </div>
  );
}

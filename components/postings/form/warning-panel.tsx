import { Notice } from '@/components/ui/notice';
import type { PostingWarning } from '@/lib/postings/warnings';
import { warningPanel as text } from '@/messages/postings/form';

/** What an employer should know before posting. It is said as soon as it is so, and keeps nobody from going on. */
export function WarningPanel({ warnings }: { warnings: readonly PostingWarning[] }) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Notice tone="warn" title={text.takeALookAtThis}>
          <ul className="list-disc space-y-1.5 pl-4">
            {warnings.map(({ id, sentence, source }) => (
              <li key={id}>
                <span>{sentence}</span>{' '}
                {source && <span className="text-ink-soft text-sm">{`(${source})`}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            {warnings.some(({ source }) => source !== null) && (
              <span>{`${text.thisIsGeneralInformationNot} `}</span>
            )}
            <span>{text.youCanPostItAs}</span>
          </p>
        </Notice>
      )}
    </div>
  );
}

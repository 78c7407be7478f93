import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import type { JobDraft } from '@/lib/postings/draft';
import { DiscardDraft } from './discard-draft';

/** Says that the form goes on with what was written before, with the way to a new one. */
export function TakenUpDraft({ draft: { form, savedAt, idempotencyKey } }: { draft: JobDraft }) {
  const title = form.title.trim();
  return (
    <Notice
      className="mb-6 max-w-3xl"
      title={
        <>
          This is your draft{title && ` “${title}”`}
          {savedAt && (
            <>
              {' '}
              from <LocalDay date={savedAt} />
            </>
          )}
        </>
      }
    >
      <p className="mb-2">Pick up where you left off, or start over.</p>
      <DiscardDraft idempotencyKey={idempotencyKey}>Discard the draft</DiscardDraft>
    </Notice>
  );
}

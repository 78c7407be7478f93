import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import type { JobDraft } from '@/lib/postings/draft';
import { restoredDraftNotice as text } from '@/messages/postings/form';
import { DiscardDraftForm } from './discard-draft-form';

/** Shown if the form contains a saved draft. A button discards it. */
export function RestoredDraftNotice({ draft: { form, savedAt, idempotencyKey } }: { draft: JobDraft }) {
  const title = form.title.trim();
  return (
    <Notice
      className="mb-6 max-w-3xl"
      title={text.title({ title, day: savedAt && <LocalDay date={savedAt} /> })}
    >
      <p className="mb-2">{text.hint}</p>
      <DiscardDraftForm idempotencyKey={idempotencyKey}>{text.discardButton}</DiscardDraftForm>
    </Notice>
  );
}

import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import type { JobDraft } from '@/lib/postings/draft';
import { takenUpDraft as text } from '@/messages/postings/form';
import { DiscardDraft } from './discard-draft';

/** Says that the form goes on with what was written before, with the way to a new one. */
export function TakenUpDraft({ draft: { form, savedAt, idempotencyKey } }: { draft: JobDraft }) {
  const title = form.title.trim();
  return (
    <Notice
      className="mb-6 max-w-3xl"
      title={text.thisIsYourDraft({ title, day: savedAt && <LocalDay date={savedAt} /> })}
    >
      <p className="mb-2">{text.pickUpWhereYouLeft}</p>
      <DiscardDraft idempotencyKey={idempotencyKey}>{text.discardTheDraft}</DiscardDraft>
    </Notice>
  );
}

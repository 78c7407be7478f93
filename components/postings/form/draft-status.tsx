import { draftStatus as text } from '@/messages/postings/form';
import type { DraftState } from './use-job-draft';

const sentences: Record<DraftState, string> = {
  untouched: '',
  saving: text.saving,
  saved: text.saved,
  failed: text.saveFailed,
};

/** The draft's saving state. Not announced, because it would interrupt typing at each pause. */
export function DraftStatus({ state }: { state: DraftState }) {
  return <p className="mt-4 min-h-6 text-ink-soft text-sm">{sentences[state]}</p>;
}

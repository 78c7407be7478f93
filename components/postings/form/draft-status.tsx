import { draftStatus as text } from '@/messages/postings/form';
import type { DraftState } from './use-job-draft';

const statusTexts: Record<DraftState, string> = {
  untouched: '',
  saving: text.saving,
  saved: text.saved,
  failed: text.saveFailed,
};

/** Shows whether the draft is saved. Not announced, because that would interrupt typing. */
export function DraftStatus({ state }: { state: DraftState }) {
  return <p className="mt-4 min-h-6 text-ink-soft text-sm">{statusTexts[state]}</p>;
}

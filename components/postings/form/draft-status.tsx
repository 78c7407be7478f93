import type { DraftState } from './use-job-draft';

const sentences: Record<DraftState, string> = {
  untouched: '',
  saving: 'Saving draft…',
  saved: 'Draft saved. You can continue later, on this or another device.',
  failed: 'Your draft is only in this tab. We couldn’t save it to your account.',
};

/** Whether the draft is safe. Not announced: it would interrupt whoever types with every pause. */
export function DraftStatus({ state }: { state: DraftState }) {
  return <p className="mt-4 min-h-6 text-ink-soft text-sm">{sentences[state]}</p>;
}

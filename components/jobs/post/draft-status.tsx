import type { DraftState } from './use-job-draft';

const sentences: Record<DraftState, string> = {
  untouched: '',
  saving: 'Saving draft…',
  saved: 'Draft saved. You can go on later, on another device too.',
  failed: 'The draft is kept in this tab only: it could not be saved on the server.',
};

/** Whether the draft is safe. Not announced: it would interrupt whoever types with every pause. */
export function DraftStatus({ state }: { state: DraftState }) {
  return <p className="mt-4 min-h-6 text-ink-soft text-sm">{sentences[state]}</p>;
}

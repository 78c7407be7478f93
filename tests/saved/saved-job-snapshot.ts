import type { SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';

/** A saved job without a note. */
export const buildSnapshot = (fields: Partial<SavedJobSnapshot> = {}): SavedJobSnapshot => ({
  jobId: crypto.randomUUID(),
  savedAt: '2026-01-01T00:00:00.000Z',
  title: 'Baker',
  companyName: 'Corner',
  note: '',
  notedAt: null,
  ...fields,
});

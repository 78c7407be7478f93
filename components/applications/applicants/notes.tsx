import { Card } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Note } from '@/lib/applications/applicants/applicant';
import { notes as text } from '@/messages/applications/applicants';
import { DeleteNoteForm } from './delete-note-form';
import { NoteForm } from './note-form';

/** The employer's private notes. */
export function Notes({
  jobId,
  applicationId,
  notes,
}: {
  jobId: string;
  applicationId: string;
  notes: readonly Note[];
}) {
  const lastNoteId = notes.at(-1)?.id ?? 'none';
  return (
    <Card as="section" padding="roomy" aria-labelledby="notes">
      <h2 id="notes" className="text-xl">
        {text.title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{text.hint}</p>
      {notes.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-3">
          {notes.map((note) => (
            <li key={note.id} className="rounded-md bg-sunken px-4 py-3">
              <p className="whitespace-pre-wrap break-words">{note.body}</p>
              <div className="mt-1 flex items-center justify-between gap-3">
                <RelativeTime date={note.writtenAt} className="text-ink-soft text-sm" />
                <DeleteNoteForm noteId={note.id} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {/* The key resets the form after its note was added. */}
      <div className="print:hidden">
        <NoteForm key={lastNoteId} jobId={jobId} applicationId={applicationId} lastNoteId={lastNoteId} />
      </div>
    </Card>
  );
}

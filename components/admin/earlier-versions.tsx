'use client';

import { AgeLabel } from '@/components/ui/age-label';
import { restoreContent } from '@/lib/admin/content-actions';
import type { ContentVersion } from '@/lib/admin/content-versions';
import { contents as text } from '@/messages/admin/contents';
import { ContentForm } from './content-form';

export function EarlierVersions({ versions }: { versions: readonly ContentVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-brand">{text.earlierVersions}</summary>
      <ul className="mt-2 grid grid-cols-1 gap-5">
        {versions.map(({ id, words, writtenAt, by }) => (
          <li key={id} className="grid gap-2">
            <p className="text-ink-soft text-sm">
              <AgeLabel dateTime={writtenAt} />, {by ?? text.shell}
            </p>
            <p className="max-h-60 overflow-y-auto whitespace-pre-line break-words">
              {words ?? text.defaultContent}
            </p>
            <ContentForm
              action={restoreContent}
              label={text.restore}
              pending={text.restoring}
              variant="secondary"
            >
              {() => <input type="hidden" name="version" value={id} />}
            </ContentForm>
          </li>
        ))}
      </ul>
    </details>
  );
}

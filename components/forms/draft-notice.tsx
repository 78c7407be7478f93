import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { draftNotice as text } from '@/messages/forms/drafts';

/** States that the form was restored from an unsaved draft, with a button to discard the draft. */
export function DraftNotice({
  draft: { isRestored, discard },
  children,
}: {
  draft: { isRestored: boolean; discard: () => void };
  children?: ReactNode;
}) {
  if (!isRestored) return null;
  return (
    <Notice tone="info" title={text.draftRestored} announce>
      {children}
      <Button variant="quiet" size="sm" className="-ml-3" onClick={discard}>
        {text.discardButton}
      </Button>
    </Notice>
  );
}

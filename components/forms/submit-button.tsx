'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/**
 * The submit button of a form. While sending it shows `pendingLabel`, keeps its focus and ignores clicks. `isPending`
 * is for `useActionForm`; for a plain `<form action>` it uses `useFormStatus`.
 */
export function SubmitButton({
  children,
  pendingLabel,
  isPending = false,
  ...rest
}: ComponentProps<typeof Button> & { pendingLabel: ReactNode; isPending?: boolean }) {
  const status = useFormStatus();
  const isSending = isPending || status.pending;
  return (
    <Button
      type="submit"
      aria-disabled={isSending || undefined}
      // Prevents blur on press: a validation message could move the button from under the pointer before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => isSending && event.preventDefault()}
      {...rest}
    >
      {/* Separate elements, because React can't remove a text node that a page translator has replaced. */}
      <span key={isSending ? 'sending' : 'idle'} className="contents">
        {isSending ? (
          <>
            <Spinner /> {pendingLabel}
          </>
        ) : (
          children
        )}
      </span>
    </Button>
  );
}

'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/**
 * The button that sends the form. While sending it says so, keeps its focus and ignores a second press.
 * `isPending` is for forms of the form hook; a plain `<form action>` is noticed by itself.
 */
export function SubmitButton({
  children,
  pending,
  isPending = false,
  ...rest
}: ComponentProps<typeof Button> & { pending: ReactNode; isPending?: boolean }) {
  const status = useFormStatus();
  const isSending = isPending || status.pending;
  return (
    <Button
      type="submit"
      aria-disabled={isSending || undefined}
      // A field that is left by this very press may say what is wrong with it and push the button away from under the
      // pointer: so it is not left before the click has arrived.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => isSending && event.preventDefault()}
      {...rest}
    >
      {/* Each in an element of its own: React cannot remove text that a page translator has replaced. */}
      <span key={isSending ? 'sending' : 'idle'} className="contents">
        {isSending ? (
          <>
            <Spinner /> {pending}
          </>
        ) : (
          children
        )}
      </span>
    </Button>
  );
}

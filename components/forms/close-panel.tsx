'use client';

import type { MouseEvent } from 'react';
import { CloseIcon } from '@/components/ui/island-icons';
import { filterPanel as text } from '@/messages/forms/form';

/** Closes the filter panel where it covers the page. */
export function ClosePanel() {
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('details');
    panel?.removeAttribute('open');
    panel?.querySelector('summary')?.focus();
  };
  return (
    <button type="button" onClick={close} aria-label={text.close} className="close-panel noscript:hidden">
      <CloseIcon />
    </button>
  );
}

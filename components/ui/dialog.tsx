'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dialog as text } from '@/messages/ui/messages';
import { classes } from './classes';
import { CloseIcon } from './island-icons';

/**
 * A native modal dialog: it traps focus, closes on Escape and restores focus. Its content stays mounted after closing, so
 * that a form closed by accident loses nothing.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  className,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    // The backdrop needs no key handler: Escape and the Close button do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className={classes(
        'w-[min(36rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-0 text-ink shadow-lifted',
        'backdrop:bg-[rgb(4_20_24/0.55)] open:animate-[rise_180ms_var(--ease-out)]',
        className,
      )}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={text.close}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
        {hasOpened && children}
      </div>
    </dialog>
  );
}

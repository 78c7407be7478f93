'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dialog as text } from '@/messages/ui/messages';
import { classes } from './classes';
import { CloseIcon } from './island-icons';

/** The browser's modal dialog: it traps focus, closes on Escape and gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  keepsContent = false,
  className,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** What was opened once stays in the page, so that a form that is closed by a slip loses nothing. */
  keepsContent?: boolean;
  className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    // The backdrop is no control of its own: Escape and the Close button do by keyboard what a click on it does.
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
        {(isOpen || (keepsContent && wasOpen)) && children}
      </div>
    </dialog>
  );
}

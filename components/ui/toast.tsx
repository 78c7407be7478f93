'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { toast as text } from '@/messages/toast';
import { CloseIcon } from './island-icons';

const eventName = 'doorstep:toast';
const visibleMs = 6000;

type Message = {
  message: string;
  /** A link to the subject of the message. The page needs another link to it, because the toast disappears. */
  link?: { href: string; label: string };
};
type Toast = Message & { id: number };

/** Shows a short message in the corner of the current page ('Saved', 'Link copied'). */
export function toast(message: string, link?: Message['link']) {
  window.dispatchEvent(new CustomEvent<Message>(eventName, { detail: { message, ...(link && { link }) } }));
}

/** Renders the toasts; once, in the layout. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => {
    let nextId = 1;
    const timers = new Set<number>();
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const added: Toast = { ...event.detail, id: nextId++ };
      setToasts((all) => [...all.slice(-2), added]);
      timers.add(
        window.setTimeout(() => setToasts((all) => all.filter(({ id }) => id !== added.id)), visibleMs),
      );
    };
    window.addEventListener(eventName, show);
    return () => {
      window.removeEventListener(eventName, show);
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end print:hidden"
    >
      {toasts.map(({ id, message, link }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-md items-center gap-2 rounded-md bg-ink py-1.5 pr-1.5 pl-4 text-ground text-sm shadow-lifted animate-[rise_180ms_var(--ease-out)]"
        >
          <span className="min-w-0 grow">
            {message}{' '}
            {link && (
              <Link href={link.href} prefetch={false} className="inline-block py-2 font-semibold underline">
                {link.label}
              </Link>
            )}
          </span>
          <button
            type="button"
            aria-label={text.dismiss}
            onClick={() => setToasts((all) => all.filter((toast) => toast.id !== id))}
            className="grid size-9 shrink-0 place-items-center rounded-sm opacity-80 hover:opacity-100"
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}

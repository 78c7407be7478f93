'use client';

import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormAction } from '@/components/forms/use-submit';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import type { AlertChange, ChangedAlert } from '@/lib/alerts/alert';
import type { ActionResult } from '@/lib/result';
import { alertControls as text } from '@/messages/alerts/list';

/** How a form of the list posts its change, and what became of the last one. */
export const SendContext = createContext<{
  send: (form: FormData) => void;
  answer: ActionResult<ChangedAlert> | null;
} | null>(null);

/** Around a list of alerts: every button of it posts to one action, and what became of it is said above, with the way back. */
export function AlertControls({
  action,
  children,
}: {
  action: FormAction<ChangedAlert>;
  children: ReactNode;
}) {
  const [answer, send] = useSubmit(action);
  return (
    <SendContext value={{ send, answer }}>
      <Outcome answer={answer} send={send} />
      {children}
    </SendContext>
  );
}

function Outcome({
  answer,
  send,
}: {
  answer: ActionResult<ChangedAlert> | null;
  send: (form: FormData) => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const undo = answer?.ok ? answer.data.undo : null;
  // What had the focus is deleted.
  useEffect(() => {
    if (undo !== null) ref.current?.focus();
  }, [undo]);
  if (!answer) return null;
  if (!answer.ok) return <Notice tone="danger" title={answer.message} announce className="mb-5" />;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={answer.data.message}
      className="mb-5 scroll-mt-24 rounded-md outline-offset-2"
    >
      <Notice tone="good">
        <p className="break-words">{answer.data.message}</p>
        {undo !== null && (
          <form action={send} className="mt-2">
            <input type="hidden" name="change" value="restore" />
            <input type="hidden" name="alert" value={undo} />
            <SubmitButton
              variant="secondary"
              size="sm"
              pending={text.bringingItBack}
              className="max-sm:min-h-11"
            >
              {text.undo}
            </SubmitButton>
          </form>
        )}
      </Notice>
    </div>
  );
}

type PlainChange = Exclude<AlertChange, 'restore' | 'rename'>;

const labels: Record<PlainChange, { label: string; pending: string }> = {
  pause: { label: text.pause, pending: text.pausing },
  resume: { label: text.resume, pending: text.resuming },
  delete: { label: text.delete, pending: text.deleting },
};

/** One change of one alert; a form of its own, which works without JavaScript. */
export function ChangeButton({
  id,
  change,
  title,
}: {
  id: string;
  change: PlainChange;
  /** Its name or what it is about, for those who hear the buttons one after another. */
  title: string;
}) {
  const controls = use(SendContext);
  if (!controls) return null;
  const { label, pending } = labels[change];
  return (
    <form action={controls.send}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      <SubmitButton
        variant="secondary"
        size="sm"
        pending={pending}
        className="max-sm:min-h-11"
        aria-label={`${label}: ${title}`}
      >
        {label}
      </SubmitButton>
    </form>
  );
}

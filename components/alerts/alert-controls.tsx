'use client';

import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormAction } from '@/components/forms/use-submit';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import type { AlertChange, ChangedAlert } from '@/lib/alerts/alert';
import type { ActionResult } from '@/lib/result';
import { alertControls as text } from '@/messages/alerts/list';

/** How a form of the list posts its change. */
const SendContext = createContext<((form: FormData) => void) | undefined>(undefined);

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
    <SendContext value={send}>
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

/** One change of one alert; a form of its own, which works without JavaScript. */
function ChangeForm({ id, change, children }: { id: string; change: AlertChange; children: ReactNode }) {
  return (
    <form action={use(SendContext)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      {children}
    </form>
  );
}

/** `title` is what the alert is called, for those who hear the controls one after another. */
type ControlProps = { id: string; title: string };

export const DeleteButton = ({ id, title }: ControlProps) => (
  <ChangeForm id={id} change="delete">
    <SubmitButton
      variant="quiet"
      pending={text.deleting}
      className="w-full justify-start"
      aria-label={text.deleteAlert({ title })}
    >
      {text.delete}
    </SubmitButton>
  </ChangeForm>
);

export const EmailSwitch = ({ id, isOn, title }: ControlProps & { isOn: boolean }) => (
  <ChangeForm id={id} change={isOn ? 'pause' : 'resume'}>
    <SwitchButton isOn={isOn} title={title} />
  </ChangeForm>
);

function SwitchButton({ isOn, title }: { isOn: boolean; title: string }) {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      role="switch"
      // While it is sent, what it will be.
      aria-checked={isOn !== pending}
      aria-disabled={pending || undefined}
      aria-label={text.emailOf({ title })}
      onClick={(event) => pending && event.preventDefault()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-sm"
    >
      <span className="switch" />
      {text.email}
    </button>
  );
}

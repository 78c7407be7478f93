'use client';

import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormAction } from '@/components/forms/use-submit';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import type { AlertChange, AlertChangeResult } from '@/lib/alerts/alert';
import type { ActionResult } from '@/lib/result';
import { alertControls as text } from '@/messages/alerts/list';

const SubmitContext = createContext<((form: FormData) => void) | undefined>(undefined);

/** Wraps a list of alerts. Its buttons post to one action, and the result is shown above the list with Undo. */
export function AlertControls({
  action,
  children,
}: {
  action: FormAction<AlertChangeResult>;
  children: ReactNode;
}) {
  const [result, submit] = useSubmit(action);
  return (
    <SubmitContext value={submit}>
      <ChangeResult result={result} submit={submit} />
      {children}
    </SubmitContext>
  );
}

function ChangeResult({
  result,
  submit,
}: {
  result: ActionResult<AlertChangeResult> | null;
  submit: (form: FormData) => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const undo = result?.ok ? result.data.undo : null;
  // The button that had the focus was removed with its alert.
  useEffect(() => {
    if (undo !== null) ref.current?.focus();
  }, [undo]);
  if (!result) return null;
  if (!result.ok) return <Notice tone="danger" title={result.message} announce className="mb-5" />;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={result.data.message}
      className="mb-5 scroll-mt-24 rounded-md outline-offset-2"
    >
      <Notice tone="good">
        <p className="break-words">{result.data.message}</p>
        {undo !== null && (
          <form action={submit} className="mt-2">
            <input type="hidden" name="change" value="restore" />
            <input type="hidden" name="alert" value={undo} />
            <SubmitButton
              variant="secondary"
              size="sm"
              pendingLabel={text.undoPending}
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

/** A form for one change of an alert; works without JavaScript. */
function ChangeForm({ id, change, children }: { id: string; change: AlertChange; children: ReactNode }) {
  return (
    <form action={use(SubmitContext)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      {children}
    </form>
  );
}

/** `title` names the alert in the labels of its controls. */
type ControlProps = { id: string; title: string };

export const DeleteButton = ({ id, title }: ControlProps) => (
  <ChangeForm id={id} change="delete">
    <SubmitButton
      variant="quiet"
      pendingLabel={text.deletePending}
      className="w-full justify-start"
      aria-label={text.deleteLabel({ title })}
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
      // Shows the new state while the change is pending.
      aria-checked={isOn !== pending}
      aria-disabled={pending || undefined}
      aria-label={text.emailLabel({ title })}
      onClick={(event) => pending && event.preventDefault()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-sm"
    >
      <span className="switch" />
      {text.email}
    </button>
  );
}

'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { changeAlertByLink, confirmAlert, deleteAlert } from '@/lib/alerts/actions-by-mail';
import type { AlertStatus, LinkChange } from '@/lib/alerts/alert';
import type { ActionResult } from '@/lib/result';
import { emailedAlertForms as text } from '@/messages/alerts/emailed';
import { AlertFrame } from './alert-frame';

/** D29: opening the link changes nothing, the button does. */
export function ConfirmForm({ token }: { token: string }) {
  const [answer, send] = useSubmit(confirmAlert);
  return (
    <form action={send} className="grid grid-cols-1 gap-4">
      <Problem answer={answer} />
      <input type="hidden" name="token" value={token} />
      <div>
        <SubmitButton size="lg" pending={text.turningItOn} wide="phone">
          {text.yesSendMeTheseJobs}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Where 'unsubscribe' leads: one button, and what became of it with the way back. */
export function StopAlert({
  token,
  status,
  sentence,
}: {
  token: string;
  status: AlertStatus;
  /** What the alert is about. */
  sentence: string;
}) {
  const [answer, send] = useSubmit(changeAlertByLink);
  const now = answer?.ok ? answer.data.became : status === 'paused' ? 'stopped' : null;
  const title = now === null || now === 'resumed' ? text.stopTheseEmailsTitle : text.emailsStoppedTitle;
  useDocumentTitle(title);
  return (
    <AlertFrame title={title}>
      <p className="mb-5 break-words text-lg">
        <InChosenUnit>{`${sentence}.`}</InChosenUnit>
      </p>
      <div className="grid grid-cols-1 gap-5">
        <Problem answer={answer} />
        {now !== null && <Notice tone="good" title={outcomes[now]} announce={answer?.ok === true} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {now !== 'stopped' && now !== 'all-stopped' && (
            <LinkChangeForm token={token} change="stop" send={send} pending={text.stopping}>
              {text.stopTheseEmails}
            </LinkChangeForm>
          )}
          {now === 'stopped' && status !== 'unconfirmed' && (
            <LinkChangeForm token={token} change="resume" send={send} pending={text.resuming} isSecond>
              {text.resumeThisAlert}
            </LinkChangeForm>
          )}
          {now !== 'all-stopped' && status !== 'unconfirmed' && (
            <LinkChangeForm token={token} change="stop-all" send={send} pending={text.stopping} isSecond>
              {text.stopAllAlertsToThis}
            </LinkChangeForm>
          )}
        </div>
      </div>
    </AlertFrame>
  );
}

const outcomes = {
  stopped: text.stopped,
  'all-stopped': text.youWontGetAnyMore,
  resumed: text.resumed,
} as const;

/** Pause, resume or delete the alert of a mail's secret. */
export function LinkControls({ token, status }: { token: string; status: AlertStatus }) {
  const [answer, send] = useSubmit(changeAlertByLink);
  const [deleted, remove] = useSubmit(deleteAlert);
  const isPaused = answer?.ok ? answer.data.became !== 'resumed' : status === 'paused';
  return (
    <div className="grid grid-cols-1 gap-4">
      <Problem answer={answer} />
      <Problem answer={deleted} />
      {answer?.ok && <Notice tone="good" title={outcomes[answer.data.became]} announce />}
      {isPaused && !answer?.ok && <Notice tone="warn" title={text.thisAlertIsPausedWe} />}
      <div className="flex flex-wrap gap-3">
        <LinkChangeForm
          token={token}
          change={isPaused ? 'resume' : 'stop'}
          send={send}
          pending={isPaused ? text.resuming : text.pausing}
          isSecond
        >
          {isPaused ? text.resume : text.pause}
        </LinkChangeForm>
        <form action={remove}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton variant="secondary" pending={text.deleting}>
            {text.delete}
          </SubmitButton>
        </form>
      </div>
    </div>
  );
}

function LinkChangeForm({
  token,
  change,
  send,
  pending,
  isSecond = false,
  children,
}: {
  token: string;
  change: LinkChange;
  send: (form: FormData) => void;
  pending: string;
  /** Not what the page is there for. */
  isSecond?: boolean;
  children: string;
}) {
  return (
    <form action={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="change" value={change} />
      <SubmitButton pending={pending} variant={isSecond ? 'secondary' : 'primary'}>
        {children}
      </SubmitButton>
    </form>
  );
}

function Problem({ answer }: { answer: ActionResult<unknown> | null }) {
  return answer?.ok === false ? <Notice tone="danger" title={answer.message} announce /> : null;
}

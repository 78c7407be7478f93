'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { DistanceText } from '@/components/places/distance-text';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { changeAlertByLink, confirmAlert, deleteAlert } from '@/lib/alerts/actions-by-link';
import type { AlertStatus, LinkChange } from '@/lib/alerts/alert';
import type { ActionResult } from '@/lib/result';
import { emailedAlertForms as text } from '@/messages/alerts/emailed';
import { AlertFrame } from './alert-frame';

/** Opening the link changes nothing; the button does (D29). */
export function ConfirmForm({ token }: { token: string }) {
  const [result, submit] = useSubmit(confirmAlert);
  return (
    <form action={submit} className="grid grid-cols-1 gap-4">
      <ErrorNotice result={result} />
      <input type="hidden" name="token" value={token} />
      <div>
        <SubmitButton size="lg" pendingLabel={text.confirmPending} wide="phone">
          {text.confirmButton}
        </SubmitButton>
      </div>
    </form>
  );
}

/** The form of the unsubscribe page: one button, then the result with a button to resume. */
export function StopAlert({
  token,
  status,
  sentence,
}: {
  token: string;
  status: AlertStatus;
  sentence: string;
}) {
  const [result, submit] = useSubmit(changeAlertByLink);
  const currentStatus = result?.ok ? result.data.result : status === 'paused' ? 'stopped' : null;
  const title = currentStatus === null || currentStatus === 'resumed' ? text.stopTitle : text.stoppedTitle;
  useDocumentTitle(title);
  return (
    <AlertFrame title={title}>
      <p className="mb-5 break-words text-lg">
        <DistanceText>{`${sentence}.`}</DistanceText>
      </p>
      <div className="grid grid-cols-1 gap-5">
        <ErrorNotice result={result} />
        {currentStatus !== null && (
          <Notice tone="good" title={outcomeTitles[currentStatus]} announce={result?.ok === true} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {currentStatus !== 'stopped' && currentStatus !== 'all-stopped' && (
            <LinkChangeForm token={token} change="stop" submit={submit} pendingLabel={text.stopPending}>
              {text.stopButton}
            </LinkChangeForm>
          )}
          {currentStatus === 'stopped' && status !== 'unconfirmed' && (
            <LinkChangeForm
              token={token}
              change="resume"
              submit={submit}
              pendingLabel={text.resumePending}
              isSecondary
            >
              {text.resumeAlertButton}
            </LinkChangeForm>
          )}
          {currentStatus !== 'all-stopped' && status !== 'unconfirmed' && (
            <LinkChangeForm
              token={token}
              change="stop-all"
              submit={submit}
              pendingLabel={text.stopPending}
              isSecondary
            >
              {text.stopAllButton}
            </LinkChangeForm>
          )}
        </div>
      </div>
    </AlertFrame>
  );
}

const outcomeTitles = {
  stopped: text.stopped,
  'all-stopped': text.allStopped,
  resumed: text.resumed,
} as const;

export function LinkControls({ token, status }: { token: string; status: AlertStatus }) {
  const [result, submit] = useSubmit(changeAlertByLink);
  const [deleteResult, submitDelete] = useSubmit(deleteAlert);
  const isPaused = result?.ok ? result.data.result !== 'resumed' : status === 'paused';
  return (
    <div className="grid grid-cols-1 gap-4">
      <ErrorNotice result={result} />
      <ErrorNotice result={deleteResult} />
      {result?.ok && <Notice tone="good" title={outcomeTitles[result.data.result]} announce />}
      {isPaused && !result?.ok && <Notice tone="warn" title={text.pausedNotice} />}
      <div className="flex flex-wrap gap-3">
        <LinkChangeForm
          token={token}
          change={isPaused ? 'resume' : 'stop'}
          submit={submit}
          pendingLabel={isPaused ? text.resumePending : text.pausePending}
          isSecondary
        >
          {isPaused ? text.resume : text.pause}
        </LinkChangeForm>
        <form action={submitDelete}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton variant="secondary" pendingLabel={text.deletePending}>
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
  submit,
  pendingLabel,
  isSecondary = false,
  children,
}: {
  token: string;
  change: LinkChange;
  submit: (form: FormData) => void;
  pendingLabel: string;
  isSecondary?: boolean;
  children: string;
}) {
  return (
    <form action={submit}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="change" value={change} />
      <SubmitButton pendingLabel={pendingLabel} variant={isSecondary ? 'secondary' : 'primary'}>
        {children}
      </SubmitButton>
    </form>
  );
}

function ErrorNotice({ result }: { result: ActionResult<unknown> | null }) {
  return result?.ok === false ? <Notice tone="danger" title={result.message} announce /> : null;
}

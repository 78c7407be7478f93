'use client';

import Link from 'next/link';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { postJob } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import * as routes from '@/lib/routes';
import { postFromPreview as text } from '@/messages/postings/form';
import { getFormWarnings } from './form-warnings';
import { PostedNotice } from './posted-notice';
import { WarningPanel } from './warning-panel';

/**
 * Posts the draft from its preview and lists the errors. After posting, the page re-renders without a draft, but the
 * confirmation stays.
 */
export function PostFromPreview({ draft }: { draft: JobDraft | null }) {
  const [state, post] = useSubmit(postJob, { keepsInput: true });
  if (state?.ok) return <PostedNotice {...state.data} />;
  if (!draft)
    return (
      <Notice title={text.noDraftTitle}>
        <ButtonLink href={routes.postJob()}>{text.postJobLink}</ButtonLink>
      </Notice>
    );
  const { form, idempotencyKey } = draft;
  return (
    <form action={post} className="grid gap-4">
      <HiddenFields values={{ ...form, idempotencyKey, hasTips: form.hasTips ? 'on' : null }} />
      <Notice title={text.title}>{text.hint}</Notice>
      <WarningPanel warnings={getFormWarnings(form)} />
      {state && (
        <Notice tone="danger" title={state.message} announce>
          <ul className="list-disc pl-4">
            {Object.values(state.fieldErrors ?? {})
              .filter((error) => error !== state.message)
              .map((error) => (
                <li key={error}>{error}</li>
              ))}
          </ul>
          {state.link && (
            <Link href={state.link.href} className="link">
              {state.link.label}
            </Link>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={text.posting} size="lg" wide="phone">
          {text.submitButton}
        </SubmitButton>
        <ButtonLink href={routes.postJob()} variant="secondary" size="lg" wide="phone" prefetch={false}>
          {text.backLink}
        </ButtonLink>
      </div>
    </form>
  );
}

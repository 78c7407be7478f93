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
import { formWarnings } from './form-warnings';
import { PostedNotice } from './posted-notice';
import { WarningPanel } from './warning-panel';

/**
 * Posts the draft from its preview, with or without JavaScript; what is wrong is said and mended in the form. Once it is
 * posted there is no draft any more, and the page is drawn anew without one: the notice stays.
 */
export function PostFromPreview({ draft }: { draft: JobDraft | null }) {
  const [state, post] = useSubmit(postJob, { keepsTyped: true });
  if (state?.ok) return <PostedNotice {...state.data} />;
  if (!draft)
    return (
      <Notice title={text.theresNoDraftToPreview}>
        <ButtonLink href={routes.postJob()}>{text.postAJob}</ButtonLink>
      </Notice>
    );
  const { form, idempotencyKey } = draft;
  return (
    <form action={post} className="grid gap-4">
      <HiddenFields values={{ ...form, idempotencyKey, hasTips: form.hasTips ? 'on' : null }} />
      <Notice title={text.thisIsAPreview}>{text.noOneElseCanSee}</Notice>
      <WarningPanel warnings={formWarnings(form)} />
      {state && (
        <Notice tone="danger" title={state.message} announce>
          <ul className="list-disc pl-4">
            {Object.values(state.fieldErrors ?? {})
              .filter((sentence) => sentence !== state.message)
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
          {state.way && (
            <Link href={state.way.href} className="link">
              {state.way.label}
            </Link>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={text.posting} size="lg" wide="phone">
          {text.postJob}
        </SubmitButton>
        <ButtonLink href={routes.postJob()} variant="secondary" size="lg" wide="phone" prefetch={false}>
          {text.backToTheForm}
        </ButtonLink>
      </div>
    </form>
  );
}

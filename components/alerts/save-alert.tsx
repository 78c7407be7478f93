'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenVisible } from '@/components/forms/use-submit-when-visible';
import { DistanceText } from '@/components/places/distance-text';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { saveJobAlert } from '@/lib/alerts/actions';
import { type JobAlertSearch, maxAlertNameLength } from '@/lib/alerts/alert';
import { jobSearchSentence } from '@/lib/alerts/alert-sentence';
import { getBrowserTimeZone } from '@/lib/alerts/browser-time-zone';
import { getScheduleValues, toNumberText } from '@/lib/alerts/form-values';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import * as routes from '@/lib/routes';
import { saveAlert as text } from '@/messages/alerts/form';

type SaveAlertProps = {
  search: JobAlertSearch;
  editHref: string;
  /** Saves the search without email (D108). */
  isSilent: boolean;
  silentHref: string;
  /** Whether the visitor came by a link on this site. That click was the request, so no button confirms it. */
  shouldSaveAtOnce: boolean;
};

/**
 * Saves a search as an alert of the signed-in viewer. With `shouldSaveAtOnce`, an alert with email is saved as soon as
 * the page is visible (D29); a search without email has a name to fill in, so it is saved with the button.
 */
export function SaveAlert({ search, isSilent, editHref, silentHref, shouldSaveAtOnce }: SaveAlertProps) {
  const [result, submit, , draft] = useSubmit(saveJobAlert, {
    draft: `savedSearchDraft:${JSON.stringify(search)}`,
  });
  const zone = useRef<HTMLInputElement>(null);
  // Before the hook that submits the form, because effects run in the order of their hooks.
  useEffect(() => {
    if (zone.current) zone.current.value = getBrowserTimeZone() || zone.current.value;
  }, []);
  useSubmitWhenVisible(draft.formProps.ref, shouldSaveAtOnce && !isSilent);
  const failure = result?.ok === false ? result : null;
  const { timeZone, ...schedule } = getScheduleValues(null);
  const fields = {
    words: search.words,
    minPay: toNumberText(search.minPay),
    more: conditionsQuery(search.more),
    location: JSON.stringify(search.place),
    radiusKm: String(search.radiusKm),
    isQuick: 'true',
    isSilent: String(isSilent),
    ...schedule,
  };
  return (
    <form {...draft.formProps} action={submit} className="grid grid-cols-1 gap-5">
      {failure && <Notice tone="danger" title={failure.message} announce />}
      <p className="break-words text-lg">
        <DistanceText>
          {isSilent
            ? `${jobSearchSentence(search)}.`
            : text.summary({ jobSearchSentence: jobSearchSentence(search) })}
        </DistanceText>
      </p>
      {isSilent && (
        <Field label={text.name} hint={text.nameHint} error={failure?.fieldErrors?.name}>
          {(aria) => (
            <Input
              {...aria}
              name="name"
              defaultValue={failure?.values?.name}
              maxLength={maxAlertNameLength}
              dir="auto"
              autoComplete="off"
              className="max-w-sm"
            />
          )}
        </Field>
      )}
      <HiddenFields values={{ ...fields, types: search.types }} />
      <input ref={zone} type="hidden" name="timeZone" defaultValue={timeZone} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton size="lg" pendingLabel={isSilent ? text.saveSearchPending : text.saveAlertPending}>
          {isSilent ? text.saveSearchButton : text.saveAlertButton}
        </SubmitButton>
        <Link href={editHref} prefetch={false} className="link inline-flex min-h-11 items-center">
          {text.editLink}
        </Link>
        {!isSilent && (
          <Link href={silentHref} prefetch={false} className="link inline-flex min-h-11 items-center">
            {text.withoutEmailLink}
          </Link>
        )}
        {failure && (
          <Link href={routes.jobAlerts()} className="link inline-flex min-h-11 items-center">
            {text.jobAlerts}
          </Link>
        )}
      </div>
    </form>
  );
}

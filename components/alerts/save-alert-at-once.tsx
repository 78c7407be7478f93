'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenSeen } from '@/components/forms/use-submit-when-seen';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { saveJobAlert } from '@/lib/alerts/actions';
import { type JobAlertSearch, longestAlertName } from '@/lib/alerts/alert';
import { jobSearchSentence } from '@/lib/alerts/alert-sentence';
import { numberText, scheduleTexts } from '@/lib/alerts/form-texts';
import { ownZone } from '@/lib/alerts/own-zone';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import * as routes from '@/lib/routes';
import { saveAlertAtOnce as text } from '@/messages/alerts/form';

type SaveAlertProps = {
  search: JobAlertSearch;
  /** The form for the same search. */
  editHref: string;
  /** Saves the search without email (D108). */
  isSilent: boolean;
  /** Where it is saved without email. */
  silentHref: string;
  /** Whether the page came from a page of the site: then the press on its link was the wish, and nobody is asked twice. */
  isWished: boolean;
};

/** The alert of a search for somebody who is signed in. The page that is seen saves it by a POST, or its button does (D29). */
export function SaveAlert({ search, isSilent, editHref, silentHref, isWished }: SaveAlertProps) {
  const [answer, send, , draft] = useSubmit(saveJobAlert, {
    draft: `savedSearchDraft:${JSON.stringify(search)}`,
  });
  const zone = useRef<HTMLInputElement>(null);
  // Filled in before the form is sent: effects run in the order of their hooks.
  useEffect(() => {
    if (zone.current) zone.current.value = ownZone() || zone.current.value;
  }, []);
  useSubmitWhenSeen(draft.formProps.ref, isWished && !isSilent);
  const failure = answer?.ok === false ? answer : null;
  const { timeZone, ...schedule } = scheduleTexts(null);
  const fields = {
    words: search.words,
    minPay: numberText(search.minPay),
    more: conditionsQuery(search.more),
    location: JSON.stringify(search.place),
    radiusKm: String(search.radiusKm),
    isQuick: 'true',
    isSilent: String(isSilent),
    ...schedule,
  };
  return (
    <form {...draft.formProps} action={send} className="grid grid-cols-1 gap-5">
      {failure && <Notice tone="danger" title={failure.message} announce />}
      <p className="break-words text-lg">
        <InChosenUnit>
          {isSilent
            ? `${jobSearchSentence(search)}.`
            : text.oneEmailADayWhen({ jobSearchSentence: jobSearchSentence(search) })}
        </InChosenUnit>
      </p>
      {isSilent && (
        <Field label={text.name} hint={text.whatYouTap} error={failure?.fieldErrors?.name}>
          {(aria) => (
            <Input
              {...aria}
              name="name"
              defaultValue={failure?.values?.name}
              maxLength={longestAlertName}
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
        <SubmitButton size="lg" pending={isSilent ? text.savingYourSearch : text.savingYourAlert}>
          {isSilent ? text.saveThisSearch : text.saveThisAlert}
        </SubmitButton>
        <Link href={editHref} prefetch={false} className="link inline-flex min-h-11 items-center">
          {text.changeItFirst}
        </Link>
        {!isSilent && (
          <Link href={silentHref} prefetch={false} className="link inline-flex min-h-11 items-center">
            {text.saveWithoutEmail}
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

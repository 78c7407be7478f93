'use client';

import { useEffect } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { askDomain, checkOwnDomain, removeDomain } from '@/lib/domains/actions';
import type { ActionResult } from '@/lib/result';
import { domainForms as text } from '@/messages/domains';

/**
 * What a company can do about its domain: name one, have us look, take it away. What becomes of it stands above (`newsId`) and takes the
 * focus.
 */
export function DomainForms({ domain, newsId }: { domain: string | null; newsId: string }) {
  const [asked, ask, isAsking, draft] = useSubmit(askDomain, { draft: 'domainDraft' });
  const [checked, check, isChecking] = useSubmit(checkOwnDomain);
  const [removed, remove] = useSubmit(removeDomain);
  useFocus(newsId, asked);
  useFocus(newsId, checked?.ok && checked.data.isProven ? checked : null);
  useFocus(newsId, removed);
  const refused = !isAsking && asked?.ok === false ? asked : null;
  const problem = refused?.fieldErrors?.domain;
  const form = (
    <form {...draft.formProps} action={ask} className="grid max-w-md gap-4">
      {refused && (
        <FormStatus
          message={refused.message}
          problems={problem ? [{ fieldId: 'domain', message: problem }] : []}
          attempt={1}
          way={refused.way}
        />
      )}
      <Field id="domain" label={text.webDomain} hint={text.likeExample} error={problem} required>
        {(aria) => (
          <Input
            {...aria}
            name="domain"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            defaultValue={asked?.ok === false ? asked.values?.domain : undefined}
          />
        )}
      </Field>
      <div>
        <SubmitButton pending={text.saving} isPending={isAsking} wide="phone">
          {text.goOn}
        </SubmitButton>
      </div>
    </form>
  );
  if (domain === null) return form;
  const isMissing =
    checked !== null && (checked.ok ? !checked.data.isProven && checked.data.domain === domain : true);
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isChecking && isMissing && (
        <FormStatus
          message={checked.ok ? text.notFound : checked.message}
          problems={[]}
          attempt={1}
          way={checked.ok ? undefined : checked.way}
        />
      )}
      {removed?.ok === false && <Notice tone="danger" title={removed.message} announce />}
      <div className="flex flex-wrap gap-3">
        <form action={check} className="max-sm:w-full">
          <SubmitButton pending={text.checking} wide="phone">
            {text.checkNow}
          </SubmitButton>
        </form>
        <form action={remove} className="max-sm:w-full">
          <SubmitButton pending={text.removing} variant="quiet" wide="phone">
            {text.remove}
          </SubmitButton>
        </form>
      </div>
      <details open={refused !== null || undefined} className="mt-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{text.another}</summary>
        <p className="mt-2 mb-4 text-ink-soft">{text.theMarkGoes}</p>
        {form}
      </details>
    </div>
  );
}

/** What became of it is read out where it stands. */
function useFocus(id: string, answer: ActionResult<unknown> | null) {
  useEffect(() => {
    if (answer?.ok) document.getElementById(id)?.focus();
  }, [id, answer]);
}

'use client';

import { useId } from 'react';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import type { submitApplication } from '@/lib/applications/actions';
import { ApplicationFields, type FieldBinding } from './application-fields';
import type { ApplicationFormProps } from './apply-panel';

type Answer = Awaited<ReturnType<typeof submitApplication>> | null;

/** The form as it stands in the HTML: the server checks it, and gives back what was typed. */
export function PlainApplicationForm({
  jobId,
  question,
  notice,
  answer,
  send,
}: ApplicationFormProps & { answer: Answer; send: (form: FormData) => void }) {
  const formId = useId();
  const failure = answer?.ok === false ? answer : null;
  const idOf = (name: string) => `${formId}-${name}`;
  const binding: FieldBinding = {
    field: (name) => ({ id: idOf(name), error: failure?.fieldErrors?.[name] }),
    control: (name) => ({ name, defaultValue: failure?.values?.[name] }),
  };
  const problems = Object.entries(failure?.fieldErrors ?? {}).map(([name, message]) => ({
    fieldId: idOf(name),
    message,
  }));
  return (
    <form action={send} noValidate className="grid gap-6">
      <FormStatus
        message={problems.length > 0 ? undefined : failure?.message}
        problems={problems}
        attempt={failure ? 1 : 0}
      />
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="question" value={question} />
      <ApplicationFields question={question} binding={binding} />
      {notice}
      <SubmitButton pending="Sending your application…" size="lg" wide="phone">
        Submit application
      </SubmitButton>
    </form>
  );
}

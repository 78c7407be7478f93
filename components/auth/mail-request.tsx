'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { mailRequest as text } from '@/messages/auth/sign-in';

/** Asks for an email with a link: a form of its own behind a button, which the confirmation replaces. */
export function MailRequest({
  action,
  summary,
  button,
  email,
  token,
  typedElsewhere,
  isOpen = false,
}: {
  action: FormAction<{ message: string }>;
  summary: string;
  button: string;
  /** The address it is most likely about. */
  email?: string | undefined;
  /** The address that was typed into another form, which fills the field when this one is opened. */
  typedElsewhere?: () => string | undefined;
  /** Of a link to that address that did not work any more. */
  token?: string | undefined;
  isOpen?: boolean;
}) {
  const { state, isPending, formProps, form, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ recoverSchema }) => recoverSchema),
    action,
    draft: `${button}:draft`,
    initial: { ...(email !== undefined && { email }), ...(token !== undefined && { token }) },
  });

  return (
    <details
      className="group"
      open={isOpen || state !== null || undefined}
      onToggle={() => {
        const typed = typedElsewhere?.();
        if (typed && !form.getValues('email')) form.setValue('email', typed);
      }}
    >
      <summary className="text-action cursor-pointer list-none">{summary}</summary>
      {state?.ok ? (
        <Notice tone="good" announce>
          {state.data.message}
        </Notice>
      ) : (
        <form {...formProps} className="grid gap-4 pt-2">
          <FormStatus {...status} />
          <Field {...field('email')} label={text.emailForYourAccount} required>
            {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
          </Field>
          {token !== undefined && <input type="hidden" {...control('token')} />}
          <SubmitButton isPending={isPending} pending={text.sending} variant="secondary" wide>
            {button}
          </SubmitButton>
        </form>
      )}
    </details>
  );
}

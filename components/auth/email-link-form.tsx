'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { emailLinkForm as text } from '@/messages/auth/sign-in';

/** Requests an email with a link. The form opens with a button and is replaced by a confirmation. */
export function EmailLinkForm({
  action,
  summary,
  buttonLabel,
  email,
  token,
  getTypedEmail,
  isOpen = false,
}: {
  action: FormAction<{ message: string }>;
  summary: string;
  buttonLabel: string;
  email?: string | undefined;
  /** Returns the address typed into another form, to prefill the field when this form opens. */
  getTypedEmail?: () => string | undefined;
  /** The token of an expired link, for a new link to the same address. */
  token?: string | undefined;
  isOpen?: boolean;
}) {
  const { state, isPending, formProps, form, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ recoverSchema }) => recoverSchema),
    action,
    draft: `${buttonLabel}:draft`,
    initial: { ...(email !== undefined && { email }), ...(token !== undefined && { token }) },
  });

  return (
    <details
      className="group"
      open={isOpen || state !== null || undefined}
      onToggle={() => {
        const typed = getTypedEmail?.();
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
          <Field {...field('email')} label={text.emailLabel} required>
            {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
          </Field>
          {token !== undefined && <input type="hidden" {...control('token')} />}
          <SubmitButton isPending={isPending} pendingLabel={text.sending} variant="secondary" wide>
            {buttonLabel}
          </SubmitButton>
        </form>
      )}
    </details>
  );
}

'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { sendResetLink } from '@/lib/auth/actions';
import { recoverSchema } from '@/lib/auth/schema';

/** 'Forgot your password?' opens a form of its own; the confirmation replaces it. */
export function ForgotPassword() {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: recoverSchema,
    action: sendResetLink,
  });

  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-brand underline-offset-4 hover:underline">
        Forgot your password?
      </summary>
      {state?.ok ? (
        <Notice tone="good" announce>
          {state.data.message}
        </Notice>
      ) : (
        <form {...formProps} className="grid gap-4 pt-2">
          <FormStatus {...status} />
          <Field {...field('email')} label="Email of your account" required>
            {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
          </Field>
          <SubmitButton isPending={isPending} pending="Sending…" variant="secondary" wide>
            Send reset link
          </SubmitButton>
        </form>
      )}
    </details>
  );
}

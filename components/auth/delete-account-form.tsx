'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { deleteAccount } from '@/lib/auth/account-actions';
import { deleteAccountSchema } from '@/lib/auth/account-schema';

/** Type-to-confirm: the one thing on this page that cannot be undone asks for more than a click. */
export function DeleteAccountForm({ email }: { email: string }) {
  const { isPending, formProps, field, control, status } = useActionForm({
    schema: deleteAccountSchema,
    action: deleteAccount,
  });

  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormStatus {...status} />
      <Checkbox
        {...control('withApplications')}
        label="Also withdraw and erase the applications that I sent"
      />
      <Field
        {...field('confirmation')}
        label="Type your email address to confirm"
        hint={<>Your address is {email}.</>}
        required
      >
        {(aria) => (
          <Input {...aria} {...control('confirmation')} type="email" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <div>
        <SubmitButton isPending={isPending} pending="Deleting…" variant="danger" wide="phone">
          Delete my account
        </SubmitButton>
      </div>
    </form>
  );
}

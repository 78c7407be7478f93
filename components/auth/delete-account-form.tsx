'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Checkbox } from '@/components/ui/checkbox';
import { deleteAccount } from '@/lib/auth/account-actions';
import { deleteAccountSchema } from '@/lib/auth/account-schema';
import { PasswordField } from './password-field';

/** The one thing on this page that cannot be undone asks for the password. */
export function DeleteAccountForm() {
  const { isPending, formProps, field, control, status } = useActionForm({
    schema: deleteAccountSchema,
    action: deleteAccount,
  });

  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormStatus {...status} />
      <Checkbox {...control('withApplications')} label="Also withdraw and delete the applications I sent" />
      <PasswordField
        {...field('currentPassword')}
        {...control('currentPassword')}
        label="Your password"
        hint="So no one else can do this in a browser you left open."
        autoComplete="current-password"
      />
      <div>
        <SubmitButton isPending={isPending} pending="Deleting…" variant="danger" wide="phone">
          Delete my account
        </SubmitButton>
      </div>
    </form>
  );
}

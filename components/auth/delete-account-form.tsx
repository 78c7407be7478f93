'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Checkbox } from '@/components/ui/checkbox';
import { deleteAccount } from '@/lib/auth/account-actions';
import { deleteAccountForm as text } from '@/messages/auth/account';
import { PasswordField } from './password-field';

/** Requires the password, because a deletion can't be undone. */
export function DeleteAccountForm() {
  const { isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/account-schema').then(({ deleteAccountSchema }) => deleteAccountSchema),
    action: deleteAccount,
  });

  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormStatus {...status} />
      <Checkbox {...control('withApplications')} label={text.withdrawApplications} />
      <PasswordField
        {...field('currentPassword')}
        {...control('currentPassword')}
        label={text.yourPassword}
        hint={text.passwordHint}
        autoComplete="current-password"
      />
      <div>
        <SubmitButton isPending={isPending} pendingLabel={text.deleting} variant="danger" wide="phone">
          {text.submitButton}
        </SubmitButton>
      </div>
    </form>
  );
}

'use client';

import { RedirectAfter } from '@/components/auth/redirect-after';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { signInAdmin } from '@/lib/admin/actions';
import { adminSignIn as text } from '@/messages/admin/sign-in';
import { FactorSetup } from './factor-setup';

/** The form for the second factor's code. With `setup`, it also shows the secret for a new authenticator. */
export function AdminSignInForm({
  from = '',
  setup,
}: {
  from?: string | undefined;
  setup?: { factorId: string; secret: string; address: string };
}) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/admin/schema').then(({ adminSignInSchema }) => adminSignInSchema),
    action: signInAdmin,
    initial: { from, ...setup },
  });
  // Without JavaScript, the page after a wrong code has a new secret in `setup`. The form keeps the submitted secret,
  // because the admin's app has scanned it.
  const [secret, address] = [control('secret').defaultValue, control('address').defaultValue];

  return (
    <form {...formProps} className="grid gap-5">
      <FormStatus {...status} />
      {state?.ok && <RedirectAfter to={state.data.goTo} afterMs={0} />}
      {secret && address && <FactorSetup secret={secret} address={address} />}
      {setup &&
        (['factorId', 'secret', 'address'] as const).map((name) => (
          <input key={name} type="hidden" {...control(name)} />
        ))}
      <Field {...field('code')} label={text.codeLabel} hint={text.codeHint} required>
        {(aria) => (
          <Input
            {...aria}
            {...control('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus={!setup}
          />
        )}
      </Field>
      <input type="hidden" {...control('from')} />
      <SubmitButton isPending={isPending || state?.ok === true} pendingLabel={text.checking} wide>
        {text.submitButton}
      </SubmitButton>
      <p className="text-ink-soft text-sm">{text.idleTimeoutHint}</p>
    </form>
  );
}

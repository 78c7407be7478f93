'use client';

import { RedirectAfter } from '@/components/auth/redirect-after';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { enterDesk } from '@/lib/operator/actions';
import { enterDesk as text } from '@/messages/operator/enter';
import { FactorSetup } from './factor-setup';

/** A code of the second factor; with `setup` it is the first one, of an authenticator that is shown the secret here. */
export function EnterDeskForm({
  from = '',
  setup,
}: {
  from?: string | undefined;
  setup?: { factorId: string; secret: string; address: string };
}) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/operator/schema').then(({ enterDeskSchema }) => enterDeskSchema),
    action: enterDesk,
    initial: { from, ...setup },
  });
  // A wrong code must not change what was scanned: without JavaScript the page is made anew, with another secret.
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
      <Field {...field('code')} label={text.code} hint={text.sixDigits} required>
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
      <SubmitButton isPending={isPending || state?.ok === true} pending={text.checking} wide>
        {text.enter}
      </SubmitButton>
      <p className="text-ink-soft text-sm">{text.afterAnHour}</p>
    </form>
  );
}

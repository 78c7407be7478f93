'use client';

import { BesideLink } from '@/components/forms/beside-link';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { CookiesBlocked } from '@/components/ui/cookies-blocked';
import { Input } from '@/components/ui/input';
import { RadioTiles } from '@/components/ui/radio-tiles';
import { register } from '@/lib/auth/actions';
import { minPasswordLength } from '@/lib/auth/password-length';
import type { Role } from '@/lib/auth/role';
import * as routes from '@/lib/routes';
import { authMessages } from '@/messages/auth/messages';
import { registerForm as text } from '@/messages/auth/register';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { roleTiles } from './role-tiles';
import { hasSessionHint } from './session';
import { announce } from './session-channel';

export function RegisterForm({ from, role: likely }: { from: string | undefined; role: Role }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ registerSchema }) => registerSchema),
    action: register,
    // Of its own for each role: a choice that was only a default is no draft for whoever comes from elsewhere.
    draft: `registerDraft:${likely}`,
    initial: { role: likely, ...(from !== undefined && { from }) },
    onSuccess: ({ isSignedIn }) => {
      if (isSignedIn && hasSessionHint()) announce('SIGNED_IN');
    },
  });

  return (
    <form {...formProps} className="grid gap-5">
      <FormStatus {...status} />
      <CookiesBlocked>{authMessages.cookiesBlocked}</CookiesBlocked>
      {state?.ok && <RedirectAfter to={state.data.goTo} afterMs={0} />}
      <RadioTiles legend={text.howWillYouUseThe} tiles={roleTiles} {...control('role')} />
      <Field {...field('email')} label={text.email} required>
        {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        {...field('password')}
        {...control('password')}
        label={text.password}
        hint={text.atLeastCharactersAFew({ minPasswordLength })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        {...control('confirmPassword')}
        label={text.confirmPassword}
        autoComplete="new-password"
      />
      {from !== undefined && <input type="hidden" {...control('from')} />}
      <p className="text-ink-soft text-sm">
        {text.byCreatingAnAccount({
          termsLink: (words) => <BesideLink href={routes.terms()}>{words}</BesideLink>,
          privacyLink: (words) => <BesideLink href={routes.privacy()}>{words}</BesideLink>,
        })}
      </p>
      <SubmitButton isPending={isPending || state?.ok === true} pending={text.creatingYourAccount} wide>
        {text.createAccount}
      </SubmitButton>
    </form>
  );
}

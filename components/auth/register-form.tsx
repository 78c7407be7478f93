'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { NewTabLink } from '@/components/forms/new-tab-link';
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
import { broadcastSessionEvent } from './session-channel';

export function RegisterForm({ from, role: initialRole }: { from: string | undefined; role: Role }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ registerSchema }) => registerSchema),
    action: register,
    // One draft per preselected role, so that a restored draft doesn't change the role that this visit preselects.
    draft: `registerDraft:${initialRole}`,
    initial: { role: initialRole, ...(from !== undefined && { from }) },
    onSuccess: ({ isSignedIn }) => {
      if (isSignedIn && hasSessionHint()) broadcastSessionEvent('SIGNED_IN');
    },
  });

  return (
    <form {...formProps} className="grid gap-5">
      <FormStatus {...status} />
      <CookiesBlocked>{authMessages.cookiesBlocked}</CookiesBlocked>
      {state?.ok && <RedirectAfter to={state.data.goTo} afterMs={0} />}
      <RadioTiles legend={text.roleLegend} tiles={roleTiles} {...control('role')} />
      <Field {...field('email')} label={text.email} required>
        {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        {...field('password')}
        {...control('password')}
        label={text.password}
        hint={text.passwordHint({ minPasswordLength })}
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
        {text.termsNotice({
          termsLink: (words) => <NewTabLink href={routes.terms()}>{words}</NewTabLink>,
          privacyLink: (words) => <NewTabLink href={routes.privacy()}>{words}</NewTabLink>,
        })}
      </p>
      <SubmitButton isPending={isPending || state?.ok === true} pendingLabel={text.pending} wide>
        {text.createAccount}
      </SubmitButton>
    </form>
  );
}

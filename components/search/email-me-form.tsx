'use client';

import Link from 'next/link';
import { useSession } from '@/components/auth/session';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { ButtonLink } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { requestJobAlert } from '@/lib/alerts/actions';
import { getBrowserTimeZone } from '@/lib/alerts/browser-time-zone';
import { defaultTimeZone } from '@/lib/alerts/time-zone';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { emailMeForm as text } from '@/messages/jobs/search';
import { AlertRequested } from './alert-requested';
import { SaveSearchLink } from './save-search-link';

type EmailMeFormProps = {
  title: string;
  heading: 'h2' | 'h3';
  /** The fields of the alert form: search, place and schedule. */
  values: Readonly<Record<string, string | readonly string[]>>;
  radiusKm: number;
  /** The page of the full alert form, for guests who change the alert and for signed-in visitors. */
  href: string;
};

/** A form for an alert by email; signed-in visitors get a link to create one. */
export function EmailMeForm({ title, heading: Heading, values, radiusKm, href }: EmailMeFormProps) {
  const isSignedIn = useSession().status === 'signed-in';
  const inChosenUnit = useUnitConverter();
  const zone = useBrowserValue(getBrowserTimeZone, '');
  const { state, formProps, field, control, status, isPending } = useActionForm({
    schema: () => import('@/lib/alerts/schema').then(({ guestAddressSchema }) => guestAddressSchema),
    action: requestJobAlert,
    draft: 'emailMe',
  });
  if (state?.ok && state.data) return <AlertRequested {...state.data} />;
  return (
    <section aria-label={title} className="email-me-form">
      <Heading>{title}</Heading>
      {isSignedIn ? (
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink href={href} prefetch={false}>
            {text.submitButton}
          </ButtonLink>
          <SaveSearchLink href={`${href}&save=true`} />
        </div>
      ) : (
        <form {...formProps}>
          <FormStatus {...status} />
          <HiddenFields values={{ ...values, radiusKm, timeZone: zone || defaultTimeZone }} />
          <div>
            <Field {...field('email')} label={text.emailLabel} required className="min-w-0 flex-1">
              {(aria) => (
                <Input {...aria} {...control('email')} type="email" autoComplete="email" inputMode="email" />
              )}
            </Field>
            <SubmitButton pendingLabel={text.pending} isPending={isPending}>
              {text.submitButton}
            </SubmitButton>
          </div>
          <p>
            <span>{inChosenUnit(text.scheduleHint({ radiusKm }))}</span>{' '}
            <Link href={href} prefetch={false} rel="nofollow" className="link">
              {text.change}
            </Link>
          </p>
        </form>
      )}
    </section>
  );
}

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
import { defaultTimeZone } from '@/lib/alerts/alert-time-zone';
import { ownZone } from '@/lib/alerts/own-zone';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { emailMeForm as text } from '@/messages/jobs/search';
import { AlertRequested } from './alert-requested';
import { SaveSearchLink } from './save-search-link';

type EmailMeFormProps = {
  title: string;
  heading: 'h2' | 'h3';
  /** The search as the form of an alert sends it, with the place and a schedule. */
  values: Readonly<Record<string, string | readonly string[]>>;
  radiusKm: number;
  /** Where the search, the hour and the radius of the alert are changed, and where an account's alert is saved. */
  href: string;
};

/** An alert of the list's search for one's address; with an account, the way to one. */
export function EmailMeForm({ title, heading: Heading, values, radiusKm, href }: EmailMeFormProps) {
  const isSignedIn = useSession().is === 'signed-in';
  const inChosenUnit = useInChosenUnit();
  const zone = useBrowserValue(ownZone, '');
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
            {text.emailMe}
          </ButtonLink>
          <SaveSearchLink href={`${href}&save=true`} />
        </div>
      ) : (
        <form {...formProps}>
          <FormStatus {...status} />
          <HiddenFields values={{ ...values, radiusKm, timeZone: zone || defaultTimeZone }} />
          <div>
            <Field {...field('email')} label={text.yourEmail} required className="min-w-0 flex-1">
              {(aria) => (
                <Input {...aria} {...control('email')} type="email" autoComplete="email" inputMode="email" />
              )}
            </Field>
            <SubmitButton pending={text.saving} isPending={isPending}>
              {text.emailMe}
            </SubmitButton>
          </div>
          <p>
            <span>{inChosenUnit(text.onceADay({ radiusKm }))}</span>{' '}
            <Link href={href} prefetch={false} rel="nofollow" className="link">
              {text.change}
            </Link>
          </p>
        </form>
      )}
    </section>
  );
}

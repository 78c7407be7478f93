'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import {
  banDomain,
  eraseAccount,
  eraseGuest,
  liftDomain,
  mergeCompanies,
} from '@/lib/operator/account-actions';
import { people, account as text } from '@/messages/operator/people';
import { DeedForm } from './deed-form';

export function BanDomainForm() {
  return (
    <DeedForm action={banDomain} label={people.banIt}>
      {(typed) => (
        <Field label={people.domain} hint={people.domainHint} required>
          {(aria) => (
            <Input
              {...aria}
              name="domain"
              maxLength={253}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.domain}
            />
          )}
        </Field>
      )}
    </DeedForm>
  );
}

/** Lets a domain in again. Folded, because a list has many. */
export function LiftDomainForm({ domain }: { domain: string }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer">{people.letItIn}</summary>
      <p className="my-2 text-ink-soft text-sm">{people.letInHint}</p>
      <DeedForm
        action={liftDomain}
        hidden={{ domain }}
        reasonHint={text.whyForAudit}
        label={people.letItIn}
      />
    </details>
  );
}

export function MergeForm({ accountId }: { accountId: string }) {
  return (
    <DeedForm action={mergeCompanies} hidden={{ accountId }} label={text.mergeNow}>
      {(typed) => (
        <Field label={text.into} required>
          {(aria) => <AddressInput {...aria} name="into" defaultValue={typed.into} />}
        </Field>
      )}
    </DeedForm>
  );
}

export function EraseForm({ accountId }: { accountId: string }) {
  return (
    <DeedForm action={eraseAccount} hidden={{ accountId }} hasReason={false} label={text.erase}>
      {(typed) => (
        <Field label={text.typeAddress} hint={text.eraseHint} required>
          {(aria) => <AddressInput {...aria} name="confirmation" defaultValue={typed.confirmation} />}
        </Field>
      )}
    </DeedForm>
  );
}

/** Answers a privacy request of somebody without an account: a file with everything, or all of it deleted. */
export function GuestForms({ downloadHref }: { downloadHref: string }) {
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft text-sm">{people.guestHint}</p>
      <form method="post" action={downloadHref} className="grid gap-4">
        <Field label={people.guestAddress} required>
          {(aria) => <AddressInput {...aria} name="address" />}
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {people.downloadGuest}
          </Button>
        </div>
      </form>
      <DeedForm action={eraseGuest} hasReason={false} label={people.eraseGuest}>
        {(typed) => (
          <Field label={people.guestAddress} required>
            {(aria) => <AddressInput {...aria} name="address" defaultValue={typed.address} />}
          </Field>
        )}
      </DeedForm>
    </div>
  );
}

/** Somebody else's address, which no browser fills in. */
function AddressInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} type="email" maxLength={254} autoComplete="off" />;
}

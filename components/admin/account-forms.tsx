'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import {
  banDomain,
  deleteAccountAsAdmin,
  deleteGuestData,
  mergeCompanies,
  unbanDomain,
} from '@/lib/admin/account-actions';
import { people, account as text } from '@/messages/admin/people';
import { AdminActionForm } from './admin-action-form';

export function BanDomainForm() {
  return (
    <AdminActionForm action={banDomain} label={people.banButton}>
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
    </AdminActionForm>
  );
}

/** Lifts the ban on a domain. Collapsed, because the list can be long. */
export function UnbanDomainForm({ domain }: { domain: string }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer">{people.unbanButton}</summary>
      <p className="my-2 text-ink-soft text-sm">{people.unbanHint}</p>
      <AdminActionForm
        action={unbanDomain}
        hidden={{ domain }}
        reasonHint={text.auditReasonHint}
        label={people.unbanButton}
      />
    </details>
  );
}

export function MergeCompaniesForm({ accountId }: { accountId: string }) {
  return (
    <AdminActionForm action={mergeCompanies} hidden={{ accountId }} label={text.mergeButton}>
      {(typed) => (
        <Field label={text.mergeTargetLabel} required>
          {(aria) => <EmailInput {...aria} name="into" defaultValue={typed.into} />}
        </Field>
      )}
    </AdminActionForm>
  );
}

export function DeleteUserForm({ accountId }: { accountId: string }) {
  return (
    <AdminActionForm
      action={deleteAccountAsAdmin}
      hidden={{ accountId }}
      hasReason={false}
      label={text.deleteButton}
    >
      {(typed) => (
        <Field label={text.confirmAddressLabel} hint={text.deleteHint} required>
          {(aria) => <EmailInput {...aria} name="confirmation" defaultValue={typed.confirmation} />}
        </Field>
      )}
    </AdminActionForm>
  );
}

/** For a privacy request of a person without an account: downloads or deletes their data. */
export function GuestDataForms({ downloadHref }: { downloadHref: string }) {
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft text-sm">{people.guestHint}</p>
      <form method="post" action={downloadHref} className="grid gap-4">
        <Field label={people.guestAddress} required>
          {(aria) => <EmailInput {...aria} name="address" />}
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {people.downloadGuest}
          </Button>
        </div>
      </form>
      <AdminActionForm action={deleteGuestData} hasReason={false} label={people.deleteGuestData}>
        {(typed) => (
          <Field label={people.guestAddress} required>
            {(aria) => <EmailInput {...aria} name="address" defaultValue={typed.address} />}
          </Field>
        )}
      </AdminActionForm>
    </div>
  );
}

/** An input for another person's address, without autofill. */
function EmailInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} type="email" maxLength={254} autoComplete="off" />;
}

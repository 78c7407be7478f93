'use client';

import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { decideAccount } from '@/lib/admin/account-actions';
import type { AccountDetails } from '@/lib/admin/people';
import { account as text } from '@/messages/admin/people';
import { AdminActionForm } from './admin-action-form';

type DecidedAccount = Pick<AccountDetails, 'id' | 'bannedUntil' | 'bans' | 'identifiers'>;

/**
 * Warns, suspends or bans an account with its identifiers, or lifts a ban. No decision is preselected. Only
 * administrators can ban domains (`canBanDomains`).
 */
export function DecideAccount({
  account,
  canBanDomains,
}: {
  account: DecidedAccount;
  canBanDomains: boolean;
}) {
  const decisions = [
    ...(account.bannedUntil === null ? ['warn'] : []),
    // Also when the account itself is free and only its identifiers are still banned.
    ...(account.bannedUntil === null && account.bans.length === 0 ? [] : ['lift']),
    'suspend',
    'ban',
  ];
  const options = [
    { value: '', label: text.actionPlaceholder },
    ...decisions.map((value) => ({ value, label: labels[value] ?? value })),
  ];
  const kinds = [...new Set(account.identifiers.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'domain' || canBanDomains,
  );
  return (
    <AdminActionForm action={decideAccount} hidden={{ accountId: account.id }} label={text.send}>
      {(typed) => (
        <>
          <Field label={text.decide} required>
            {(aria) => (
              // The key remounts the select, because React applies `defaultValue` only on mount.
              <Select
                {...aria}
                key={typed.decision}
                name="decision"
                options={options}
                defaultValue={typed.decision ?? ''}
              />
            )}
          </Field>
          <Field label={text.days} hint={text.daysHint}>
            {(aria) => (
              <Input
                {...aria}
                name="days"
                inputMode="numeric"
                maxLength={3}
                defaultValue={typed.days}
                className="max-w-32"
              />
            )}
          </Field>
          {kinds.length > 0 && (
            <fieldset>
              <legend className="font-semibold">{text.alsoBan}</legend>
              <p className="mb-1 text-ink-soft text-sm">{text.alsoBanHint}</p>
              {kinds.map((kind) => (
                <Checkbox
                  key={kind}
                  name="also"
                  value={kind}
                  defaultChecked={typed.also?.split(',').includes(kind) ?? false}
                  label={`${text.identifiers[kind]}: ${formatIdentifiers(account, kind)}`}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </AdminActionForm>
  );
}

const labels: Readonly<Record<string, string>> = text.decisions;

const formatIdentifiers = ({ identifiers }: DecidedAccount, kind: string) =>
  [...new Set(identifiers.filter((identifier) => identifier.kind === kind).map(({ shown }) => shown))]
    .slice(0, 5)
    .join(', ');

'use client';

import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { decideAccount } from '@/lib/operator/account-actions';
import type { DeskAccount } from '@/lib/operator/people';
import { account as text } from '@/messages/operator/people';
import { DeedForm } from './deed-form';

type Decided = Pick<DeskAccount, 'id' | 'shutOutUntil' | 'bans' | 'traits'>;

/**
 * Warns, suspends or bans whoever owns an account, with what they would come back with, or lets them in again. Nothing is chosen at
 * first. Domains (`hasDomains`) are for administrators.
 */
export function DecideAccount({ account, hasDomains }: { account: Decided; hasDomains: boolean }) {
  const decisions = [
    ...(account.shutOutUntil === null ? ['warn'] : []),
    // Also where only what they would come back with is shut out by now.
    ...(account.shutOutUntil === null && account.bans.length === 0 ? [] : ['lift']),
    'suspend',
    'ban',
  ];
  const options = [
    { value: '', label: text.pleaseChoose },
    ...decisions.map((value) => ({ value, label: labels[value] ?? value })),
  ];
  const kinds = [...new Set(account.traits.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'domain' || hasDomains,
  );
  return (
    <DeedForm action={decideAccount} hidden={{ accountId: account.id }} label={text.send}>
      {(typed) => (
        <>
          <Field label={text.decide} required>
            {(aria) => (
              // By its key made anew: what is chosen by default counts for React when a list is made, and never again.
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
              <legend className="font-semibold">{text.alsoShutOut}</legend>
              <p className="mb-1 text-ink-soft text-sm">{text.alsoHint}</p>
              {kinds.map((kind) => (
                <Checkbox
                  key={kind}
                  name="also"
                  value={kind}
                  defaultChecked={typed.also?.split(',').includes(kind) ?? false}
                  label={`${text.traits[kind]}: ${shownOf(account, kind)}`}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </DeedForm>
  );
}

const labels: Readonly<Record<string, string>> = text.decisions;

const shownOf = ({ traits }: Decided, kind: string) =>
  [...new Set(traits.filter((trait) => trait.kind === kind).map(({ shown }) => shown))]
    .slice(0, 5)
    .join(', ');

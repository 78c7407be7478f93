// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { DecideAccount } from '@/components/admin/decide-account';
import { fail } from '@/lib/result';
import { render } from '../ui/render';

const decideAccount = vi.hoisted(() => vi.fn());
vi.mock('@/lib/admin/account-actions', () => ({ decideAccount }));

// Browsers have this property; happy-dom doesn't.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: Element) {
    return this.hasAttribute('selected');
  },
  set(this: Element, isSelected: boolean) {
    this.toggleAttribute('selected', isSelected);
  },
});

const account = {
  id: 'a0000000-0000-4000-8000-000000000001',
  bannedUntil: '2030-01-01T00:00:00Z',
  bans: [],
  identifiers: [
    { kind: 'address' as const, shown: 'ann@example.com' },
    { kind: 'phone' as const, shown: '555-0100' },
  ],
};

test('the form preselects no decision and keeps its values after a failure', async () => {
  const sent: Record<string, unknown>[] = [];
  decideAccount.mockImplementation(async (_previous: unknown, form: FormData) => {
    sent.push({ ...Object.fromEntries(form), also: form.getAll('also') });
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return fail('Please give a reason', { values: { ...Object.fromEntries(form), also: 'phone' } as never });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(<DecideAccount account={account} canBanDomains={false} />);
  const field = <Kind extends HTMLElement>(selector: string) => page.host.querySelector<Kind>(selector);
  const select = () => field<HTMLSelectElement>('select[name=decision]');
  expect(select()?.value).toBe('');
  await act(async () => {
    const [decision, days, checkbox, reason] = [
      select(),
      field<HTMLInputElement>('[name=days]'),
      field<HTMLInputElement>('[name=also][value=phone]'),
      field<HTMLTextAreaElement>('[name=reason]'),
    ];
    if (!decision || !days || !checkbox || !reason) throw new Error('A field is missing.');
    decision.value = 'ban';
    days.value = '7';
    checkbox.checked = true;
    reason.value = 'They asked people for money.';
  });
  for (let tries = 0; tries < 3; tries++) await page.click('Decide');
  const typed = {
    accountId: account.id,
    decision: 'ban',
    days: '7',
    also: ['phone'],
    reason: 'They asked people for money.',
  };
  expect(sent).toEqual([typed, typed, typed]);
});

test('the form can lift bans on the identifiers of an account that is not banned itself', async () => {
  const listOptions = async (bans: { kind: 'phone'; until: string | null }[]) => {
    const { host } = await render(
      <DecideAccount account={{ ...account, bannedUntil: null, bans }} canBanDomains={false} />,
    );
    return [...host.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  };
  expect(await listOptions([])).toEqual(['warn', 'suspend', 'ban']);
  expect(await listOptions([{ kind: 'phone', until: null }])).toEqual(['warn', 'lift', 'suspend', 'ban']);
});

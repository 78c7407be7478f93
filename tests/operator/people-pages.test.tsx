import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AccountPage from '@/app/(operator)/operator/people/[id]/page';
import { sql } from '../support/sql.ts';
import { newEmployer } from '../trust/employers.ts';
import { newOperator } from './at-the-desk.ts';

const role = vi.hoisted(() => ({ userId: '', role: 'moderator' }));
vi.mock('@/lib/operator/access', () => ({ requireOperator: async () => role }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
  usePathname: () => '/operator/people',
  useSearchParams: () => new URLSearchParams(),
}));

test('an account’s page offers deciding to moderators, and what concerns personal data to administrators alone', async () => {
  const { user } = await newEmployer({ company_name: 'Corner <Bakery>' });
  await sql`update auth.users set email = ${`ada@${user.id}.example`} where id = ${user.id}`;
  role.userId = (await newOperator()).user.id;
  const page = async () =>
    renderToStaticMarkup(await AccountPage({ params: Promise.resolve({ id: user.id }) }));
  const seen = await page();
  expect(seen).toContain('Corner &lt;Bakery&gt;');
  expect(seen).toContain(`ada@${user.id}.example`);
  expect(seen).toContain('Ban for good');
  expect(seen).not.toContain('Delete the account');
  expect(seen).not.toContain('Everyone at the domain');
  role.role = 'administrator';
  const all = await page();
  for (const words of [
    'Everyone at the domain',
    'Delete the account',
    'Merge',
    'Verified domain',
    `/operator/people/${user.id}/data`,
  ])
    expect(all).toContain(words);
});

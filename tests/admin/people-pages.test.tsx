import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AccountPage from '@/app/(admin)/admin/people/[id]/page';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';
import { createAdmin } from './test-admin.ts';

const role = vi.hoisted(() => ({ userId: '', role: 'moderator' }));
vi.mock('@/lib/admin/access', () => ({ requireAdmin: async () => role }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
  usePathname: () => '/admin/people',
  useSearchParams: () => new URLSearchParams(),
}));

test('an account page offers decisions to moderators, and personal data to administrators only', async () => {
  const { user } = await createEmployer({ company_name: 'Corner <Bakery>' });
  await sql`update auth.users set email = ${`ada@${user.id}.example`} where id = ${user.id}`;
  role.userId = (await createAdmin()).user.id;
  const page = async () =>
    renderToStaticMarkup(await AccountPage({ params: Promise.resolve({ id: user.id }) }));
  const seen = await page();
  expect(seen).toContain('Corner &lt;Bakery&gt;');
  expect(seen).toContain(`ada@${user.id}.example`);
  expect(seen).toContain('Ban permanently');
  expect(seen).not.toContain('Delete the account');
  expect(seen).not.toContain('Everyone at the domain');
  role.role = 'administrator';
  const all = await page();
  for (const words of [
    'Everyone at the domain',
    'Delete the account',
    'Merge',
    'Verified domain',
    `/admin/people/${user.id}/data`,
  ])
    expect(all).toContain(words);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AccountPage from '@/app/(admin)/admin/people/[id]/page';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';
import { createAdmin } from './test-admin.ts';

const admin = vi.hoisted(() => ({ userId: '', role: 'moderator' }));
vi.mock('@/lib/admin/access', () => ({ requireAdmin: async () => admin }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
  usePathname: () => '/admin/people',
  useSearchParams: () => new URLSearchParams(),
}));

test('only administrators can ban the domain, merge, export and delete on the page of an account', async () => {
  const { user } = await createEmployer({ company_name: 'Corner <Bakery>' });
  await sql`update auth.users set email = ${`ada@${user.id}.example`} where id = ${user.id}`;
  admin.userId = (await createAdmin()).user.id;
  const renderPage = async () =>
    renderToStaticMarkup(await AccountPage({ params: Promise.resolve({ id: user.id }) }));
  const moderatorPage = await renderPage();
  expect(moderatorPage).toContain('Corner &lt;Bakery&gt;');
  expect(moderatorPage).toContain(`ada@${user.id}.example`);
  expect(moderatorPage).toContain('Ban permanently');
  expect(moderatorPage).not.toContain('Delete the account');
  expect(moderatorPage).not.toContain('Everyone at the domain');
  admin.role = 'administrator';
  const administratorPage = await renderPage();
  for (const words of [
    'Everyone at the domain',
    'Delete the account',
    'Merge',
    'Verified domain',
    `/admin/people/${user.id}/data`,
  ])
    expect(administratorPage).toContain(words);
});

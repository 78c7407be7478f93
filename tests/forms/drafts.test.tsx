// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { BanDomainForm, DeleteUserForm } from '@/components/admin/account-forms';
import { BannerForm } from '@/components/admin/content-forms';
import { HideCompanyForm } from '@/components/saved/contact/hide-company-forms';
import { render } from '../ui/render';

vi.mock('@/lib/admin/account-actions', () => ({ banDomain: vi.fn(), deleteAccountAsAdmin: vi.fn() }));
vi.mock('@/lib/admin/content-actions', () => ({ saveBanner: vi.fn() }));
vi.mock('@/lib/saved/contact/actions', () => ({ hideFromCompany: vi.fn(), unhideFromCompany: vi.fn() }));

beforeEach(() => sessionStorage.clear());

test.each([
  ['a banner', () => <BannerForm banner={undefined} />, 'Banner'],
  ['a domain to ban', () => <BanDomainForm />, 'Domain'],
  ['a company to hide from', () => <HideCompanyForm />, 'Company'],
] as const)('%s is still there after a reload', async (_, form, label) => {
  const page = await render(form());
  await page.type(label, 'Half a sentence');
  await page.leave();
  const reloaded = await render(form());
  expect(reloaded.labelled(label).value).toBe('Half a sentence');
});

test('the typed confirmation of a deletion is not restored', async () => {
  const page = await render(<DeleteUserForm accountId="1" />);
  const box = page.host.querySelector<HTMLInputElement>('[name=confirmation]');
  const label = box?.labels?.[0]?.textContent ?? '';
  await page.type(label, 'ada@example.com');
  await page.leave();
  const reloaded = await render(<DeleteUserForm accountId="1" />);
  expect(reloaded.labelled(label).value).toBe('');
});

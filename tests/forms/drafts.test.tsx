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
  ['the banner form', () => <BannerForm banner={undefined} />, 'Banner'],
  ['the form to ban a domain', () => <BanDomainForm />, 'Domain'],
  ['the form to hide from a company', () => <HideCompanyForm />, 'Company'],
] as const)('%s restores the typed text after a reload', async (_, form, label) => {
  const page = await render(form());
  await page.type(label, 'Half a sentence');
  await page.unmount();
  const reloaded = await render(form());
  expect(reloaded.labelled(label).value).toBe('Half a sentence');
});

test('the form to delete an account does not restore the typed confirmation', async () => {
  const page = await render(<DeleteUserForm accountId="1" />);
  const box = page.host.querySelector<HTMLInputElement>('[name=confirmation]');
  const label = box?.labels?.[0]?.textContent ?? '';
  await page.type(label, 'ada@example.com');
  await page.unmount();
  const reloaded = await render(<DeleteUserForm accountId="1" />);
  expect(reloaded.labelled(label).value).toBe('');
});

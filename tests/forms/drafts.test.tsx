// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { BannerForm } from '@/components/operator/content-forms';
import { BanDomainForm, EraseForm } from '@/components/operator/deed-forms';
import { HideForm } from '@/components/saved/contact/hide-forms';
import { render } from '../ui/render';

vi.mock('@/lib/operator/account-actions', () => ({ banDomain: vi.fn(), eraseAccount: vi.fn() }));
vi.mock('@/lib/operator/content-actions', () => ({ writeBanner: vi.fn() }));
vi.mock('@/lib/saved/contact/actions', () => ({ hideFromCompany: vi.fn(), showToCompany: vi.fn() }));

beforeEach(() => sessionStorage.clear());

test.each([
  ['a banner', () => <BannerForm banner={undefined} />, 'Banner'],
  ['a domain to shut out', () => <BanDomainForm />, 'Domain'],
  ['a company to hide from', () => <HideForm />, 'Company'],
] as const)('%s is still there after a reload', async (_, form, label) => {
  const page = await render(form());
  await page.type(label, 'Half a sentence');
  await page.leave();
  const reloaded = await render(form());
  expect(reloaded.labelled(label).value).toBe('Half a sentence');
});

test('the confirmation of an erasure is typed again', async () => {
  const page = await render(<EraseForm accountId="1" />);
  const box = page.host.querySelector<HTMLInputElement>('[name=confirmation]');
  const label = box?.labels?.[0]?.textContent ?? '';
  await page.type(label, 'ada@example.com');
  await page.leave();
  const reloaded = await render(<EraseForm accountId="1" />);
  expect(reloaded.labelled(label).value).toBe('');
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { AlertControls } from '@/components/alerts/alert-controls';
import { RenameAlert } from '@/components/alerts/rename-alert';
import { BannerForm } from '@/components/operator/content-forms';
import { BanDomainForm, EraseForm } from '@/components/operator/deed-forms';
import { HideForm } from '@/components/saved/contact/hide-forms';
import { succeed } from '@/lib/result';
import { render } from '../ui/render';

vi.mock('@/lib/operator/account-actions', () => ({ banDomain: vi.fn(), eraseAccount: vi.fn() }));
vi.mock('@/lib/operator/content-actions', () => ({ writeBanner: vi.fn() }));
vi.mock('@/lib/saved/contact/actions', () => ({ hideFromCompany: vi.fn(), showToCompany: vi.fn() }));

const renamed = vi.fn(async () => succeed({ message: 'Renamed: Mornings.', undo: null }));
const alerts = (
  <AlertControls action={renamed}>
    <RenameAlert id="a1" name={null} title="Baker near Austin" />
  </AlertControls>
);

beforeEach(() => sessionStorage.clear());

test.each([
  ['a banner', () => <BannerForm banner={undefined} />, 'Banner'],
  ['a domain to shut out', () => <BanDomainForm />, 'Domain'],
  ['a company to hide from', () => <HideForm />, 'Company'],
  ['the name of an alert', () => alerts, 'Name'],
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

test('the form with an unsaved name is open after a reload, and saving ends it', async () => {
  const page = await render(alerts);
  await page.type('Name', 'Mornings');
  await page.leave();
  const reloaded = await render(alerts);
  expect(reloaded.host.querySelector('details')?.open).toBe(true);
  await reloaded.click('Save name');
  await reloaded.leave();
  const after = await render(alerts);
  expect(after.labelled('Name').value).toBe('');
  expect(after.host.querySelector('details')?.open).toBe(false);
});

import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { createAddress, signIn } from './fixtures/account';
import { chooseCv, fillApplication, openApplicationForm, submitApplication } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

// A browser translation or an extension changes React's DOM. React then looks for nodes that no longer exist
// (https://github.com/facebook/react/issues/11538).

test.slow();

/** Lower Manhattan, where the demonstration data has several pages of jobs. */
const nearManhattan = '/jobs-near-me?lat=40.713&lng=-74.006';

const pageChangers = ['a page translator', 'an extension that adds elements'] as const;

/** Runs in the page. Starts after hydration and also changes later content. */
function changePage(changer: (typeof pageChangers)[number]) {
  /** Like Google Translate: replaces each text by elements with another text. */
  const translate = (text: Text) => {
    const isTranslated = text.data.endsWith('·') && text.parentElement?.tagName === 'FONT';
    if (isTranslated || text.data.trim() === '' || text.parentElement?.closest('script, style, textarea'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data}·`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const addElements = () => {
    if (!document.querySelector('body > .added'))
      document.body.prepend(Object.assign(document.createElement('div'), { className: 'added' }));
    for (const input of document.querySelectorAll('input')) {
      if (input.nextElementSibling?.hasAttribute('data-added')) continue;
      const added = document.createElement('span');
      added.dataset.added = '';
      input.after(added);
    }
  };
  const change = changer === 'a page translator' ? translateAll : addElements;
  const isHydrated = () => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  };
  const startChanging = () => {
    change();
    new MutationObserver(change).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    document.documentElement.dataset.changed = '';
  };
  const timer = setInterval(() => {
    if (document.readyState !== 'complete' || !isHydrated()) return;
    clearInterval(timer);
    setTimeout(startChanging, 300);
  }, 50);
}

async function openChangedPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-changed');
}

const results = (page: Page) => page.getByRole('heading', { name: /^[\d,]+\+? jobs?\b/ });
const cards = (page: Page) => page.locator('main [data-job-id]:visible');

/** Expects the same number of jobs in the page and in the JSON of its search. */
async function expectMatchingCount(page: Page) {
  const response = await page.request.get(`/api/jobs/search${new URL(page.url()).search}`);
  const { total } = await response.json();
  await expect(results(page)).toHaveText(new RegExp(`^${total.toLocaleString('en-US')}\\+? jobs?\\b`));
}

for (const changer of pageChangers)
  test.describe(`with ${changer}`, () => {
    const errors: string[] = [];

    test.beforeEach(async ({ page }) => {
      errors.length = 0;
      page.on('pageerror', (error) => errors.push(`${error}`));
      // An error boundary only logs the errors that it catches.
      page.on('console', (message) => {
        if (/NotFoundError|Minified React error/.test(message.text())) errors.push(message.text());
      });
      await page.addInitScript(changePage, changer);
    });

    test.afterEach(async ({ page }) => {
      expect(errors).toEqual([]);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });

    test('filters, sorting and paging update the list', async ({ page }) => {
      await openChangedPage(page, nearManhattan);
      for (const [label, query] of [
        ['Part Time', /type=part-time/],
        ['Full Time', /type=full-time/],
      ] as const) {
        await page.getByRole('checkbox', { name: label }).check();
        await expect(page).toHaveURL(query);
        await expectMatchingCount(page);
      }
      await page.getByRole('checkbox', { name: 'Part Time' }).uncheck();
      await expect(page).not.toHaveURL(/part-time/);
      await expectMatchingCount(page);
      await page.getByLabel('Minimum pay per hour').fill('20');
      await expect(page).toHaveURL(/minPay=20/);
      await expectMatchingCount(page);
      await page.getByRole('link', { name: 'Show all pay' }).click();
      await expect(page).not.toHaveURL(/minPay/);
      await expectMatchingCount(page);
      await page.getByLabel('Search radius').first().fill('20');
      await expect(page).toHaveURL(/radius=20/);
      await expectMatchingCount(page);

      const first = await cards(page).first().getAttribute('data-job-id');
      await page.getByLabel(/^Sort/).selectOption('date');
      await expect(page).toHaveURL(/sort=date/);
      await expect(cards(page).first()).not.toHaveAttribute('data-job-id', first ?? '');
      const newest = await cards(page).first().getAttribute('data-job-id');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards(page).first()).not.toHaveAttribute('data-job-id', newest ?? '');

      await page.getByLabel('Keywords').fill('barista');
      await page.getByRole('button', { name: 'Find Jobs' }).click();
      await expect(page).toHaveURL(/q=barista/);
      await expectMatchingCount(page);
      await page.getByRole('link', { name: 'Full Time, remove' }).click();
      await expect(page).not.toHaveURL(/type=/);
      await expectMatchingCount(page);
    });

    test('a visitor opens a job from the list and goes back', async ({ page }) => {
      await openChangedPage(page, nearManhattan);
      const link = cards(page).first().getByRole('link').first();
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replaceAll('·', ''));
      await page.goBack();
      await expect(results(page)).toBeVisible();
      await expectMatchingCount(page);
    });

    test('a listed job can be saved, hidden and shown again', async ({ page }) => {
      await openChangedPage(page, nearManhattan);
      const job = cards(page).first();
      const save = job.getByRole('button', { name: /^Save / });
      for (const isSaved of [true, false, true]) {
        await save.click();
        await expect(save).toHaveAttribute('aria-pressed', String(isSaved));
      }
      await expect(
        page
          .getByRole('status')
          .getByText(/^Saved/)
          .first(),
      ).toBeVisible();
      const id = (await job.getAttribute('data-job-id')) ?? '';
      const jobCard = page.locator(`main [data-job-id="${id}"]`);
      await jobCard.getByRole('button', { name: 'Not for me' }).click();
      await expect(jobCard).toBeHidden();
      await page.getByRole('button', { name: 'Undo: show' }).click();
      await expect(jobCard).toBeVisible();
    });

    test('an incomplete application shows its errors and can be completed and sent', async ({
      page,
      sql,
    }) => {
      const job = await postJob(sql);
      await openChangedPage(page, job.path);
      await openApplicationForm(page);
      await submitApplication(page);
      for (const sentence of ['Full name is required', 'Email is required', 'CV/Resume is required'])
        await expect(formStatus(page).getByRole('link', { name: sentence })).toBeVisible();
      await fillApplication(page, createAddress('ann'));
      await expect(page.locator('p', { hasText: 'Full name is required' })).toBeHidden();
      await chooseCv(page);
      await submitApplication(page);
      await expect(page.getByText('Application submitted')).toBeVisible();
      expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(1);
    });

    test('an incomplete registration shows its errors and can be completed and sent', async ({ page }) => {
      await openChangedPage(page, '/register');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(formStatus(page)).toContainText('Email is required');
      await page.getByText("I'm a job seeker").click();
      await page.getByLabel('Email', { exact: changer !== 'a page translator' }).fill(createAddress('ann'));
      const [password, confirmation] = [page.getByLabel(/^Password/), page.getByLabel(/^Confirm password/)];
      await password.fill('correct horse battery');
      await confirmation.fill('another horse');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(formStatus(page)).toContainText('Passwords do not match');
      await confirmation.fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/login?notice=registered');
    });

    test('an incomplete posting shows its errors in both steps and can be completed and posted', async ({
      page,
    }) => {
      await signIn(page, await createEmployer());
      await openChangedPage(page, '/post-job');
      await page.getByRole('button', { name: 'Continue' }).click();
      const status = formStatus(page).filter({ hasText: 'Please check' });
      await expect(status).toContainText('Job title is required');
      const title = `Dawn Baker ${createMark()}`;
      await page.getByLabel('Job title').fill(title);
      await page.getByLabel('Job type').selectOption('part-time');
      await page.getByLabel('Job description').fill('Bread for the neighborhood.');
      await page.getByLabel('Location').fill('Oakland, CA');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Additional information' })).toBeFocused();
      await page.getByLabel('Contact name').fill('');
      await page.getByRole('button', { name: 'Post Job' }).click();
      await expect(status).toContainText('Contact name is required');
      await page.getByLabel('Contact name').fill('Robin Baker');
      await page.getByLabel('Contact email').fill('robin@example.com');
      await page.getByLabel('Tags').fill('night-shift');
      await page.getByLabel('Tags').press('Enter');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByLabel('Job title')).toHaveValue(title);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Post Job' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    });
  });

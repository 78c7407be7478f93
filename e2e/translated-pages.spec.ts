import type { Page } from '@playwright/test';
import { newMark } from '../tests/support/mark';
import { newAddress, signIn } from './fixtures/account';
import { chooseCv, fillIn, openForm, submit } from './fixtures/application';
import { newEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

// A browser that translates a page, or an extension, changes what React has drawn. React then looks for nodes that are gone
// (https://github.com/facebook/react/issues/11538).

test.slow();

/** Lower Manhattan, where the demonstration has jobs enough for several pages. */
const near = '/jobs-near-me?lat=40.713&lng=-74.006';

const changers = ['a page translator', 'an extension that adds elements'] as const;

/** Runs in the page. It begins once React has taken the page over, and goes on with all that comes later. */
function changePage(changer: (typeof changers)[number]) {
  /** As Google Translate does it: each text is replaced by elements with another text. */
  const translate = (text: Text) => {
    const isDone = text.data.endsWith('·') && text.parentElement?.tagName === 'FONT';
    if (isDone || text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) return;
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
  const isTakenOver = () => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  };
  const begin = () => {
    change();
    new MutationObserver(change).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    document.documentElement.dataset.changed = '';
  };
  const timer = setInterval(() => {
    if (document.readyState !== 'complete' || !isTakenOver()) return;
    clearInterval(timer);
    setTimeout(begin, 300);
  }, 50);
}

/** Opens a page and waits until it has been changed. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-changed');
}

const results = (page: Page) => page.getByRole('heading', { name: /^[\d,]+\+? jobs?\b/ });
const cards = (page: Page) => page.locator('main [data-job-id]:visible');

/** The page says as many jobs as the search at its address has found. */
async function expectCounted(page: Page) {
  const answer = await page.request.get(`/api/jobs/search${new URL(page.url()).search}`);
  const { total } = await answer.json();
  await expect(results(page)).toHaveText(new RegExp(`^${total.toLocaleString('en-US')}\\+? jobs?\\b`));
}

for (const changer of changers)
  test.describe(`under ${changer}`, () => {
    const faults: string[] = [];

    test.beforeEach(async ({ page }) => {
      faults.length = 0;
      page.on('pageerror', (error) => faults.push(`${error}`));
      // An error boundary only logs what it has caught.
      page.on('console', (message) => {
        if (/NotFoundError|Minified React error/.test(message.text())) faults.push(message.text());
      });
      await page.addInitScript(changePage, changer);
    });

    test.afterEach(async ({ page }) => {
      expect(faults).toEqual([]);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });

    test('a list follows its filters, its order and its pages', async ({ page }) => {
      await open(page, near);
      for (const [label, query] of [
        ['Part Time', /type=part-time/],
        ['Full Time', /type=full-time/],
      ] as const) {
        await page.getByRole('checkbox', { name: label }).check();
        await expect(page).toHaveURL(query);
        await expectCounted(page);
      }
      await page.getByRole('checkbox', { name: 'Part Time' }).uncheck();
      await expect(page).not.toHaveURL(/part-time/);
      await expectCounted(page);
      await page.getByLabel('Minimum pay per hour').fill('20');
      await expect(page).toHaveURL(/minPay=20/);
      await expectCounted(page);
      await page.getByRole('link', { name: 'Show all pay' }).click();
      await expect(page).not.toHaveURL(/minPay/);
      await expectCounted(page);
      await page.getByLabel('Search radius').first().fill('20');
      await expect(page).toHaveURL(/radius=20/);
      await expectCounted(page);

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
      await expectCounted(page);
      await page.getByRole('link', { name: 'Full Time, remove' }).click();
      await expect(page).not.toHaveURL(/type=/);
      await expectCounted(page);
    });

    test('a list leads to a job and back', async ({ page }) => {
      await open(page, near);
      const link = cards(page).first().getByRole('link').first();
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replaceAll('·', ''));
      await page.goBack();
      await expect(results(page)).toBeVisible();
      await expectCounted(page);
    });

    test('a job of a list is saved, hidden and shown again', async ({ page }) => {
      await open(page, near);
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
      const own = page.locator(`main [data-job-id="${id}"]`);
      await own.getByRole('button', { name: 'Not for me' }).click();
      await expect(own).toBeHidden();
      await page.getByRole('button', { name: 'Undo: show' }).click();
      await expect(own).toBeVisible();
    });

    test('an application that is refused says why, and is sent', async ({ page, sql }) => {
      const job = await postJob(sql);
      await open(page, job.path);
      await openForm(page);
      await submit(page);
      for (const sentence of ['Full name is required', 'Email is required', 'CV/Resume is required'])
        await expect(formStatus(page).getByRole('link', { name: sentence })).toBeVisible();
      await fillIn(page, newAddress('ann'));
      await expect(page.locator('p', { hasText: 'Full name is required' })).toBeHidden();
      await chooseCv(page);
      await submit(page);
      await expect(page.getByText('Application submitted')).toBeVisible();
      expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(1);
    });

    test('a registration that is refused says why, and is sent', async ({ page }) => {
      await open(page, '/register');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(formStatus(page)).toContainText('Email is required');
      await page.getByText("I'm a job seeker").click();
      await page.getByLabel('Email', { exact: changer !== 'a page translator' }).fill(newAddress('ann'));
      const [password, confirmation] = [page.getByLabel(/^Password/), page.getByLabel(/^Confirm password/)];
      await password.fill('correct horse battery');
      await confirmation.fill('another horse');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(formStatus(page)).toContainText('Passwords do not match');
      await confirmation.fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/login?notice=registered');
    });

    test('a posting that is refused says why, and takes both steps', async ({ page }) => {
      await signIn(page, await newEmployer());
      await open(page, '/post-job');
      await page.getByRole('button', { name: 'Continue' }).click();
      const status = formStatus(page).filter({ hasText: 'Please check' });
      await expect(status).toContainText('Job title is required');
      const title = `Dawn Baker ${newMark()}`;
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

import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { createPerson, openAccountMenu, signIn } from './fixtures/account';
import { createApplicants, openHydratedForm, submitApplication } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { tabTo } from './fixtures/keyboard';
import { expectNoCspViolations, expectStrictPolicy, recordCspViolations } from './fixtures/policy';
import { postJob } from './fixtures/posted-job';
import { createTalent, pointAtSea, talentsNearPath } from './fixtures/talent';
import { test as base, expect } from './fixtures/test';

/** No other e2e test posts a job in this town. */
const jordan = {
  state: 'Montana',
  city: 'Jordan',
  neighborhood: null,
  coordinates: { lat: 47.3208, lng: -106.9106 },
};

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };
const narrow = { width: 320, height: 640 };

/** Adds the text spacing of WCAG 1.4.12 as a constructed style sheet, which the content security policy allows. */
function applyTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Opens each page. Checks axe in both color schemes, the position of the title, that nothing is wider than the window
 * (desktop, phone, and 320 px with spaced text), and that the content security policy blocks no script.
 */
const test = base.extend<{ inspect: (paths: readonly string[]) => Promise<void> }>({
  inspect: async ({ page, axe, axeForTargets }, use) => {
    await recordCspViolations(page);
    await use(async (paths) => {
      for (const path of paths) {
        await page.setViewportSize(desktop);
        expectStrictPolicy(await page.goto(path), path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToFit(page);
        await expectTitleInPlace(page);
        await axe();
        await expectNoCspViolations(page);
        await page.setViewportSize(phone);
        await expectToFit(page);
        await axeForTargets();
        // WCAG 1.4.10 and 1.4.12 together: a window of 320 px and wide text spacing.
        await page.setViewportSize(narrow);
        await page.evaluate(applyTextSpacing);
        await expectToFit(page);
      }
    });
  },
});

const expectToFit = async (page: Page) =>
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0);

/** All pages share one frame (D83): a title is 112 px from the top, or 72 px on a list without fields above it. */
const expectTitleInPlace = async (page: Page) => {
  const titles = page.locator('#main h1:is(.list-title, .text-3xl):not(.results-title *)');
  for (const title of await titles.all()) {
    const y = await title.evaluate((element) => element.getBoundingClientRect().y + window.scrollY);
    const isList = await title.evaluate((element) => element.matches('.list-title'));
    expect.soft(Math.round(y), page.url()).toBe(isList ? 72 : 112);
  }
};

const createToken = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
const getTokenHash = async (sql: Sql, token: string) =>
  (await sql`select public.sha256_hex(${token}) as hash`)[0]?.hash;

test.slow();

for (const [kind, paths] of Object.entries({
  'text pages': [
    '/terms',
    '/privacy',
    '/cookies',
    '/help',
    '/accessibility',
    '/transparency',
    '/about',
    '/employers',
    '/career-resources',
    '/nothing-is-here',
  ],
  'the home page and the directories': ['/', '/categories', '/cities', '/california', '/location'],
  'place pages': [
    '/texas/austin',
    '/texas/austin/hyde-park',
    '/texas/austin/jobs/full-time',
    '/texas/austin/talents/nurse/any',
  ],
  'search pages': [
    '/jobs-near-me',
    '/jobs-near-me?lat=40.713&lng=-74.006',
    '/jobs-near-me?lat=40.713&lng=-74.006&view=map',
    '/search?q=cook&type=full-time&type=part-time&minPay=12',
    '/search?q=zzyzxqq',
    '/search?place=Xqzzyville',
    '/talent-near-me?lat=40.713&lng=-74.006',
  ],
  'account forms': [
    '/login',
    '/login?notice=session-ended',
    '/register',
    '/auth/confirm',
    '/auth/confirm-change',
    '/reset-password?token=abc',
    '/account/deleted',
  ],
  'pages of a visitor without an account': [
    '/alerts/new',
    '/job-seeker/saved-jobs',
    '/job-seeker/applications',
    `/alerts/${'0'.repeat(64)}`,
    `/job/${crypto.randomUUID()}`,
  ],
}))
  test(`${kind} have no axe violations, no overflow and no CSP violations`, ({ inspect }) => inspect(paths));

test('employer pages have no axe violations, no overflow and no CSP violations', async ({
  page,
  inspect,
  sql,
}) => {
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(pointAtSea(-54.5))]);
  const job = await postJob(sql, { employer });
  await createApplicants(sql, job.id, ['Ann Smith', 'Bo Chen']);
  const applications = await sql`select id from public.applications where job_id = ${job.id}`;
  await employer.client.from('saved_talents').insert({ employer_id: employer.user.id, talent_id: talent.id });
  // A name of one long word must wrap, not widen the page.
  const longName = `Nora ${'Finchley'.repeat(8)}`;
  await sql`update public.job_seeker_profiles set full_name = ${longName} where id = ${talent.id}`;
  await signIn(page, employer);
  const applicants = `/employer/jobs/${job.id}/applicants`;
  await inspect([
    '/account',
    '/role-selection',
    '/profile',
    '/post-job',
    '/employer/jobs',
    `/employer/jobs/${job.id}/close`,
    `/employer/jobs/${job.id}/delete`,
    applicants,
    `${applicants}/${applications[0]?.id}`,
    `${applicants}/answer?${applications.map(({ id }) => `applicant=${id}`).join('&')}`,
    '/employer/saved-talents',
    '/employer/talent-alerts',
    '/employer/talent-alerts/new',
    talentsNearPath({ lat: 40.713, lng: -74.006 }),
    `${talentsNearPath({ lat: 40.713, lng: -74.006 })}&view=map`,
  ]);
});

test('job seeker pages have no axe violations, no overflow and no CSP violations', async ({
  page,
  inspect,
  sql,
}) => {
  const person = await createPerson();
  const [open, closed] = [await postJob(sql), await postJob(sql, { status: 'closed' })];
  await createApplicants(sql, open.id, ['Ann Smith'], { applicant_id: person.user.id });
  for (const { id, title } of [open, closed])
    await sql`insert into public.saved_jobs (user_id, job_id, title, company_name, note, noted_at)
      values (${person.user.id}, ${id}, ${title}, 'Corner Bakery', 'Ask about Sundays', now())`;
  const [alert] = await sql`insert into public.alerts ${sql({
    kind: 'job',
    user_id: person.user.id,
    words: `خباز ${'पकाना'.repeat(20)}`,
    location: sql.json({
      coordinates: jordan.coordinates,
      address: { city: 'Jordan', state: 'Montana', country: 'United States' },
    }) as never,
  })} returning id, manage_token`;
  const [application] = await sql`select id from public.applications where job_id = ${open.id}`;
  await signIn(page, person);
  await inspect([
    '/profile',
    open.path,
    closed.path,
    '/job-seeker/saved-jobs',
    '/job-seeker/applications',
    `/job-seeker/applications/${application?.id}`,
    '/job-seeker/job-alerts',
    `/job-seeker/job-alerts/${alert?.id}`,
    `/alerts/${alert?.manage_token}`,
    `/unsubscribe/${alert?.manage_token}`,
    '/contact-request',
  ]);
});

test('pages linked in emails have no axe violations, no overflow and no CSP violations', async ({
  inspect,
  sql,
}) => {
  const job = await postJob(sql);
  const [unverified, verified, stillHiring] = [createToken(), createToken(), createToken()];
  await createApplicants(sql, job.id, ['Ann Smith'], {
    email_verified_at: null,
    token_hash: await getTokenHash(sql, unverified),
  });
  await createApplicants(sql, job.id, ['Bo Chen'], { token_hash: await getTokenHash(sql, verified) });
  await sql`update public.still_hiring set token_hash = ${await getTokenHash(sql, stillHiring)}, question_sent_at = now()
    where job_id = ${job.id}`;
  await inspect([
    `/application/${unverified}`,
    `/application/${verified}`,
    `/still-hiring/${stillHiring}?answer=filled`,
    '/application/erased',
    '/alerts/deleted',
  ]);
});

test('the application form, place suggestions and a map popup have no axe violations', async ({
  page,
  axe,
  sql,
}) => {
  await openHydratedForm(page, (await postJob(sql)).path);
  await submitApplication(page);
  await expect(page.getByRole('link', { name: 'CV/Resume is required' })).toBeVisible();
  await axe();

  await page.goto('/location');
  const box = page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
  await expect(page.getByRole('region', { name: /Map for choosing a place/ })).toBeVisible();
  await box.fill('Austin, T');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axe();

  await page.goto('/jobs-near-me?lat=37.804&lng=-122.271&radius=10&view=map');
  const marker = page.locator('.map-mark-pay, .map-mark-dot').first();
  // Until all jobs in view are loaded, a marker may still become part of a cluster.
  await expect(page.locator('.leaflet-container')).toHaveAttribute('aria-busy', 'false');
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.leaflet-popup').getByRole('link').first()).toBeFocused();
  await axe();
});

test('the account menu, a dialog and forms with errors have no axe violations', async ({ page, axe }) => {
  await signIn(page, await createEmployer(), '/terms');
  await openAccountMenu(page);
  await axe();

  await page.goto('/employer/talent-alerts');
  const modal = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: 'Create Alert' }).click();
    await expect(modal).toBeVisible({ timeout: 500 });
  }).toPass();
  await modal.getByLabel(/^Minimum years/).fill('5');
  await modal.getByLabel(/^Maximum years/).fill('2');
  await modal.getByRole('button', { name: 'Create Alert' }).click();
  await expect(formStatus(modal)).toBeVisible();
  await axe();

  for (const [path, button] of [
    ['/post-job', 'Continue'],
    ['/profile', 'Save company profile'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(/^(Job title|Company name)/).fill('');
    await page.getByRole('button', { name: button }).click();
    await expect(formStatus(page)).toBeVisible();
    await axe();
  }
});

test('a keyboard user gets from the home page to the application form', async ({ page, sql }) => {
  const { title } = await postJob(sql, jordan);
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' }), 20);
  await page.keyboard.type('Jordan, Montana');
  await page.keyboard.press('Enter');
  // Before hydration the browser submits the form itself.
  await expect(page).toHaveURL(/\/(jobs-near-me|search)\?/);
  const link = page.getByRole('main').getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await tabTo(page, link, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await tabTo(page, page.getByRole('link', { name: 'Apply for this job' }), 40);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toBeFocused();
});

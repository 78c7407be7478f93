import type { Page } from '@playwright/test';
import { createAddress, createPerson, signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { waitForHydration } from './fixtures/hydration';
import { expect, test } from './fixtures/test';

// Slow phones show a form long before hydration. Text typed in between must stay and be sent.
test.slow();

const password = 'correct horse battery';

/** Opens a page whose scripts load only after `type` has filled the form, and waits for hydration. */
async function typeBeforeHydration(page: Page, path: string, type: () => Promise<void>) {
  const chunkPattern = /_next\/static\/chunks\/.*\.js/;
  const { promise: scriptsReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route(chunkPattern, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await type();
  releaseScripts();
  await waitForHydration(page);
  await page.unroute(chunkPattern);
}

test('the register form keeps text typed before hydration', async ({ page, sql }) => {
  const email = createAddress('early');
  await typeBeforeHydration(page, '/register', async () => {
    await page.getByText("I'm a job seeker").click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login?notice=registered');
  const [row] =
    await sql`select raw_user_meta_data ->> 'role' as role from auth.users where email = ${email}`;
  expect(row).toEqual({ role: 'job_seeker' });
});

test('the sign-in form keeps text typed before hydration', async ({ page }) => {
  const person = await createPerson();
  await typeBeforeHydration(page, '/login', async () => {
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('the company profile keeps text typed before hydration', async ({ page, sql }) => {
  const employer = await createEmployer();
  await signIn(page, employer);
  await typeBeforeHydration(page, '/profile', async () => {
    await page.getByLabel('Industry').selectOption('Retail');
    await page.getByLabel('Company description').fill('Bread, typed early.');
  });
  await page.getByRole('button', { name: 'Save company profile' }).click();
  const stored = () =>
    sql`select industry, company_description from public.employer_profiles where user_id = ${employer.user.id}`;
  await expect
    .poll(async () => (await stored())[0])
    .toEqual({ industry: 'Retail', company_description: 'Bread, typed early.' });
});

test('the talent profile keeps text typed before hydration', async ({ page, sql }) => {
  const person = await createPerson();
  await signIn(page, person);
  await typeBeforeHydration(page, '/profile', async () => {
    await page.getByLabel('Full name').fill('Early Ann');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Baker');
    await page.getByRole('textbox', { name: 'Skills' }).fill('Bread');
    await page.getByRole('combobox', { name: 'Location' }).fill('Austin, TX');
  });
  await page.getByRole('button', { name: 'Save talent profile' }).click();
  const stored = () =>
    sql`select full_name, headline, skills from public.job_seeker_profiles where user_id = ${person.user.id}`;
  await expect
    .poll(async () => (await stored())[0])
    .toEqual({ full_name: 'Early Ann', headline: 'Baker', skills: ['bread'] });
});

test('the job form keeps text typed before hydration', async ({ page }) => {
  await signIn(page, await createEmployer());
  await typeBeforeHydration(page, '/post-job', async () => {
    await page.getByLabel('Job title').fill('Early Baker');
    await page.getByLabel('Job type').selectOption('part-time');
    await page.getByLabel('Job description').fill('Bread before dawn.');
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Contact name')).toBeVisible();
});

test('the job alert form keeps text typed before hydration', async ({ page, sql }) => {
  const email = createAddress('early');
  await typeBeforeHydration(page, '/alerts/new?q=baker', async () => {
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('Weekly').check();
    await page.getByRole('combobox', { name: 'Near' }).fill('Austin, TX');
  });
  await page.getByRole('button', { name: 'Email me these jobs' }).click();
  await expect(page.getByText('Press the button in that email')).toContainText('Austin, Texas');
  const [row] = await sql`select frequency from public.alerts where address = ${email}`;
  expect(row).toEqual({ frequency: 'weekly' });
});

test('the form for a new email keeps text typed before hydration', async ({ page }) => {
  const person = await createPerson();
  await signIn(page, person, '/account');
  await typeBeforeHydration(page, '/account', async () => {
    await page.getByLabel('New email').fill(createAddress('moved'));
  });
  await expect(page.getByLabel('New email')).toHaveValue(/moved/);
});

test('a field cleared before hydration stays empty', async ({ page }) => {
  const employer = await createEmployer();
  await signIn(page, employer, '/profile');
  const description = page.getByLabel('Company description');
  await typeBeforeHydration(page, '/profile', async () => {
    await expect(description).toHaveValue('Bread since 1921.');
    await description.fill('');
  });
  await expect(description).toHaveValue('');
});

import type { Page } from '@playwright/test';
import { createPerson, signIn } from './fixtures/account';
import { chooseCv, fillApplication, openHydratedForm, submitApplication } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { waitForHydration } from './fixtures/hydration';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

// A tab that was open during a deployment calls actions that the server no longer has.
test.slow();

const pageUpdatedMessage = 'This page was updated. Reload it; what you typed stays.';

/** Makes the page call actions of an older build. */
const callStaleActions = (page: Page) =>
  page.route('**/*', (route) => {
    const headers = route.request().headers();
    if (headers['next-action'] === undefined) return route.fallback();
    return route.continue({ headers: { ...headers, 'next-action': `7f${'0'.repeat(40)}` } });
  });

async function choosePlace(page: Page, text: string, label: RegExp) {
  await page.getByRole('combobox', { name: 'Location' }).fill(text);
  await page.getByRole('option', { name: label }).first().click();
  await expect(page.getByText('Chosen place:')).toContainText(label);
}

async function reload(page: Page) {
  await page.unrouteAll();
  await page.reload();
}

test('an application keeps its text after an error and a reload', async ({ page, sql }) => {
  const job = await postJob(sql);
  await openHydratedForm(page, job.path);
  await callStaleActions(page);
  await fillApplication(page, 'ann@example.com');
  await chooseCv(page);
  await submitApplication(page);
  await expect(formStatus(page)).toHaveText(pageUpdatedMessage);
  await reload(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Smith');
  await expect(page.getByLabel('Cover letter')).toHaveValue('I bake.\nAt night.');
  await chooseCv(page);
  await submitApplication(page);
  await expect(page.getByText('Application submitted')).toBeVisible();
});

test('a talent profile keeps its place, radius and skills after an error and a reload', async ({
  page,
  sql,
}) => {
  const person = await createPerson();
  await signIn(page, person, '/profile');
  await waitForHydration(page);
  await callStaleActions(page);
  await page.getByLabel('Full name').fill('Maria Gomez');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Barista');
  await page.getByRole('textbox', { name: 'Skills' }).fill('Espresso; Latte Art');
  await page.getByLabel('Part Time').check();
  await choosePlace(page, 'Austin', /Austin, Texas/);
  await page.getByRole('slider', { name: /go/ }).press('ArrowRight');
  const radius = await page.getByRole('textbox', { name: /go/ }).inputValue();
  await page.getByRole('button', { name: 'Save talent profile' }).click();
  await expect(formStatus(page)).toHaveText(pageUpdatedMessage);
  await reload(page);
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await page.getByRole('button', { name: 'Save talent profile' }).click();
  await expect(page.getByText('Your talent profile is saved')).toBeVisible();
  const [row] = await sql`
    select full_name, headline, skills, desired_job_types, search_radius, location #>> '{address,city}' as city
    from public.job_seeker_profiles where user_id = ${person.user.id}`;
  expect(row).toEqual({
    full_name: 'Maria Gomez',
    headline: 'Barista',
    skills: ['espresso', 'latte art'],
    desired_job_types: ['part-time'],
    search_radius: Number(radius),
    city: 'Austin',
  });
});

test('an edited posting keeps its changes after an error and a reload', async ({ page, sql }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  await signIn(page, employer, `/employer/jobs/${job.id}/edit`);
  await waitForHydration(page);
  await callStaleActions(page);
  await page.getByLabel('Job title').fill(`${job.title} Deluxe`);
  await choosePlace(page, 'Oakland, CA', /Oakland, California/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Benefits' }).fill('Dental');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(formStatus(page)).toHaveText(pageUpdatedMessage);
  await reload(page);
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/employer/jobs');
  const [row] = await sql`
    select title, benefits, location #>> '{address,city}' as city from public.jobs where id = ${job.id}`;
  expect(row).toEqual({
    title: `${job.title} Deluxe`,
    benefits: ['Health insurance', 'Dental'],
    city: 'Oakland',
  });
});

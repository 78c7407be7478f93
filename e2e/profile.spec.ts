import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createPerson, type Person, signIn } from './fixtures/account';
import { cvFiles } from './fixtures/cv-files';
import { formStatus } from './fixtures/form-status';
import { logoFiles } from './fixtures/logo-files';
import { runScheduledWork } from './fixtures/scheduled-work';
import { expect, test } from './fixtures/test';

test.slow();

const place = (page: Page) => page.getByRole('combobox', { name: 'Location' });

/** Opens the profile and waits until its form is validated on blur. */
async function openProfile(page: Page, person: Person) {
  await signIn(page, person, '/profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /profile$/ })).toBeVisible();
  const nameField = page.getByLabel(/^(Company|Full) name/);
  const name = await nameField.inputValue();
  await expect(async () => {
    await nameField.fill('');
    await nameField.blur();
    await expect(page.locator('p', { hasText: /name is required$/ }).first()).toBeVisible({ timeout: 300 });
  }).toPass();
  await nameField.fill(name);
}

async function choosePlace(page: Page, typed: string, label: RegExp) {
  await place(page).fill(typed);
  await page.getByRole('option', { name: label }).first().click();
  await expect(page.getByText('Chosen place:')).toBeVisible();
}

async function fillCompany(page: Page) {
  await page.getByLabel('Company name').fill('Corner Bakery');
  await page.getByLabel('Industry').selectOption('Hospitality');
  await page.getByLabel('Company description').fill('Bread since 1921.');
}

const save = (page: Page) => page.getByRole('button', { name: /^Save (company|talent) profile$/ }).click();

test.describe('the company form', () => {
  test('creates a company with a cropped logo and renames it on its open jobs', async ({ page, sql }) => {
    const person = await createPerson('employer');
    await openProfile(page, person);
    await fillCompany(page);
    await choosePlace(page, 'Austin', /Austin, Texas/);
    await page.getByLabel(/^Logo/).setInputFiles(await logoFiles.jpeg());
    await expect(page.getByRole('img', { name: 'Preview of your logo' })).toBeVisible();
    await page.getByRole('slider', { name: 'Left and right' }).focus();
    await page.keyboard.press('End');
    await save(page);
    await expect(page.getByText('Your company profile is saved')).toBeVisible();
    await expect(page).not.toHaveURL('/profile');

    const [company] = await sql<{ company_logo: string; location: { address: { city: string } } }[]>`
      select company_logo, location from public.employer_profiles where user_id = ${person.user.id}`;
    expect(company?.location.address.city).toBe('Austin');
    expect(company?.company_logo).toMatch(/\/companies\/logos\/\d+_Our_Logo\.webp$/);
    const file = Buffer.from(await (await fetch(company?.company_logo ?? '')).arrayBuffer());
    const { width, height, format, exif } = await sharp(file).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 200,
      height: 200,
      format: 'webp',
      exif: undefined,
    });
    // The crop was moved to the right edge, which is blue; a centered one would be half red.
    const { dominant } = await sharp(file).extract({ left: 60, top: 20, width: 120, height: 160 }).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);

    await sql`
      insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
      values (${person.user.id}, 'Night Baker', 'Old', ${sql.json(company?.location as never)}, 'Bake.', 'full-time',
        '{"name": "Ada", "email": "ada@example.com"}')`;
    const [job] = await sql<
      { id: string }[]
    >`select id from public.jobs where employer_id = ${person.user.id}`;
    await page.goto(`/job/${job?.id}`);
    await expect(page.getByText('Corner Bakery').first()).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('img', { name: 'Your current logo' })).toBeVisible();
    await page.getByLabel('Company name').fill('Corner Bakery & Sons');
    await page.getByLabel('Remove the logo').check();
    await save(page);
    await expect(page.getByText('Your company profile is saved')).toBeVisible();
    await page.getByText('Missing:').getByRole('link', { name: 'a logo' }).click();
    await expect(page.getByLabel(/^Logo/)).toBeFocused();
    await page.goto(`/job/${job?.id}`);
    await expect(page.getByText('Corner Bakery & Sons').first()).toBeVisible();
    await expect(async () => {
      await runScheduledWork();
      expect((await fetch(company?.company_logo ?? '')).ok).toBe(false);
    }).toPass();
  });

  test('shows missing fields and rejects an invalid logo', async ({ page }) => {
    await openProfile(page, await createPerson('employer'));
    await page.getByLabel(/^Logo/).setInputFiles(logoFiles.text());
    await save(page);
    await expect(formStatus(page)).toBeFocused();
    for (const sentence of [
      'Please fill in all required fields',
      'Company name is required',
      'Industry is required',
      'Company description is required',
      'Location is required',
      'File type must be PNG, JPEG, WebP, GIF or AVIF',
    ])
      await expect(formStatus(page)).toContainText(sentence);
    await formStatus(page).getByRole('link', { name: 'Location is required' }).click();
    await expect(place(page)).toBeFocused();

    await fillCompany(page);
    await choosePlace(page, 'Austin', /Austin, Texas/);
    await page.getByLabel(/^Logo/).setInputFiles(logoFiles.disguised());
    await save(page);
    await expect(formStatus(page)).toContainText('Invalid file format');
    await expect(page.getByLabel('Company description')).toHaveValue('Bread since 1921.');
  });

  test('keeps the input after an unknown place, a lost connection and a reload', async ({
    page,
    context,
  }) => {
    await openProfile(page, await createPerson('employer'));
    await fillCompany(page);
    await choosePlace(page, 'Austin', /Austin, Texas/);
    await place(page).fill('Qqqqzz');
    await save(page);
    await expect(formStatus(page)).toContainText(
      'Failed to find location. Please try again or be more specific.',
    );
    await place(page).fill('Austin, TX');
    await context.setOffline(true);
    await save(page);
    await expect(formStatus(page)).toContainText('Geocoding request failed');
    await context.setOffline(false);
    await expect(page.getByLabel('Company description')).toHaveValue('Bread since 1921.');
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(page.getByLabel('Company description')).toHaveValue('Bread since 1921.');
    await expect(page.getByLabel('Industry')).toHaveValue('Hospitality');
  });
});

test.describe('the talent form', () => {
  test('saves every field, shows a preview and leads to nearby jobs', {
    tag: '@phone-only',
  }, async ({ page, sql }) => {
    const person = await createPerson('job_seeker');
    await openProfile(page, person);
    await page.getByLabel('Full name').fill('Maria Gomez');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Barista with steady hands');
    await page.getByRole('textbox', { name: 'Bio' }).fill('I open at five.');
    const skills = page.getByRole('textbox', { name: 'Skills' });
    await skills.fill(' Espresso ');
    await skills.press('Enter');
    await skills.fill('ESPRESSO');
    await skills.press('Enter');
    // A skill that was typed but not added is saved too.
    await skills.fill('Latte Art');
    await page.getByLabel('Years of experience').fill('4');
    await page.getByLabel('Part Time').check();
    await page.getByLabel('Contract').check();
    await page.getByLabel('Minimum').fill('1,800');
    await page.getByLabel('Per', { exact: true }).selectOption('month');
    await choosePlace(page, 'Portland', /Portland, Oregon/);
    await expect(page.getByRole('textbox', { name: 'How far you’d go' })).toHaveValue('10');
    await page.getByRole('slider', { name: /How far/ }).fill('25');
    await page.getByLabel(/CV\/Resume/).setInputFiles(cvFiles.pdf(6 * 1024 * 1024));
    await page.getByRole('switch', { name: 'Show my profile to employers' }).check();
    await page.getByText('How employers see you').click();
    await expect(page.getByRole('region', { name: 'Employers who are signed in' })).toContainText(
      'Maria Gomez',
    );
    const others = page.getByRole('region', { name: 'Everyone else' });
    await expect(others).toContainText('Maria G.');
    await expect(others).toContainText('Portland, Oregon');
    await expect(others).not.toContainText('I open at five.');
    await save(page);
    await expect(page.getByText('Your talent profile is saved')).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/jobs-near-me/);

    const [row] = await sql`
      select * from public.job_seeker_profiles where user_id = ${person.user.id}`;
    expect(row).toMatchObject({
      full_name: 'Maria Gomez',
      skills: ['espresso', 'latte art'],
      experience_years: 4,
      desired_job_types: ['part-time', 'contract'],
      desired_salary: { min: 1800, max: null, currency: 'USD', period: 'month' },
      search_radius: 25,
      available_from: null,
      is_visible: true,
    });
    expect(row?.cv_url).toMatch(/^cv\/\d+_My_CV\.pdf$/);

    await page.goto('/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Maria Gomez');
    await expect(page.getByText('Missing:')).toBeHidden();
    // The button stays in view and covers no focused field.
    const button = page.getByRole('button', { name: 'Save talent profile' });
    await expect(button).toBeInViewport();
    for (const name of ['Full name', 'Years of experience', 'Available from']) {
      await page.getByLabel(name).focus();
      const [field, bar] = [await page.getByLabel(name).boundingBox(), await button.boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
    const link = page.getByRole('link', { name: 'My_CV.pdf' });
    const opened = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await opened.body()).byteLength).toBe(6 * 1024 * 1024);
    await page.getByLabel('Remove it').check();
    await save(page);
    await expect(page.getByText('Your talent profile is saved')).toBeVisible();
    const [after] =
      await sql`select cv_url, skills from public.job_seeker_profiles where user_id = ${person.user.id}`;
    expect(after).toEqual({ cv_url: null, skills: ['espresso', 'latte art'] });
    await expect(page.getByText('Missing:')).toHaveText('Missing: a CV');
  });
});

test('a profile that cannot be parsed shows an error and a retry link', async ({ page, sql }) => {
  const person = await createPerson('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Broken', 'Broken.', 'Other', ${sql.json({
      coordinates: { lat: 30, lng: -97 },
      address: { city: 'Austin', state: 'Texas', country: 'United States' },
    })})`;
  await signIn(page, person, '/profile');
  await expect(page.getByLabel('Company name')).toHaveValue('Broken');
  // Constraints forbid such a row; it simulates a response that cannot be parsed.
  await sql.begin(async (owner) => {
    await owner`alter table public.employer_profiles disable trigger user`;
    await owner`alter table public.employer_profiles drop constraint employer_profiles_location_check`;
    await owner`update public.employer_profiles set location = '[]' where user_id = ${person.user.id}`;
    await owner`alter table public.employer_profiles add constraint employer_profiles_location_check
      check (public.is_location(location)) not valid`;
    await owner`alter table public.employer_profiles enable trigger user`;
  });
  await page.goto('/profile');
  await expect(page.getByText('Failed to load profile. Please try refreshing the page.')).toBeVisible();
  await sql`delete from public.employer_profiles where user_id = ${person.user.id}`;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an employer sees errors, keeps the input and creates a company', async ({ page, sql }) => {
    const person = await createPerson('employer');
    await signIn(page, person, '/profile');
    await page.getByLabel('Company name').fill('Corner Bakery');
    await page.getByLabel('Company description').fill('Bread since 1921.');
    await place(page).fill('Qqqqzz');
    await save(page);
    await expect(formStatus(page)).toContainText('Please fill in all required fields');
    await expect(formStatus(page)).toContainText('Industry is required');
    await expect(formStatus(page)).toContainText(
      'Failed to find location. Please try again or be more specific.',
    );
    await expect(page.getByLabel('Company name')).toHaveValue('Corner Bakery');
    await expect(place(page)).toHaveValue('Qqqqzz');
    await page.getByLabel('Industry').selectOption('Hospitality');
    await place(page).fill('Austin, TX');
    await page.getByLabel(/^Logo/).setInputFiles(await logoFiles.jpeg());
    await save(page);
    await expect(page.getByText('Your company profile is saved')).toBeVisible();
    const [company] = await sql`
      select company_logo, location from public.employer_profiles where user_id = ${person.user.id}`;
    expect(company?.company_logo).toContain('/companies/logos/');
    expect(company?.location.address).toMatchObject({ city: 'Austin', state: 'Texas' });
  });

  test('a job seeker sees errors, keeps every choice and creates a talent profile', async ({ page, sql }) => {
    const person = await createPerson('job_seeker');
    await signIn(page, person, '/profile');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Barista');
    await page.getByRole('textbox', { name: 'Skills' }).fill('Espresso, Latte Art');
    await page.getByLabel('Part Time').check();
    await page.getByLabel('Contract').check();
    await page.getByRole('switch').check();
    await place(page).fill('Portland, OR');
    await save(page);
    await expect(formStatus(page)).toContainText('Please fill in all required fields');
    await expect(page.getByLabel('Contract')).toBeChecked();
    await expect(page.getByLabel('Part Time')).toBeChecked();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('Espresso, Latte Art');
    await page.getByLabel('Full name').fill('Maria Gomez');
    await page.getByLabel(/CV\/Resume/).setInputFiles(cvFiles.pdf(10 * 1024 * 1024));
    await save(page);
    await expect(page.getByText('Your talent profile is saved')).toBeVisible({ timeout: 20_000 });
    const [row] = await sql`
      select skills, desired_job_types, is_visible, cv_url from public.job_seeker_profiles where user_id = ${person.user.id}`;
    expect(row).toMatchObject({
      skills: ['espresso', 'latte art'],
      desired_job_types: ['part-time', 'contract'],
      is_visible: true,
    });
    expect(row?.cv_url).toMatch(/^cv\//);
  });
});

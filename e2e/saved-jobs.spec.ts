import type { Locator, Page } from '@playwright/test';
import { secretClient } from '../tests/support/clients';
import {
  clickSignIn,
  createPerson,
  fillSignIn,
  logOut,
  openAccountMenu,
  type Person,
  signIn,
} from './fixtures/account';
import { type PostedJob, postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

const listPath = '/job-seeker/saved-jobs';

/** Returns a random point near Great Falls without other jobs, and the address of its list. */
function createRemotePlace() {
  const coordinates = { lat: 47.4 + Math.random() * 0.2, lng: -(111.1 + Math.random() * 0.4) };
  const [lat, lng] = [coordinates.lat.toFixed(3), coordinates.lng.toFixed(3)];
  return { coordinates, near: `/jobs-near-me?lat=${lat}&lng=${lng}` };
}

/** The first button; a phone has a second one at the bottom of the screen. */
const saveButton = (page: Page, job: PostedJob) =>
  page.getByRole('button', { name: `Save ${job.title}` }).first();
const expectPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));
const card = (page: Page, job: PostedJob) =>
  page.getByRole('list', { name: 'Saved jobs' }).getByRole('article').filter({ hasText: job.title });
const noteOn = (page: Page, job: PostedJob) => card(page, job).locator('p.whitespace-pre-wrap');
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Saved jobs' }).getByRole('heading', { level: 2 });
/** The text of a toast, without its link. */
const getToast = (page: Page, message: string) =>
  page.getByRole('status').getByText(new RegExp(`^${message}`));
const getStoredSavedJobs = (page: Page) => page.evaluate(() => window.localStorage.getItem('savedJobs'));

async function saveOnJobPage(page: Page, job: PostedJob, toastText: string) {
  await page.goto(job.path);
  await saveButton(page, job).click();
  await expect(getToast(page, toastText)).toBeVisible();
  await expectPressed(saveButton(page, job), true);
}

async function writeNote(page: Page, job: PostedJob, note: string) {
  await card(page, job)
    .getByText(/^(Add a|Edit) note/)
    .click();
  await card(page, job).getByLabel('Your note').fill(note);
  await card(page, job)
    .getByRole('button', { name: `Save note on ${job.title}` })
    .click();
}

async function createSavedJobs(
  person: Person,
  jobs: readonly { id: string; title: string }[],
  fields: object = {},
) {
  const { error } = await secretClient()
    .from('saved_jobs')
    .insert(
      jobs.map(({ id, title }, index) => ({
        user_id: person.user.id,
        job_id: id,
        title,
        company_name: 'Corner Bakery',
        saved_at: new Date(Date.now() - index * 60_000).toISOString(),
        ...fields,
      })),
    );
  if (error) throw error;
}

test('a visitor saves jobs, and signing in moves them to the account', {
  tag: '@phone-only',
}, async ({ page, sql }) => {
  const { coordinates, near } = createRemotePlace();
  const [first, second] = [await postJob(sql, { coordinates }), await postJob(sql, { coordinates })];
  await page.goto(listPath);
  await expect(page.getByRole('heading', { level: 2, name: 'No Saved Jobs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs-near-me');

  await page.goto(near);
  const onCard = saveButton(page, first);
  await expectPressed(onCard, false);
  const box = await onCard.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await onCard.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expectPressed(onCard, true);
  await expect(page).toHaveURL(near);
  await page.reload();
  await expectPressed(onCard, true);

  await saveOnJobPage(page, second, 'Saved in this browser.');
  await page.getByRole('status').getByRole('link', { name: 'Saved Jobs' }).click();
  await expect(page).toHaveURL(listPath);
  await expect(titles(page)).toHaveText([second.title, first.title]);
  await writeNote(page, first, 'Ask about Sundays');
  await expect(page.getByText('Note saved')).toBeVisible();

  const person = await createPerson();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(listPath);
  await expect(page.getByText('The 2 jobs saved in this browser are in your account now.')).toBeVisible();
  await expect(titles(page)).toHaveText([second.title, first.title]);
  await expect(noteOn(page, first)).toHaveText('Ask about Sundays');
  expect(await getStoredSavedJobs(page)).toBeNull();
  await page.goto(near);
  await expectPressed(onCard, true);
  const { menu } = await openAccountMenu(page);
  await expect(menu.getByRole('link', { name: 'Saved Jobs' })).toHaveAttribute('href', listPath);
  // The next user of this browser doesn't see the saved jobs (D2).
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.goto(near);
  await expectPressed(onCard, false);
  await page.goto(listPath);
  await expect(page.getByRole('heading', { name: 'No Saved Jobs' })).toBeVisible();
});

test('Undo restores a removed job with its note, in the browser and in the account', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  const person = await createPerson();
  await saveOnJobPage(page, job, 'Saved in this browser.');
  const undo = page.getByRole('button', { name: `Undo: keep ${job.title}` });
  const remove = page.getByRole('button', { name: `Remove ${job.title}` });
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) {
      await signIn(page, person, listPath);
      await expect.poll(() => getStoredSavedJobs(page)).toBeNull();
      await page.reload();
    } else {
      await page.goto(listPath);
      await writeNote(page, job, 'Ask about Sundays');
      await expect(page.getByText('Note saved')).toBeVisible();
    }
    await remove.click();
    await expect(undo).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No Saved Jobs' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.reload();
    await expect(noteOn(page, job)).toHaveText('Ask about Sundays');
  }
  await remove.click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Saved Jobs' })).toBeVisible();
  // Back restores the browser's cached page, which must not show the removed job.
  await saveOnJobPage(page, job, 'Saved.');
  await page.getByRole('status').getByRole('link', { name: 'Saved Jobs' }).click();
  await remove.click();
  await expect(undo).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No Saved Jobs' })).toBeVisible();
});

test('a failed save is reverted with an error message', async ({ page, sql }) => {
  const job = await postJob(sql);
  // A visitor whose browser blocks storage.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(job.path);
  await saveButton(page, job).click();
  await expect(page.getByText('This browser doesn’t let us store anything.')).toBeVisible();
  await expectPressed(saveButton(page, job), false);

  const person = await createPerson();
  await signIn(page, person, job.path);
  await page.route('**/*', (route) =>
    route.request().headers()['next-action'] ? route.abort() : route.fallback(),
  );
  await saveButton(page, job).click();
  await expect(getToast(page, 'We couldn’t save the job. Please try again.')).toBeVisible();
  await expectPressed(saveButton(page, job), false);
  await page.unroute('**/*');
  await saveButton(page, job).click();
  await expect(getToast(page, 'Saved.')).toBeVisible();
  await expectPressed(saveButton(page, job), true);
  await expect
    .poll(() => sql`select from public.saved_jobs where user_id = ${person.user.id}`)
    .toHaveLength(1);
});

test('each saved job shows its status', async ({ page, sql }) => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000 + 3_600_000);
  const applied = await postJob(sql);
  const soon = await postJob(sql, { expires_at: days(2) });
  const later = await postJob(sql);
  const closed = await postJob(sql, { status: 'closed' });
  const expired = await postJob(sql, { expires_at: days(-3) });
  const paused = await postJob(sql, { status: 'paused' });
  const deleted = await postJob(sql);
  const jobs = [applied, soon, later, closed, expired, paused, deleted];
  const person = await createPerson();
  await createSavedJobs(person, jobs);
  await sql`insert into public.uploads (path, bucket, filename, extension, verified_at)
    values (${`cvs/${deleted.id}.pdf`}, 'applications', 'cv.pdf', 'pdf', now())`;
  await sql`insert into public.applications (job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url,
      cv_filename, cv_fileext, token_hash)
    values (${applied.id}, ${person.user.id}, 'Ann', true, ${person.email}, '1', 'I bake.', ${`cvs/${deleted.id}.pdf`},
      'cv.pdf', 'pdf', ${deleted.id})`;
  await sql`delete from public.jobs where id = ${deleted.id}`;
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
  const expectStatuses = async () => {
    await expect(card(page, soon).getByText('Expires in 2 days')).toBeVisible();
    await expect(card(page, later).getByText(/^Closes \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(card(page, later).getByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      `${later.path}#apply`,
    );
    await expect(card(page, closed).getByRole('link', { name: 'Apply' })).toHaveCount(0);
    await expect(card(page, closed).getByText(`Closed on ${today}`)).toBeVisible();
    await expect(card(page, expired).getByText(/^Expired on \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(card(page, paused).getByText('Paused by the employer')).toBeVisible();
    await expect(card(page, deleted).getByText('This job is no longer on Doorstep')).toBeVisible();
    await expect(card(page, deleted).getByRole('link')).toHaveCount(0);
    await expect(card(page, soon).getByText('8.8 km from Oakland')).toBeVisible();
  };
  // A visitor sees the same statuses for the browser's list, except the account's applications.
  await page.context().addCookies([
    {
      name: 'doorstep_place',
      value: encodeURIComponent(
        JSON.stringify([37.76, -122.315, 10, 'Oakland', 'California', 'United States', null, null]),
      ),
      url: process.env.SITE_URL ?? '',
    },
  ]);
  await page.goto(listPath);
  await page.evaluate(
    (snapshots) => window.localStorage.setItem('savedJobs', JSON.stringify(snapshots)),
    jobs.map(({ id, title }) => ({
      jobId: id,
      title,
      companyName: 'Corner Bakery',
      savedAt: new Date().toISOString(),
      note: '',
    })),
  );
  await page.reload();
  await expectStatuses();
  await expect(page.getByText(/^You applied on/)).toHaveCount(0);
  // The cookie that was set when applying identifies this browser's applications.
  const browserKey = crypto.randomUUID().replaceAll('-', '');
  await sql`insert into public.application_senders (job_id, email_hash, sender) values (${applied.id},
    public.sha256_hex(${`${applied.id}:${person.email.toLowerCase()}`}), 'browser:' || public.sha256_hex(${browserKey}))`;
  await page
    .context()
    .addCookies([{ name: 'doorstep_applicant', value: browserKey, url: process.env.SITE_URL ?? '' }]);
  await page.reload();
  await expect(card(page, applied).getByText(`You applied on ${today}`)).toBeVisible();
  await page.context().clearCookies({ name: 'doorstep_applicant' });
  await signIn(page, person, listPath);
  await expectStatuses();
  await expect(card(page, applied).getByText(`You applied on ${today}`)).toBeVisible();
  await expect(card(page, applied).getByRole('link', { name: 'Apply' })).toHaveCount(0);
  await card(page, later).getByRole('link', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: /^Application/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Remove ${deleted.title}` }).click();
  await expect(page.getByText('Removed').first()).toBeVisible();
  expect(
    await sql`select from public.saved_jobs where (user_id, job_id) = (${person.user.id}, ${deleted.id})`,
  ).toHaveLength(0);
});

test('a note can be edited and cleared, and its text stays in the field when saving fails offline', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  const person = await createPerson();
  await createSavedJobs(person, [job], { note: 'Called on Monday', noted_at: new Date().toISOString() });
  await signIn(page, person, listPath);
  await writeNote(page, job, 'Called on Tuesday');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(noteOn(page, job)).toHaveText('Called on Tuesday');
  await card(page, job).getByText('Edit note').click();
  await expect(card(page, job).getByLabel('Your note')).toHaveAttribute('maxlength', '2000');
  await card(page, job).getByText('Edit note').click();
  await writeNote(page, job, '');
  await expect(page.getByText('Note cleared')).toBeVisible();
  await page.reload();
  await expect(card(page, job).getByText('Add a note')).toBeVisible();
  // Offline the text stays in the field.
  await page.context().setOffline(true);
  await writeNote(page, job, 'Written on a train');
  await expect(card(page, job).getByText('We couldn’t save the note. Please try again.')).toBeVisible();
  await expect(card(page, job).getByLabel('Your note')).toHaveValue('Written on a train');
  await page.context().setOffline(false);
  await card(page, job).getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
});

test('a list of 1,000 saved jobs has pages', async ({ page }) => {
  const person = await createPerson();
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: crypto.randomUUID(),
    title: `Old Job ${index + 1}`,
  }));
  await page.goto(listPath);
  await page.evaluate(
    (snapshots) => window.localStorage.setItem('savedJobs', JSON.stringify(snapshots)),
    many.map(({ id, title }, index) => ({
      jobId: id,
      title,
      companyName: 'Corner Bakery',
      savedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
      note: 'Ask about Sundays. '.repeat(5),
    })),
  );
  await page.goto(`${listPath}?page=50`);
  await expect(titles(page)).toHaveCount(20);
  await expect(titles(page).last()).toHaveText('Old Job 1000');
  await expect(page.getByText('This job is no longer on Doorstep')).toHaveCount(20);

  await page.evaluate(() => window.localStorage.clear());
  await createSavedJobs(person, many);
  await signIn(page, person, listPath);
  await expect(titles(page).first()).toHaveText('Old Job 1');
  await expect(page.getByText(/^1,000 jobs, .* The list is full/)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page).first()).toHaveText('Old Job 21');
  await page.goto(`${listPath}?page=51`);
  await expect(page.getByText('There’s no page 51 of your saved jobs.')).toBeVisible();
});

test('saved jobs are shown with an error message if their current facts cannot be loaded', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  await saveOnJobPage(page, job, 'Saved in this browser.');
  await page.route('**/api/saved-jobs/facts*', (route) => route.abort());
  await page.goto(listPath);
  await expect(page.getByText('We couldn’t check on these jobs')).toBeVisible();
  await expect(card(page, job).getByRole('link', { name: job.title })).toHaveAttribute(
    'href',
    `/job/${job.id}`,
  );
  await page.unroute('**/api/saved-jobs/facts*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, job).getByText('Full Time')).toBeVisible();
});

test('without JavaScript a signed-in visitor saves, annotates and removes a job', async ({
  browser,
  sql,
}) => {
  const job = await postJob(sql);
  const person = await createPerson();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(job.path);
  await saveButton(page, job).click();
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(page).toHaveURL(`${job.path}#signed-in`);
  await expect(page.getByText('Press Save once more')).toBeVisible();
  await expect(page.getByText('Saved. It’s in your')).toBeHidden();
  await saveButton(page, job).click();
  await expect(page).toHaveURL(`${job.path}#saved`);
  await expect(page.getByText('Saved. It’s in your')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Saved Jobs' }).click();
  await writeNote(page, job, 'Called on Monday');
  await expect(noteOn(page, job)).toHaveText('Called on Monday');
  await page.getByRole('button', { name: `Remove ${job.title}` }).click();
  await expect(page.getByRole('heading', { name: 'No Saved Jobs' })).toBeVisible();
  await context.clearCookies();
  await page.goto(listPath);
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  await context.close();
});

test('viewed jobs are listed until the list is cleared', async ({ page, sql }) => {
  const job = await postJob(sql);
  await page.goto(job.path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenJobs'))).toContain(job.id);
  await page.goto(listPath);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.getByRole('link', { name: job.title }).click();
  await expect(page).toHaveURL(`/job/${job.id}`);
  await page.goBack();
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(viewed).toBeHidden();
});

test('a hidden job is left out of lists in this browser and, after sign-in, on other devices', async ({
  page,
  sql,
  browser,
}) => {
  const { coordinates, near } = createRemotePlace();
  const job = await postJob(sql, { coordinates });
  const other = await postJob(sql, { coordinates });
  const list = page.getByRole('list', { name: 'Jobs', exact: true });
  const getCard = (saved: PostedJob) => list.getByRole('article').filter({ hasText: saved.title });
  await page.goto(near);
  const hide = list.getByRole('button', { name: `Not for me: ${job.title}` });
  await hide.focus();
  await hide.press('Enter');
  await expect(getCard(job)).toBeHidden();
  const undo = list.getByRole('button', { name: `Undo: show ${job.title}` });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(getCard(job)).toBeVisible();
  await expect(hide).toBeFocused();
  await hide.click();

  await page.reload();
  await expect(list.getByText('1 hidden job here')).toBeVisible();
  await expect(getCard(job)).toBeHidden();
  await expect(getCard(other)).toBeVisible();
  await list.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(getCard(job)).toBeVisible();

  const person = await createPerson('job_seeker');
  await signIn(page, person, '/job-seeker/saved-jobs');
  const hidden = page.getByRole('region', { name: 'Hidden jobs' });
  await expect.poll(() => sql`select from seen_jobs where user_id = ${person.user.id}`).toHaveLength(1);
  await page.reload();
  await expect(hidden.getByRole('link', { name: job.title })).toBeVisible();

  const device = await browser.newContext();
  const phone = await device.newPage();
  await signIn(phone, person, near);
  const phoneCard = phone.getByRole('article').filter({ hasText: job.title });
  await expect(phone.getByText('1 hidden job here')).toBeVisible();
  await expect(phoneCard).toBeHidden();
  // On the job's page the button is pressed and can be undone.
  await phone.goto(job.path);
  const pressed = phone.getByRole('button', { name: `Not for me : ${job.title}` });
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await pressed.click();
  await expect(phone.getByText('Back in your lists.')).toBeVisible();
  await expect
    .poll(() => sql`select from seen_jobs where user_id = ${person.user.id} and kind = 'hidden'`)
    .toHaveLength(0);
  await phone.goto(near);
  await expect(phone.getByRole('main')).toContainText(job.title);
  await expect(phoneCard).toBeVisible();
  // A hidden job is no longer saved; Undo restores both states.
  const listSaved = () =>
    sql`select from saved_jobs where user_id = ${person.user.id} and job_id = ${job.id}`;
  await saveButton(phone, job).click();
  await expect.poll(listSaved).toHaveLength(1);
  await phone.getByRole('button', { name: `Not for me: ${job.title}` }).click();
  await expect(phone.getByText(`Hidden and no longer saved: ${job.title}`)).toBeVisible();
  await expect.poll(listSaved).toHaveLength(0);
  await phone.getByRole('button', { name: `Undo: show ${job.title}` }).click();
  await expect.poll(listSaved).toHaveLength(1);
  await device.close();
});

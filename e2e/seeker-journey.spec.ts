import { newAddress, signIn } from './fixtures/account';
import { apply } from './fixtures/application';
import { newEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

const password = 'correct horse battery';

/** A town where no other journey posts. */
const town = {
  city: 'Bozeman',
  state: 'Montana',
  neighborhood: null,
  coordinates: { lat: 45.679, lng: -111.044 },
};

test('a seeker: from home through registering to an alert, an application, its answer and its end', {
  tag: '@phone-only',
}, async ({ page, browser, sql, mailbox }) => {
  test.setTimeout(180_000);
  const word = `Zest${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const employer = await newEmployer();
  const { id: jobId } = await postJob(sql, { ...town, employer, title: `Line Cook ${word}` });
  const email = newAddress('seeker');

  // Home knows the place, the list shows the job.
  await page.goto('/');
  await page.getByLabel('City, neighborhood or ZIP code').fill('Bozeman, MT');
  await page.getByLabel('City, neighborhood or ZIP code').press('Enter');
  await expect(page).toHaveURL(/Bozeman/);
  await page.goto(`/search?q=${word}&place=Bozeman%2C+Montana&radius=10`);
  await expect(page.getByRole('link', { name: `Line Cook ${word}` })).toBeVisible();

  // An account is made on the way, and the way is kept.
  const list = new URL(page.url());
  await page.goto(`/login?from=${encodeURIComponent(list.pathname + list.search)}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('radio', { name: /Find Work/ })).toBeChecked();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Somebody looks something up in the middle of it.
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Open the link we emailed to ${email} first.`)).toBeVisible();
  const confirmation = mailbox.linkIn(await mailbox.waitFor(email, { subject: 'Confirm' }), '/auth/confirm');
  await page.goto(confirmation.pathname + confirmation.search);
  await expect(page.getByText('Email confirmed successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(list.pathname + list.search);

  // An alert, by one tap from the list.
  await page
    .getByRole('link', { name: /^Email me/ })
    .last()
    .click();
  await expect
    .poll(async () => (await sql`select status from public.alerts where words = ${word}`).length)
    .toBe(1);
  // It comes with the next morning's; here nobody waits for that.
  await sql`update public.alerts set frequency = 'instant' where words = ${word}`;

  // The application, signed in.
  await page.goto(list.pathname + list.search);
  await page.getByRole('link', { name: `Line Cook ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Line Cook ${word}` })).toBeVisible();
  await apply(page, new URL(page.url()).pathname, email, 'Sara Seeker');
  const receipt = await mailbox.waitFor(email, { subject: 'Your application' });
  const status = mailbox.linkIn(receipt, '/application/').pathname;

  // The employer reads it, and closes the job without an answer: the email comes by itself.
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, employer, '/employer/jobs');
  await desk.getByRole('link', { name: '1 (1 new)' }).click();
  await desk.getByRole('link', { name: 'Sara Seeker' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Sara Seeker' })).toBeVisible();
  // The page says that it was read once it is before somebody's eyes.
  await expect(async () => {
    await page.goto(status);
    await expect(page.getByText('Read by the employer').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await desk.goto(`/employer/jobs/${jobId}/close`);
  await expect(
    desk.getByText('1 applicant you haven’t hired or turned down will get an email'),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Close as filled' }).click();
  await expect(desk.getByText('is closed as filled.')).toBeVisible();
  // The seconds for 'Undo', at once.
  await sql`update public.closing_emails set not_before = now() where job_id = ${jobId}`;
  const closed = await mailbox.waitFor(email, { subject: 'Job closed' });
  expect(closed.text).toContain('has been filled');
  expect(closed.text).toMatch(/\/montana\/bozeman$/m);
  await page.goto(status);
  await expect(page.getByText('The job was closed')).toBeVisible();

  // Another job brings the alert.
  await postJob(sql, { ...town, employer, title: `Prep Cook ${word}` });
  expect((await mailbox.waitFor(email, { subject: '1 new job near Bozeman' })).text).toContain(
    `Prep Cook ${word}`,
  );

  // The employer leaves, and the link of the receipt says so.
  await desk.goto('/account');
  await expect(desk.getByText('2 job postings with 1 application')).toBeVisible();
  await desk.getByLabel('Your password', { exact: true }).fill(employer.password);
  await desk.getByRole('button', { name: 'Delete my account' }).click();
  await expect(desk.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  const goodbye = await mailbox.waitFor(employer.email, { subject: 'account has been deleted' });
  expect(goodbye.text).toContain('2 job postings and 1 application');
  await desk.context().close();
  await page.goto(status);
  await expect(page.getByText(`${employer.companyName} has left Doorstep`)).toBeVisible();
  await page.getByRole('link', { name: 'See open jobs nearby' }).click();
  await expect(page).toHaveURL('/montana/bozeman');
});

import { signIn } from './fixtures/account';
import { createEmployer, type Employer } from './fixtures/employer';
import { openFilters } from './fixtures/filters';
import { tabTo } from './fixtures/keyboard';
import { createTalent, pointAtSea, type Talent, talentsNearPath } from './fixtures/talent';
import { expect, test } from './fixtures/test';

test.slow();

async function saveTalentFor(employer: Employer, talent: Talent) {
  const { error } = await employer.client
    .from('saved_talents')
    .insert({ employer_id: employer.user.id, talent_id: talent.id });
  if (error) throw error;
}

test('a talent accepts a contact request by email, and the employer downloads the CV', async ({
  page,
  browser,
  mailbox,
}) => {
  const [employer, talent] = await Promise.all([
    createEmployer(),
    createTalent(pointAtSea(-30.5), { hasCv: true }),
  ]);
  await saveTalentFor(employer, talent);
  await signIn(page, employer, '/employer/saved-talents');
  await page.getByRole('textbox', { name: 'Ask for contact' }).fill('May we call you?');
  await page.getByRole('button', { name: `Ask for contact: ${talent.name}` }).click();
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  const cvPath = `/employer/saved-talents/${talent.id}/cv`;
  expect((await page.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);

  // The talent responds in a browser without a session.
  const mail = await mailbox.waitFor(talent.email, { subject: 'would like to contact you' });
  const talentPage = await (await browser.newContext()).newPage();
  await talentPage.goto(mailbox.getLink(mail, '/contact-request/').pathname);
  await expect(
    talentPage.getByRole('heading', { name: `${employer.companyName} would like to contact you` }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  await talentPage.getByLabel('Phone number').fill('555 0142');
  await talentPage.getByRole('button', { name: `Accept ${employer.companyName}` }).click();
  await expect(talentPage.getByText(/^You accepted\./)).toBeVisible();

  const notice = await mailbox.waitFor(employer.email, { subject: 'accepted your contact request' });
  await page.goto(mailbox.getLink(notice, '/employer/saved-talents').pathname);
  await expect(page.getByRole('link', { name: talent.email })).toBeVisible();
  await expect(page.getByRole('link', { name: '555 0142' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Download CV' });
  expect(await link.getAttribute('href')).toBe(cvPath);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^My_CV.*\.pdf$/);
  // Others can't download the CV, even if they have its full URL.
  expect((await talentPage.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);

  await talentPage.getByRole('button', { name: `Stop sharing with ${employer.companyName}` }).click();
  await expect(talentPage.getByText(/^You declined\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText('declined your contact request.')).toBeVisible();
  await expect(page.getByText(talent.email)).toHaveCount(0);
  expect((await page.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);
  await talentPage.context().close();
});

test('a talent who hides is not in search results, and the list of saved talents shows a notice', async ({
  page,
  browser,
}) => {
  const point = pointAtSea(-33.5);
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
  await saveTalentFor(employer, talent);
  await signIn(page, employer, talentsNearPath(point));
  await expect(page.getByRole('heading', { name: talent.name })).toBeVisible();
  const talentPage = await (await browser.newContext()).newPage();
  await signIn(talentPage, talent, '/profile');
  await expect(talentPage.getByRole('link', { name: 'Interested Companies' })).toHaveAttribute(
    'href',
    '/contact-request',
  );
  await talentPage.getByText('How employers see you').click();
  const publicPreview = talentPage.getByRole('region', { name: 'Everyone else' });
  await expect(publicPreview).toContainText('Nora F.');
  await expect(publicPreview).not.toContainText('Bakes rye.');
  await talentPage.getByRole('switch', { name: 'Show my profile to employers' }).uncheck();
  await talentPage.getByRole('button', { name: 'Save talent profile' }).click();
  await expect(talentPage.getByText('Your talent profile is saved')).toBeVisible();
  const hiddenAt = Date.now();
  const list = await page.request.get(talentsNearPath(point));
  expect(await list.text()).not.toContain(talent.name);
  const saved = await (await page.request.get('/employer/saved-talents')).text();
  // Two requests take less than a second; the limit allows for a slow machine.
  expect(Date.now() - hiddenAt).toBeLessThan(10_000);
  expect(saved).not.toContain(talent.name);
  await page.goto('/employer/saved-talents');
  await expect(page.getByText(/This talent is no longer visible\./)).toBeVisible();
  await talentPage.context().close();
});

test('a talent sees interested companies and hides from only one of them', async ({ page }) => {
  const [employer, rival, talent] = await Promise.all([
    createEmployer(),
    createEmployer(),
    createTalent(pointAtSea(-42.5)),
  ]);
  for (const company of [employer, rival]) await saveTalentFor(company, talent);
  await employer.client.rpc('request_contact', { talent_id: talent.id, message: 'May we call you?' });
  await signIn(page, talent, '/contact-request');
  await expect(page.getByText('May we call you?')).toBeVisible();
  await expect(page.getByText('Has saved your profile.')).toHaveCount(2);
  await page.getByRole('button', { name: `Hide from this company: ${employer.companyName}` }).click();
  const showAgain = page.getByRole('button', { name: `Show again to ${employer.companyName}` });
  await expect(showAgain).toBeVisible();
  const listAvailability = async ({ client }: Employer) =>
    (await client.rpc('my_saved_talents')).data?.map(({ is_available }) => is_available);
  // The company's list omits the talent, as if the profile were deleted.
  expect([await listAvailability(employer), await listAvailability(rival)]).toEqual([[], [true]]);
  await expect(page.getByText('Has saved your profile.')).toHaveCount(1);
  await showAgain.click();
  await expect(showAgain).toHaveCount(0);
  await saveTalentFor(employer, talent);
  expect(await listAvailability(employer)).toEqual([true]);
});

test('an employer saves, annotates, contacts and removes a talent by keyboard', async ({ page, sql }) => {
  const point = pointAtSea(-36.5);
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
  await signIn(page, employer, talentsNearPath(point));
  const save = page.getByRole('button', { name: `Save ${talent.name}`, exact: true });
  await expect(save).toBeVisible();
  await tabTo(page, save, 80);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: `Unsave ${talent.name}` });
  await expect(saved).toBeVisible();
  await expect(saved).toBeFocused();
  // The button changes before the database does.
  await expect
    .poll(async () => (await sql`select from public.saved_talents where talent_id = ${talent.id}`).length)
    .toBe(1);

  await page.goto('/employer/saved-talents');
  const note = page.getByLabel(/^Your note/);
  await expect(note).toBeVisible();
  await tabTo(page, note, 80);
  await page.keyboard.type('Called on Monday');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Save note/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Note saved')).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Ask for contact' });
  await expect(message).toBeVisible();
  await tabTo(page, message, 80);
  await page.keyboard.type('May we call you?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  await page.reload();
  const remove = page.getByRole('button', { name: /^Remove from saved/ });
  await expect(remove).toBeVisible();
  await tabTo(page, remove, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Saved Talents' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an employer finds, saves and contacts a talent, who accepts on the site', async ({
    page,
    browser,
  }) => {
    const point = pointAtSea(-39.5);
    const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
    await signIn(page, employer, talentsNearPath(point));
    await expect(page.getByRole('heading', { name: talent.name })).toBeVisible();
    await openFilters(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind');
    await page.getByRole('button', { name: /^Show .*talents?$/ }).click();
    await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible();
    await page.goto(`${talentsNearPath(point)}&q=rye`);
    await page.getByRole('button', { name: `Save ${talent.name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Unsave ${talent.name}` })).toBeVisible();

    await page.goto('/employer/saved-talents');
    await page.getByLabel(/^Your note/).fill('Called on Monday');
    await page.getByRole('button', { name: /^Save note/ }).click();
    await expect(page.getByLabel(/^Your note/)).toHaveValue('Called on Monday');
    await page.getByRole('textbox', { name: 'Ask for contact' }).fill('May we call you?');
    await page.getByRole('button', { name: `Ask for contact: ${talent.name}` }).click();
    await expect(page.getByText('You asked for contact.')).toBeVisible();

    const talentPage = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(talentPage, talent, '/contact-request');
    await talentPage.getByLabel(/^Phone number/).fill('555 0142');
    await talentPage.getByRole('button', { name: `Accept ${employer.companyName}` }).click();
    await expect(talentPage.getByText(/^You accepted\./)).toBeVisible();
    await page.goto('/employer/saved-talents');
    await expect(page.getByRole('link', { name: '555 0142' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove from saved/ }).click();
    await expect(page.getByRole('heading', { name: 'No Saved Talents' })).toBeVisible();
    await talentPage.context().close();
  });
});

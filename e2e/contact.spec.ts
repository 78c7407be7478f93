import type { Locator, Page } from '@playwright/test';
import { signIn } from './fixtures/account';
import { type Employer, newEmployer } from './fixtures/employer';
import { atSea, near, newTalent, type Talent } from './fixtures/talent';
import { expect, test } from './fixtures/test';

// Two people write to each other, by mail.
test.slow();

async function savedBy(employer: Employer, talent: Talent) {
  const { error } = await employer.client
    .from('saved_talents')
    .insert({ employer_id: employer.user.id, talent_id: talent.id });
  if (error) throw error;
}

test('an employer asks, the talent accepts by the mail’s link, and the employer is told and downloads the CV', async ({
  page,
  browser,
  mailbox,
}) => {
  const [employer, talent] = await Promise.all([newEmployer(), newTalent(atSea(-30.5), { hasCv: true })]);
  await savedBy(employer, talent);
  await signIn(page, employer, '/employer/saved-talents');
  await page.getByRole('textbox', { name: 'Ask for contact' }).fill('May we call you?');
  await page.getByRole('button', { name: `Ask for contact: ${talent.name}` }).click();
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  const cvPath = `/employer/saved-talents/${talent.id}/cv`;
  expect((await page.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);

  // In a browser where nobody is signed in.
  const mail = await mailbox.waitFor(talent.email, { subject: 'would like to contact you' });
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(mailbox.linkIn(mail, '/contact-request/').pathname);
  await expect(
    theirs.getByRole('heading', { name: `${employer.companyName} would like to contact you` }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  await theirs.getByLabel('Phone number').fill('555 0142');
  await theirs.getByRole('button', { name: `Accept ${employer.companyName}` }).click();
  await expect(theirs.getByText(/^You accepted\./)).toBeVisible();

  const told = await mailbox.waitFor(employer.email, { subject: 'accepted your contact request' });
  await page.goto(mailbox.linkIn(told, '/employer/saved-talents').pathname);
  await expect(page.getByRole('link', { name: talent.email })).toBeVisible();
  await expect(page.getByRole('link', { name: '555 0142' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Download CV' });
  expect(await link.getAttribute('href')).toBe(cvPath);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^My_CV.*\.pdf$/);
  // The link is nobody else's, not even with the address.
  expect((await theirs.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);

  await theirs.getByRole('button', { name: `Take it back from ${employer.companyName}` }).click();
  await expect(theirs.getByText(/^You declined\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText('declined your contact request.')).toBeVisible();
  await expect(page.getByText(talent.email)).toHaveCount(0);
  expect((await page.request.get(cvPath, { maxRedirects: 0 })).status()).toBe(404);
  await theirs.context().close();
});

test('who hides again is gone from the lists within a second, and from the saved ones with a sentence', async ({
  page,
  browser,
}) => {
  const spot = atSea(-33.5);
  const [employer, talent] = await Promise.all([newEmployer(), newTalent(spot)]);
  await savedBy(employer, talent);
  await signIn(page, employer, near(spot));
  await expect(page.getByRole('heading', { name: talent.name })).toBeVisible();
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, talent, '/profile');
  // The page's own way to who is interested.
  await expect(theirs.getByRole('link', { name: 'Interested Companies' })).toHaveAttribute(
    'href',
    '/contact-request',
  );
  await theirs.getByText('How employers see you').click();
  const seen = theirs.getByRole('region', { name: 'Everyone else' });
  await expect(seen).toContainText('Nora F.');
  await expect(seen).not.toContainText('Bakes rye.');
  await theirs.getByRole('switch', { name: 'Show my profile to employers' }).uncheck();
  await theirs.getByRole('button', { name: 'Save talent profile' }).click();
  await expect(theirs.getByText('Your talent profile is saved')).toBeVisible();
  const hiddenAt = Date.now();
  const list = await page.request.get(near(spot));
  expect(await list.text()).not.toContain(talent.name);
  const saved = await (await page.request.get('/employer/saved-talents')).text();
  // One request each, whatever a machine under load takes for it.
  expect(Date.now() - hiddenAt).toBeLessThan(10_000);
  expect(saved).not.toContain(talent.name);
  await page.goto('/employer/saved-talents');
  await expect(page.getByText(/This talent is no longer visible\./)).toBeVisible();
  await theirs.context().close();
});

test('a talent sees who is interested, and hides from one company and not from others', async ({ page }) => {
  const [employer, rival, talent] = await Promise.all([
    newEmployer(),
    newEmployer(),
    newTalent(atSea(-42.5)),
  ]);
  for (const each of [employer, rival]) await savedBy(each, talent);
  await employer.client.rpc('ask_talent', { talent_id: talent.id, message: 'May we call you?' });
  await signIn(page, talent, '/contact-request');
  await expect(page.getByText('May we call you?')).toBeVisible();
  await expect(page.getByText('Has saved your profile.')).toHaveCount(2);
  await page.getByRole('button', { name: `Hide from this company: ${employer.companyName}` }).click();
  const again = page.getByRole('button', { name: `Show again to ${employer.companyName}` });
  await expect(again).toBeVisible();
  const seenBy = async ({ client }: Employer) =>
    (await client.rpc('my_saved_talents')).data?.map(({ is_available }) => is_available);
  // Gone from the list, as if the profile were.
  expect([await seenBy(employer), await seenBy(rival)]).toEqual([[], [true]]);
  await expect(page.getByText('Has saved your profile.')).toHaveCount(1);
  await again.click();
  await expect(again).toHaveCount(0);
  await savedBy(employer, talent);
  expect(await seenBy(employer)).toEqual([true]);
});

test('by keyboard alone: a talent is found, saved, noted, asked and removed', async ({ page, sql }) => {
  const spot = atSea(-36.5);
  const [employer, talent] = await Promise.all([newEmployer(), newTalent(spot)]);
  await signIn(page, employer, near(spot));
  const save = page.getByRole('button', { name: `Save ${talent.name}`, exact: true });
  await reach(page, save);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: `Unsave ${talent.name}` });
  await expect(saved).toBeVisible();
  await expect(saved).toBeFocused();
  // It is shown before it is stored.
  await expect
    .poll(async () => (await sql`select from public.saved_talents where talent_id = ${talent.id}`).length)
    .toBe(1);

  await page.goto('/employer/saved-talents');
  await reach(page, page.getByLabel(/^Your note/));
  await page.keyboard.type('Called on Monday');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Save note/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Note saved')).toBeVisible();
  await reach(page, page.getByRole('textbox', { name: 'Ask for contact' }));
  await page.keyboard.type('May we call you?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You asked for contact.')).toBeVisible();
  await page.reload();
  await reach(page, page.getByRole('button', { name: /^Remove from saved/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Saved Talents' })).toBeVisible();
});

/** Tabs on until the element has the focus; fails after a page full of stops. */
async function reach(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never came to it.');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a talent is found, filtered, saved, noted and asked; the talent accepts on the site', async ({
    page,
    browser,
  }) => {
    const spot = atSea(-39.5);
    const [employer, talent] = await Promise.all([newEmployer(), newTalent(spot)]);
    await signIn(page, employer, near(spot));
    await expect(page.getByRole('heading', { name: talent.name })).toBeVisible();
    const folded = page.locator('summary', { hasText: /^\s*Filters/ });
    if (await folded.isVisible()) await folded.click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind');
    await page.getByRole('button', { name: /^Show .*talents?$/ }).click();
    await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible();
    await page.goto(`${near(spot)}&q=rye`);
    await page.getByRole('button', { name: `Save ${talent.name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Unsave ${talent.name}` })).toBeVisible();

    await page.goto('/employer/saved-talents');
    await page.getByLabel(/^Your note/).fill('Called on Monday');
    await page.getByRole('button', { name: /^Save note/ }).click();
    await expect(page.getByLabel(/^Your note/)).toHaveValue('Called on Monday');
    await page.getByRole('textbox', { name: 'Ask for contact' }).fill('May we call you?');
    await page.getByRole('button', { name: `Ask for contact: ${talent.name}` }).click();
    await expect(page.getByText('You asked for contact.')).toBeVisible();

    const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(theirs, talent, '/contact-request');
    await theirs.getByLabel(/^Phone number/).fill('555 0142');
    await theirs.getByRole('button', { name: `Accept ${employer.companyName}` }).click();
    await expect(theirs.getByText(/^You accepted\./)).toBeVisible();
    await page.goto('/employer/saved-talents');
    await expect(page.getByRole('link', { name: '555 0142' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove from saved/ }).click();
    await expect(page.getByRole('heading', { name: 'No Saved Talents' })).toBeVisible();
    await theirs.context().close();
  });
});

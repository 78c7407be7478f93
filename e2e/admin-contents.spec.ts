import { createPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

test('an administrator sees the numbers of the site and publishes a banner for all visitors @alone', async ({
  page,
  axe,
  sql,
}) => {
  const person = await createPerson();
  await signIn(page, person);
  await sql`insert into public.admins (user_id, role) values (${person.user.id}, 'moderator')`;
  await sql`update auth.sessions set aal = 'aal2' where user_id = ${person.user.id}`;
  await sql`insert into public.admin_sessions (session_id) select id from auth.sessions where user_id = ${person.user.id}`;
  await sql`select public.record_empty_searches('[{"words": "waiter", "lat": 30.2672, "lng": -97.7431, "times": 1}]')`;
  await sql`select public.save_daily_numbers()`;
  await sql`update public.daily_numbers set places = '[{"city": "Austin", "state": "Texas", "lat": 30.2672, "lng": -97.7431, "postings": 3, "applications": 2, "empty_searches": 1}]'
    where day = (now() at time zone 'UTC')::date`;

  await page.goto('/admin/numbers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers');
  await expect(page.getByRole('img', { name: /^Jobs posted/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A map of \d+ place/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /waiter.*Austin, Texas/ })).toBeVisible();
  await axe();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  expect((await page.goto('/admin/contents'))?.status()).toBe(404);
  await sql`update public.admins set role = 'administrator' where user_id = ${person.user.id}`;
  await page.goto('/admin/contents');
  await axe();
  const sentence = `Closed for the fair ${crypto.randomUUID().slice(0, 8)}.`;
  const form = page.getByRole('region', { name: 'Banner' });
  try {
    await form.getByRole('textbox').fill(sentence);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    const places = page.getByRole('region', { name: 'Featured places' });
    await places.getByRole('textbox').fill('Hyde Park, Austin, Texas\nNowhereville Zzz');
    await places.getByRole('button', { name: 'Save' }).click();
    await expect(places.getByText(/place called “Nowhereville Zzz”/)).toBeVisible();
    await places.getByRole('textbox').fill('hyde park, austin tx');
    await places.getByRole('button', { name: 'Save' }).click();
    await expect(places.getByText('Saved.')).toBeVisible();
    for (const address of ['/search', '/texas/austin', '/']) {
      await page.goto(address);
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Hyde Park, Austin, Texas' })).toHaveAttribute(
      'href',
      '/texas/austin/hyde-park',
    );
    await page.goto('/admin/contents');
    await form.getByRole('textbox').fill('Open again.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    await form.getByText('Earlier versions').click();
    await form.getByRole('button', { name: 'Restore this version' }).first().click();
    await expect(form.getByRole('textbox')).toHaveValue(sentence);
  } finally {
    await sql`select public.save_content('banner', null, null)`;
    await sql`select public.save_content('places', null, null)`;
  }
});

import type { Page } from '@playwright/test';
import {
  clickSignIn,
  createAddress,
  createPerson,
  fillSignIn,
  logOut,
  openAccountMenu,
  signIn,
  signInByForm,
} from './fixtures/account';
import { formStatus } from './fixtures/form-status';
import { expireSession } from './fixtures/session';
import { expect, test } from './fixtures/test';

const password = 'correct horse battery';

async function register(page: Page, email: string, tile = "I'm a job seeker") {
  await page.goto('/register');
  await page.getByText(tile).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Returns the link to `path` in the newest email, without its origin. */
async function getMailedLink(
  mailbox: typeof import('../tests/support/mailbox').mailbox,
  email: string,
  path: string,
) {
  const subject = path === '/reset-password' ? 'Choose a new password' : 'Confirm';
  const link = mailbox.getLink(await mailbox.waitFor(email, { subject }), path);
  return link.pathname + link.search;
}

test('a visitor registers, confirms in the same browser, signs out and signs in', {
  tag: '@phone-only',
}, async ({ page, mailbox }) => {
  test.slow();
  const email = createAddress('employer');
  await register(page, email, "I'm an employer");
  await expect(page).toHaveURL('/login?notice=registered');
  await expect(page.getByText('Registration successful! Please sign in to continue.')).toBeVisible();
  await expect(page.getByText(`Open the link we emailed to ${email} first.`)).toBeVisible();

  await fillSignIn(page, { email, password });
  await clickSignIn(page);
  await expect(formStatus(page)).toContainText('Email not confirmed');
  const resendButton = page.getByRole('button', { name: 'Send the link again' });
  await expect(resendButton.filter({ visible: true })).toBeVisible();

  await page.goto(await getMailedLink(mailbox, email, '/auth/confirm'));
  await expect(page.getByText('Email confirmed successfully! You can now sign in.')).toBeVisible();
  await expect(page).toHaveTitle(/^Your email is confirmed \|/);
  await expect(page).toHaveURL('/profile');
  const { menu } = await openAccountMenu(page);
  await expect(menu.getByText(email)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Job Postings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?from=%2Faccount');
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/employer/jobs');
});

test('the confirmation link requires the password in another browser', async ({ page, browser, mailbox }) => {
  test.slow();
  const email = createAddress('elsewhere');
  await register(page, email);
  await expect(page).toHaveURL('/login?notice=registered');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await getMailedLink(mailbox, email, '/auth/confirm'));
  await elsewhere.getByLabel('Password', { exact: true }).fill('password');
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(formStatus(elsewhere)).toContainText('one of the most common passwords');
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(elsewhere.getByText('Email confirmed successfully! You can now sign in.')).toBeVisible();
  await expect(elsewhere).toHaveURL('/login?notice=email-confirmed');
  await expect(elsewhere.getByText('Email confirmed successfully! You can now sign in.')).toBeVisible();
  await elsewhere.context().close();
});

test('a person resets a forgotten password by email and signs in', async ({ page, mailbox }) => {
  test.slow();
  const person = await createPerson();
  await page.goto('/login');
  await page.getByText('Forgot your password?').click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(formStatus(page)).toContainText('Please enter your email address');
  await page.getByLabel('Email for your account').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If there’s an account with this address')).toBeVisible();
  await expect(page.getByLabel('Email for your account')).toBeHidden();

  const link = await getMailedLink(mailbox, person.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(formStatus(page)).toContainText('Password must be at least 6 characters long');
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(formStatus(page)).toContainText('Passwords do not match');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL('/login?notice=password-reset');

  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(formStatus(page)).toContainText('Invalid login credentials');
  await page.getByLabel('Password', { exact: true }).fill('a better one');
  await clickSignIn(page);
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('once more');
  await page.getByLabel('Confirm new password', { exact: true }).fill('once more');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(formStatus(page)).toContainText('This link has expired or has already been used.');
});

test('the confirmation link ignores scanners, can be replaced when it is expired, and works once', async ({
  page,
  request,
  mailbox,
  sql,
}) => {
  test.slow();
  const email = createAddress('late');
  await register(page, email);
  await expect(page).toHaveURL('/login?notice=registered');
  const link = await getMailedLink(mailbox, email, '/auth/confirm');
  for (let visit = 0; visit < 2; visit += 1) expect((await request.get(link)).status()).toBe(200);
  expect((await request.head(link)).status()).toBe(200);
  const [row] = await sql`select email_confirmed_at from auth.users where email = ${email}`;
  expect(row).toEqual({ email_confirmed_at: null });

  await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${email}`;
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has expired');
  await page.getByText('Did the link expire?').click();
  await page.getByLabel('Email for your account').fill(email);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('we’ve emailed it a new link')).toBeVisible();
  await mailbox.waitFor(email, { count: 2 });
  const newLink = await getMailedLink(mailbox, email, '/auth/confirm');
  await page.goto(newLink);
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await page.goto(newLink);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link has expired or has already been used.',
  );
  await page.getByRole('link', { name: 'Go to Login' }).click();
  // The first click has signed in, so the sign-in page redirects.
  await expect(page).toHaveURL('/');
});

test('an incomplete confirmation link is invalid', async ({ request }) => {
  for (const query of [
    '',
    '?token=abc',
    '?type=email_confirmation',
    '?token=abc&type=signup',
    '?token=abc&type=email',
  ]) {
    const page = await (await request.get(`/auth/confirm${query}`)).text();
    expect(page).toContain('Invalid confirmation link');
    expect(page).toMatch(/<a [^>]*href="\/login"[^>]*>Go to Login/);
  }
});

test('the register form rejects a taken address and passwords that differ', async ({ page }) => {
  const person = await createPerson();
  await register(page, person.email);
  await expect(formStatus(page)).toContainText(
    'This email is already registered. Please sign in or use a different email address.',
  );
  await page.getByLabel('Confirm password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(formStatus(page)).toContainText('Passwords do not match');
});

test('the register form can show the password and preselects employer', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText("I'm an employer")).toBeVisible();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(async () => {
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  for (const [name, href] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the sign-in form shows missing fields and is submitted only by its button', async ({ page }) => {
  await page.goto('/login');
  await clickSignIn(page);
  await expect(formStatus(page)).toContainText('Email is required');
  await expect(formStatus(page)).toContainText('Password is required');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await fillSignIn(page, { email: 'nobody@example.com', password: 'wrong password' });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await button.press('Enter');
  await expect(formStatus(page)).toContainText('Invalid login credentials');
  expect(sent).toHaveLength(1);
  await button.press('Space');
  await expect.poll(() => sent.length).toBe(2);
});

test('signing in returns to the previous page', { tag: '@phone' }, async ({ page }) => {
  const person = await createPerson();
  await page.goto('/search?q=baker');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.locator('summary[aria-label="Menu"]').click();
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await signInLink.filter({ visible: true }).click();
  await expect(page).toHaveURL('/login?from=%2Fsearch%3Fq%3Dbaker');
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(page).toHaveURL('/search?q=baker');
});

test('the sign-in page redirects a signed-in person', async ({ page }) => {
  await signIn(page, await createPerson(), '/');
  for (const [from, to] of [
    ['/search?q=baker', '/search?q=baker'],
    ['https://evil.example/', '/'],
    [null, '/'],
  ] as const) {
    await page.goto(from === null ? '/login' : `/login?from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL(to);
  }
});

test('private pages redirect a visitor to sign in', async ({ request }) => {
  const resetPage = await request.get('/reset-password', { maxRedirects: 0 });
  expect([resetPage.status(), resetPage.headers().location]).toEqual([307, '/login']);
  for (const path of [
    '/post-job',
    '/profile',
    '/account',
    '/role-selection',
    '/employer/jobs',
    '/employer/saved-talents',
    '/contact-request',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([
      path,
      307,
      `/login?from=${encodeURIComponent(path)}`,
    ]);
  }
});

test.describe('two tabs', () => {
  test('the other tab is notified when one tab refreshes the session', async ({ page, context }) => {
    const person = await createPerson();
    await signIn(page, person, '/terms');
    await openAccountMenu(page);
    const other = await context.newPage();
    await other.goto('/privacy');
    await openAccountMenu(other);
    await expireSession(page);
    const event = other.evaluate(
      () =>
        new Promise((resolve) => {
          const channel = new BroadcastChannel('doorstep:session');
          channel.onmessage = ({ data }) => resolve(data);
        }),
    );
    await page.goto('/account');
    expect(await event).toBe('TOKEN_REFRESHED');
  });

  test('signing out in one tab signs out the other, clears the storage and opens the home page', async ({
    page,
    context,
  }) => {
    test.slow();
    const person = await createPerson();
    await signIn(page, person, '/account');
    const other = await context.newPage();
    await other.goto('/search');
    await openAccountMenu(other);
    await other.evaluate(() => {
      localStorage.setItem('userLocation', '{}');
      sessionStorage.setItem('applicationDraft', 'Dear employer');
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the place picker
      document.cookie = 'doorstep_place=x; Path=/';
    });
    await logOut(page);
    await expect(other).toHaveURL('/');
    for (const tab of [page, other]) {
      const stored = await tab.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
      expect(stored).toEqual([0, 0, '']);
    }
    expect(await context.cookies()).toEqual([]);
  });

  test('a tab that gets the focus after the session ended opens the home page', async ({ page, context }) => {
    const person = await createPerson();
    await signIn(page, person, '/search');
    await openAccountMenu(page);
    await context.clearCookies({ name: /^doorstep_(session|signed_in)/ });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('a sign-in in one tab updates the other tab', async ({ page, context }) => {
    const person = await createPerson();
    const other = await context.newPage();
    await other.goto('/search');
    await signInByForm(page, person);
    const { menu } = await openAccountMenu(other);
    await expect(menu.getByText(person.email)).toBeVisible();
  });
});

test.describe('an ended session', () => {
  const message = 'Your session has ended. Please sign in again.';

  test('is reported once on a private page, which opens after signing in', async ({ page, sql, context }) => {
    const person = await createPerson();
    await signIn(page, person);
    await sql`delete from auth.sessions where user_id = ${person.user.id}`;
    await page.goto('/account');
    await expect(page).toHaveURL(/^[^?]*\/login\?from=%2Faccount&notice=session-ended$/);
    await expect(page.getByText(message)).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    await fillSignIn(page, person);
    await clickSignIn(page);
    await expect(page).toHaveURL('/account');
  });

  test('is reported on a public page, which signs out', async ({ page, sql, context }) => {
    const person = await createPerson();
    await signIn(page, person, '/search');
    await openAccountMenu(page);
    await sql`delete from auth.sessions where user_id = ${person.user.id}`;
    await page.goto('/terms');
    await expect(page).toHaveURL('/login?from=%2Fterms&notice=session-ended');
    await expect(page.getByText(message)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('of a deleted account causes no redirect loop', async ({ page, sql, context }) => {
    const person = await createPerson();
    await signIn(page, person);
    await sql`delete from auth.users where id = ${person.user.id}`;
    const navigations: string[] = [];
    page.on(
      'response',
      (response) => response.request().isNavigationRequest() && navigations.push(response.url()),
    );
    await page.goto('/account');
    await expect(page.getByText(message)).toBeVisible();
    // The sign-in page ends the session in a separate request. If the visitor leaves earlier, the notice appears again.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(navigations.length).toBeLessThan(6);
  });

  test('without a refresh token redirects to the sign-in page with a notice', async ({
    page,
    sql,
    context,
  }) => {
    const person = await createPerson();
    await signIn(page, person, '/');
    await sql`delete from auth.refresh_tokens where user_id = ${person.user.id}`;
    await expireSession(page);
    const response = await page.goto('/terms');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/login?from=%2Fterms&notice=session-ended');
    await expect(page.getByText(message)).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    await page.goto('/terms');
    await expect(page).toHaveURL('/terms');
  });
});

test('a person without a role chooses one at sign-in and continues', async ({ page }) => {
  const person = await createPerson();
  await person.client.auth.updateUser({ data: { role: null } });
  await signInByForm(page, person, '/account');
  await expect(page).toHaveURL('/role-selection?from=%2Faccount');
  await page.getByText("I'm a job seeker").click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person signs in, sees the account and signs out', async ({ page }) => {
    const person = await createPerson();
    await page.goto('/login?from=/account');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await fillSignIn(page, { ...person, password: 'wrong password' });
    await clickSignIn(page);
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await fillSignIn(page, person);
    await clickSignIn(page);
    await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await expect(page).toHaveURL('/login?from=%2Faccount');
  });

  test('a person confirms an address with the button', async ({ page, mailbox, sql }) => {
    const email = createAddress('plain');
    await page.goto('/register');
    await page.getByText("I'm a job seeker").click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/login?notice=registered');
    await page.goto(await getMailedLink(mailbox, email, '/auth/confirm'));
    const [before] = await sql`select email_confirmed_at from auth.users where email = ${email}`;
    expect(before).toEqual({ email_confirmed_at: null });
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  });
});

test.describe('the account menu', () => {
  test('shows the initial of the address, and arrow keys move through its entries', async ({ page }) => {
    const person = await createPerson('employer');
    await signIn(page, person, '/terms');
    const button = page.locator('summary[aria-label^="Account menu"]');
    await expect(button).toHaveText(person.email.charAt(0));
    await button.press('ArrowDown');
    const menu = page.getByRole('navigation', { name: 'Account' });
    const entries = menu.locator('a, button');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button', { name: 'Log Out' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes on a click outside and on navigation', async ({ page }) => {
    await signIn(page, await createPerson(), '/terms');
    const { menu } = await openAccountMenu(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
    await openAccountMenu(page);
    await menu.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(menu).toBeHidden();
  });
});

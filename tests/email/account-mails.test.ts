import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '@/lib/site';
import { SUBJECTS } from '@/supabase/embedded/api/auth-mail';
import { accountEmailTemplates } from '@/supabase/embedded/mail/templates';
import { anonClient, createAddress } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';

const root = path.join(import.meta.dirname, '..', '..');
const kinds = Object.keys(accountEmailTemplates) as (keyof typeof accountEmailTemplates)[];

describe.each(kinds)('the account email "%s"', (kind) => {
  const { subject, html } = accountEmailTemplates[kind];

  // Update the files with `npx vitest run tests/email/account-mails -u`.
  test('matches the template file of the auth service', async () => {
    await expect(html).toMatchFileSnapshot(path.join(root, 'supabase/embedded/mail', `${kind}.html`));
  });

  test('has the same subject in the embedded auth service and in config.toml', () => {
    expect(SUBJECTS[kind]).toBe(subject);
    const config = readFileSync(path.join(root, 'supabase/config.toml'), 'utf8');
    expect(config).toContain(`[auth.email.template.${kind}]\nsubject = "${subject}"\n`);
  });

  test('contains the name of the site, and its URL only in links', () => {
    const text = html
      .replace(/href="[^"]*"/g, '')
      .replace(/<span[^>]*>\{\{ \.SiteURL \}\}[^<]*<\/span>/g, '');
    expect(text).toContain(site.name);
    expect(text).not.toContain('SiteURL');
  });
});

test('the confirmation email contains the name of the site and the Auto-Submitted header', async () => {
  const email = createAddress('registrant');
  await anonClient().auth.signUp({ email, password: 'long-enough' });
  const mail = await mailbox.waitFor(email, { subject: SUBJECTS.confirmation });
  expect(mail.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  expect(mail.text).toContain(`Welcome to ${site.name}.`);
  expect(mail.text.match(/http\S+/g)).toHaveLength(1);
});

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

  test('is the template of the auth service (`npx vitest run tests/email/account-mails -u` writes it)', async () => {
    await expect(html).toMatchFileSnapshot(path.join(root, 'supabase/embedded/mail', `${kind}.html`));
  });

  test('has one subject everywhere', () => {
    expect(SUBJECTS[kind]).toBe(subject);
    const hosted = readFileSync(path.join(root, 'supabase/config.toml'), 'utf8');
    expect(hosted).toContain(`[auth.email.template.${kind}]\nsubject = "${subject}"\n`);
  });

  test('names the site, and has its URL in links only', () => {
    const words = html
      .replace(/href="[^"]*"/g, '')
      .replace(/<span[^>]*>\{\{ \.SiteURL \}\}[^<]*<\/span>/g, '');
    expect(words).toContain(site.name);
    expect(words).not.toContain('SiteURL');
  });
});

test('the email that confirms an address names the site and has the header of automatic mail', async () => {
  const email = createAddress('registrant');
  await anonClient().auth.signUp({ email, password: 'long-enough' });
  const mail = await mailbox.waitFor(email, { subject: SUBJECTS.confirmation });
  expect(mail.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  expect(mail.text).toContain(`Welcome to ${site.name}.`);
  expect(mail.text.match(/http\S+/g)).toHaveLength(1);
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Fetches security.txt with these settings. They are parsed once, so each call loads new modules. */
async function fetchSecurityText(settings: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv('SECURITY_CONTACT', '');
  vi.stubEnv('SUPPORT_EMAIL', '');
  vi.stubEnv('SITE_URL', 'https://jobs.example.com/');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { GET } = await import('@/app/.well-known/security.txt/route');
  return GET();
}

test('security.txt has the contact, its own URL and an expiry date within a year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 31, 15, 30) });
  const response = await fetchSecurityText({
    SECURITY_CONTACT: 'security@example.com',
    SUPPORT_EMAIL: 'a@b.test',
  });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-07-30T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://jobs.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt has the URL of a contact form, or SUPPORT_EMAIL if no contact is set', async () => {
  const form = await fetchSecurityText({ SECURITY_CONTACT: 'https://example.com/report' });
  expect(await form.text()).toContain('Contact: https://example.com/report\n');
  expect(await (await fetchSecurityText({ SUPPORT_EMAIL: 'help@example.com' })).text()).toContain(
    'Contact: mailto:help@example.com\n',
  );
});

test('security.txt is a 404 without a contact, and an error with an invalid contact', async () => {
  expect((await fetchSecurityText({})).status).toBe(404);
  await expect(fetchSecurityText({ SECURITY_CONTACT: 'http://example.com' })).rejects.toThrow(
    'SECURITY_CONTACT must be an email address or a URL starting with https://.',
  );
});

import { expect, test } from 'vitest';
import { GET } from '@/app/robots.txt/route';

/** RFC 9309, 2.2.2 and 2.2.3: a rule is a prefix, `*` matches any characters, `$` the end of the path. */
function isDisallowed(path: string, robots: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) => {
    const pattern = rule
      .replace(/\$$/, '')
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    return new RegExp(`^${pattern}${rule.endsWith('$') ? '$' : ''}`).test(path);
  });
}

test.each([
  ['/accountant-in-austin', false],
  ['/account-manager', false],
  ['/texas/austin/accountant', false],
  ['/profile-writer', false],
  ['/employers', false],
  ['/employer-branding-lead', false],
  ['/apiarist', false],
  ['/author', false],
  ['/application-developer', false],
  ['/texas/austin', false],
  ['/', false],
  ['/account', true],
  ['/account?x=1', true],
  ['/account/deleted', true],
  ['/profile', true],
  ['/profile/cv', true],
  ['/employer/jobs', true],
  ['/job-seeker/saved-jobs', true],
  ['/application/0f', true],
  ['/auth/confirm?token=1', true],
  ['/api/me', true],
])('robots.txt disallows %s: %s', async (path, expected) => {
  expect(isDisallowed(path, await GET().text())).toBe(expected);
});

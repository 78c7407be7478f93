import { describe, expect, test } from 'vitest';
import { redirectTarget } from '@/lib/auth/redirect-target';

describe('redirectTarget', () => {
  test.each([
    '/post-job',
    '/profile',
    '/jobs-near-me?lat=1&lng=2&q=a%20b#results',
    '/california/san-francisco/mission-district/night-baker',
    '/search?q=//evil.example',
    '/a/..',
  ])('allows %s', (from) => {
    expect(redirectTarget(from)).toBe(from === '/a/..' ? '/' : from);
  });

  test.each([
    undefined,
    null,
    '',
    'post-job',
    'https://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
  ])('returns the home page instead of %s', (from) => {
    expect(redirectTarget(from)).toBe('/');
  });

  test('returns the home page instead of a path over 2,000 characters', () => {
    expect(redirectTarget(`/${'x'.repeat(2001)}`)).toBe('/');
  });
});

import { expect, test } from 'vitest';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';

test.each([
  ['Ann Smith', 'Ann Smith'],
  ['St. Mary Hospital', 'St. Mary Hospital'],
  ['T.J. Maxx', 'T.J. Maxx'],
  ['Joe’s Diner Co.', 'Joe’s Diner Co.'],
  ['Node.js Developer', 'Node.js Developer'],
  ['Cook/Server', 'Cook / Server'],
  ['RN, 2nd shift (7-3:30)', 'RN, 2nd shift (7-3:30)'],
  ['山田太郎', '山田太郎'],
  ['محمد علي', 'محمد علي'],
  ['  Ann \t Smith ', 'Ann Smith'],
])('accepts the name %j', (typed, sanitized) => {
  expect(sanitizeMailName(typed, 'there')).toBe(sanitized);
});

test.each([
  'WIN a voucher: https://evil.test/v',
  'evil.test',
  'www evil',
  'evil。test',
  'evil．test',
  'pay//evil',
  'ann@evil.test',
  'Call 1-800-555-0199 now',
  '٠١٢٣٤٥٦٧٨ now',
  '...',
  '',
])('replaces %j by the fallback', (typed) => {
  expect(sanitizeMailName(typed, 'there')).toBe('there');
});

test('shortens a name to one line of at most sixty visible characters', () => {
  expect(sanitizeMailName('Ann\r\nBcc: eve\u202E\u200B Smith', 'there')).toBe('Ann Bcc: eve Smith');
  const long = sanitizeMailName('Ärztin '.repeat(20), 'there');
  expect([...long]).toHaveLength(60);
  expect(long.endsWith('…')).toBe(true);
  expect(
    [...new Intl.Segmenter('en').segment(sanitizeMailName('👩‍👩‍👧‍👦a'.repeat(60), 'there'))].length,
  ).toBeLessThan(121);
});

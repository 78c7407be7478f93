import { describe, expect, test } from 'vitest';
import { csvHeader, csvLine, toCsvLine } from '@/lib/applications/applicants/csv';
import { fillTemplate } from '@/lib/applications/applicants/reply-templates';
import { replyTextSchema } from '@/lib/applications/applicants/schema';
import { parseApplicantFilters, parseSelectedIds } from '@/lib/applications/applicants/search-params';
import { replyTimeLabel } from '@/lib/applications/reply-record';
import { createCvLink, cvLinkSeconds } from '@/lib/uploads/cv-link';
import { toStorageUrl } from '../support/storage-url';
import { createCv } from './application-fixtures';

describe('the CSV export', () => {
  test('begins with a byte order mark', () => {
    expect([...new TextEncoder().encode(csvHeader)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each([
    '=1+1',
    '+1 415 555 0100',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u200b=1',
    '＝1+1',
    '＠SUM(A1)',
  ])('escapes %j, which a spreadsheet would run as a formula', (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  });

  test.each(['Ann', '1 - 2', 'a=b', 'ann@example.com', 'Øyvind', 'محمد', '佐藤', 'Ольга'])(
    'does not escape %j',
    (value) => {
      expect(csvLine([value])).toBe(`"${value}"\r\n`);
    },
  );

  test('quotes characters that would break a field', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  test('has only the employer’s columns, with the age as yes or no', () => {
    const line = toCsvLine({
      fullName: 'Ольга',
      email: 'olga@example.com',
      phone: '+1 415 555 0100',
      isAdult: false,
      status: 'shortlisted',
      appliedAt: '2026-11-20T10:00:00.000Z',
      coverLetter: '=HYPERLINK("https://example.com")',
      cvFilename: 'cv.pdf',
      notes: [{ id: '1', body: 'Call', writtenAt: '2026-11-20T10:00:00.000Z' }],
    });
    expect(line).toBe(
      '"2026-11-20T10:00:00.000Z","Shortlisted","Ольга","no","olga@example.com","\'+1 415 555 0100",' +
        '"\'=HYPERLINK(""https://example.com"")","cv.pdf","Call"\r\n',
    );
    expect(line.split('","')).toHaveLength(csvHeader.split('","').length);
  });
});

describe('a reply template', () => {
  const values = { name: 'Ann {job}', job: 'Baker', company: 'Foghorn' };

  test('does not fill in placeholders in a name', () => {
    expect(fillTemplate('{name}, {job} at {company}, {pay}', values)).toBe(
      'Ann {job}, Baker at Foghorn, {pay}',
    );
  });

  test('has a subject without line breaks and a body with LF line endings', () => {
    expect(replyTextSchema.parse({ subject: 'Hello\r\nBcc: eve', body: 'One\r\nTwo\r' })).toEqual({
      subject: 'Hello Bcc: eve',
      body: 'One\nTwo',
    });
    expect(
      replyTextSchema.safeParse({ subject: '\n', body: ' ' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Subject is required', 'Message is required']);
  });

  test.each(['{unknown}', '{Name}', '{first name}', '{{name}}', '{}'])(
    'is rejected with the unknown placeholder %s',
    (placeholder) => {
      const sentence = `We can’t fill in ${placeholder}. Use {name}, {job}, {company}, or take out the braces.`;
      const words = {
        subject: `For {name}: ${placeholder}`,
        body: `Hello {name},\n\n${placeholder} at {company}`,
      };
      expect(replyTextSchema.safeParse(words).error?.issues.map((i) => [i.path[0], i.message])).toEqual([
        ['subject', sentence],
        ['body', sentence],
      ]);
    },
  );

  test('can contain every placeholder and single braces', () => {
    const words = { subject: '{job} at {company}', body: 'Hello {name} :-{\n}' };
    expect(replyTextSchema.parse(words)).toEqual(words);
  });
});

test.each([
  [0, 'within an hour'],
  [1.2, 'within 2 hours'],
  [24, 'within 24 hours'],
  [25, 'within 2 days'],
  [100, 'within 5 days'],
])('a median of %d hours is shown as "%s"', (hours, label) => {
  expect(replyTimeLabel(hours)).toBe(label);
});

test('ignores invalid filters in the URL', () => {
  expect(parseApplicantFilters({ status: 'hired', page: '3' })).toEqual({ status: 'hired', page: 3 });
  for (const page of ['0', '-1', '1.5', 'x', '1e9'])
    expect(parseApplicantFilters({ status: 'unknown', page })).toEqual({ status: null, page: 1 });
  expect(parseSelectedIds({ applicant: 'a' })).toEqual(['a']);
  expect(parseSelectedIds({ applicant: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(parseSelectedIds({})).toEqual([]);
});

test('the link to a CV returns the file, has an expiry time and rejects a forged token', async () => {
  const { path } = await createCv();
  const before = Math.floor(Date.now() / 1000);
  const link = await createCvLink({ path, filename: 'My CV.pdf' });
  const url = new URL(toStorageUrl(link ?? ''));
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  const claims = JSON.parse(
    Buffer.from(url.searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(claims.exp - before).toBeGreaterThan(0);
  expect(claims.exp - before).toBeLessThanOrEqual(cvLinkSeconds + 5);
  const forged = new URL(url);
  forged.searchParams.set('token', `${url.searchParams.get('token')?.slice(0, -4)}AAAA`);
  expect((await fetch(forged)).status).toBeGreaterThanOrEqual(400);
  expect(await createCvLink({ path: 'cvs/1_nothing.pdf', filename: 'x.pdf' })).toBeNull();
});

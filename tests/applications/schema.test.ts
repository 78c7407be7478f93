import { describe, expect, test } from 'vitest';
import { parseApplicationForm } from '@/lib/applications/parse-application-form';
import { applicationFormSchema, applicationSchema } from '@/lib/applications/schema';
import { cvMessages } from '@/lib/uploads/cv';

const jobId = '3f0c1f0e-8f5a-4b52-9c39-0a3b2f7f0a11';
const cv = new File(['%PDF-1.7'], 'cv.pdf');
const validFields = {
  jobId,
  question: 'birth-date',
  fullName: 'Ann Smith',
  dateOfBirth: '1990-04-01',
  email: 'ann@example.com',
  phone: '555 0100',
  coverLetter: 'Hello.',
  cv,
};

function yearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const getMessages = async (fields: Partial<Record<keyof typeof validFields, string | File>>) => {
  const { error } = await applicationSchema.safeParseAsync(
    parseApplicationForm(form({ ...validFields, ...fields })),
  );
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('the application form', () => {
  test('reports each empty field as required, in the form’s order', async () => {
    const { error } = await applicationSchema.safeParseAsync(
      parseApplicationForm(form({ jobId, question: 'birth-date' })),
    );
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Full name is required',
      'Date of birth is required',
      'Email is required',
      'Phone number is required',
      'Cover letter is required',
      'CV/Resume is required',
    ]);
  });

  test('removes NUL characters from the cover letter', async () => {
    const input = parseApplicationForm(form({ ...validFields, coverLetter: ' Hello\0,\nneighbor ' }));
    expect((await applicationSchema.parseAsync(input)).coverLetter).toBe('Hello,\nneighbor');
  });

  test.each<[Partial<Record<keyof typeof validFields, string | File>>, string]>([
    [{ fullName: '   ' }, 'Full name is required'],
    [{ email: 'ann' }, 'Please enter a valid email address'],
    [{ email: 'ann@example' }, 'Please enter a valid email address'],
    [{ email: 'ann@example.com, eve@example.com' }, 'Please enter a valid email address'],
    [{ email: 'ann@example.com\nBcc: eve@example.com' }, 'Please enter a valid email address'],
    [{ dateOfBirth: '2999-01-01' }, 'Please enter a valid date of birth'],
    [{ dateOfBirth: '1990-02-31' }, 'Please enter a valid date of birth'],
    [{ dateOfBirth: '1899-12-31' }, 'Please enter a valid date of birth'],
    [{ dateOfBirth: 'yesterday' }, 'Please enter a valid date of birth'],
    [{ cv: new File(['x'], 'cv.txt') }, 'File type must be PDF, DOC or DOCX'],
    [{ cv: new File([], 'cv.pdf') }, 'Invalid file. This file is empty.'],
    [
      { cv: new File([new Uint8Array(6 * 1024 * 1024)], 'cv.pdf') },
      'File is larger than 5 MB. That file is 6 MB.',
    ],
    [{ phone: 'abc' }, 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100'],
    [{ phone: '555 01' }, 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100'],
    [{ phone: '1234567890123456' }, 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100'],
    [{ dateOfBirth: yearsAgo(11) }, 'Please check the year: you must be at least 14 to apply'],
  ])('rejects %j: %s', async (fields, message) => expect(await getMessages(fields)).toEqual([message]));

  test.each(['555 0100', '(415) 555-0100', '+1 415.555.0100', '+442071838750 ext. 12'])(
    'accepts the phone number %s',
    async (phone) => expect(await getMessages({ phone })).toEqual([]),
  );

  test('accepts an applicant from the 14th birthday', async () => {
    expect(await getMessages({ dateOfBirth: yearsAgo(14) })).toEqual([]);
  });

  test('accepts the CV of the profile', async () => {
    const { cv: _file, ...rest } = validFields;
    const input = parseApplicationForm(form({ ...rest, cvSource: 'profile' }));
    expect((await applicationSchema.parseAsync(input)).cv).toBe('profile');
  });

  test('accepts a CV of exactly 5 MB with any name', async () => {
    for (const name of ['cv.PDF', 'resume', 'msf:1000000033', 'cv.pdf ', 'cv.doc']) {
      const file = new File(['%PDF-1.7', new Uint8Array(5 * 1024 * 1024 - 8)], name);
      expect(await getMessages({ cv: file }), name).toEqual([]);
    }
  });

  test('removes line breaks, which could add email headers, from the name', async () => {
    const { fullName } = await applicationSchema.parseAsync(
      parseApplicationForm(form({ ...validFields, fullName: 'Ann\r\nBcc: eve@x.com' })),
    );
    expect(fullName).toBe('Ann Bcc: eve@x.com');
  });

  test('accepts the ticket of an uploaded file', async () => {
    const { cv: _file, ...rest } = validFields;
    const data = form({ ...rest, cvPath: 'cvs/1_a.pdf', cvTicket: 'secret' });
    expect((await applicationSchema.parseAsync(parseApplicationForm(data))).cv).toEqual({
      path: 'cvs/1_a.pdf',
      ticket: 'secret',
    });
  });

  test('with the age checkbox drops a birth date, and unchecked means no (D27)', async () => {
    const parse = (fields: object) =>
      applicationSchema.parseAsync(
        parseApplicationForm(form({ ...validFields, question: 'adult', ...fields })),
      );
    expect(await parse({})).toMatchObject({ question: 'adult', isAdult: false });
    expect((await parse({})).dateOfBirth).toBeUndefined();
    expect(await parse({ isAdult: 'on' })).toMatchObject({ isAdult: true });
  });

  test('has the same messages in the browser', async () => {
    const check = async (...files: File[]) => {
      const { error } = await applicationFormSchema('adult').safeParseAsync({ ...validFields, cv: files });
      return error?.issues.map(({ message }) => message);
    };
    expect(await check()).toEqual(['CV/Resume is required']);
    expect(await check(cv, cv)).toEqual(['Too many files']);
    expect(await check(new File(['{\\rtf1 Maria}'], 'cv.doc'))).toEqual([cvMessages.rtf]);
    expect(await check(cv)).toBeUndefined();
  });
});

import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { applicationToEmployer } from '@/lib/email/templates/application-employer';
import { applicationReceipt } from '@/lib/email/templates/application-receipt';
import { applicationRepeated } from '@/lib/email/templates/application-repeated';
import { applicationReplyNotice } from '@/lib/email/templates/application-reply-notice';
import { contactRequest, contactResponse } from '@/lib/email/templates/contact-request';
import { notScannedNotice } from '@/lib/uploads/cv';

const hostile =
  '<img src=x onerror="alert(1)"> & "Bo\'b"\r\nBcc: eve@example.com\u202Egnireffo\u2066 S\u200Bpam\uFEFF';
const link = 'https://example.com/application/abc';

const application = {
  contactName: hostile,
  jobTitle: hostile,
  jobUrl: link,
  applicantUrl: link,
  fullName: hostile,
  email: 'ann@example.com',
  phone: hostile,
  isAdult: false,
  coverLetter: `${hostile}\n\nSecond paragraph.`,
  cv: {
    filename: 'cv"\r\nX-Evil: 1.pdf',
    content: Buffer.from('%PDF-1.7'),
    contentType: 'application/pdf',
  },
  cvNotice: null,
};

const mails = {
  employer: applicationToEmployer(application),
  unchecked: applicationToEmployer({ ...application, cvNotice: notScannedNotice }),
  receipt: applicationReceipt({
    fullName: hostile,
    jobTitle: hostile,
    companyName: hostile,
    cvFilename: hostile,
    manageUrl: link,
  }),
  news: applicationReplyNotice({
    fullName: hostile,
    jobTitle: hostile,
    companyName: hostile,
    manageUrl: link,
  }),
  repeated: applicationRepeated({
    fullName: hostile,
    jobTitle: hostile,
    companyName: hostile,
    manageUrl: link,
  }),
  'contact request': contactRequest({
    fullName: hostile,
    companyName: hostile,
    message: `${hostile}\n\nSecond paragraph.`,
    answerUrl: link,
  }),
  'contact answer': contactResponse({ talentName: hostile, isAccepted: true, savedTalentsUrl: link }),
};

test.each(Object.entries(mails))('escapes hostile text in the mail "%s"', async (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  // No characters that reorder or hide text.
  for (const form of [mail.subject, mail.text, mail.html])
    expect(form).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/);
  expect(mail.text).toContain('Spam');
  const raw = await sent(mail);
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^bcc:/im);
  expect(raw).not.toMatch(/^x-evil:/im);
  const { to, from } = await PostalMime.parse(raw);
  expect(to).toMatchObject([{ address: 'robin@example.com' }]);
  expect(from).toMatchObject({ address: 'doorstep@example.com' });
});

test('the employer sees the applicant, can reply directly, and never sees a birth date', async () => {
  const mail = await PostalMime.parse(
    await sent({ ...mails.employer, attachments: mails.employer.attachments ?? [] }),
  );
  expect(mail.replyTo).toMatchObject([{ address: 'ann@example.com' }]);
  expect(mail.text).toContain('18 or older: no');
  expect(mail.text).toContain('> Second paragraph.');
  expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
});

test('warns the employer of an unscanned CV only', () => {
  const { employer, unchecked } = mails;
  for (const form of [unchecked.text, unchecked.html])
    expect(form).toContain('The CV is attached. This file was not checked for viruses.');
  expect(employer.text).not.toContain('viruses');
});

test('the receipt has the link in both forms and explains it', () => {
  for (const form of [mails.receipt.text, mails.receipt.html]) {
    expect(form).toContain(link);
    expect(form).toContain('withdraw and delete it');
    expect(form).toContain('180 days');
  }
});

async function sent(mail: object): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    ...mail,
    from: 'Doorstep <doorstep@example.com>',
    to: { name: '', address: 'robin@example.com' },
  });
  return String(message);
}

import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { applicationToEmployer } from '@/lib/email/templates/application-employer';
import { applicationReceipt } from '@/lib/email/templates/application-receipt';
import { applicationRepeated } from '@/lib/email/templates/application-repeated';
import { applicationReply } from '@/lib/email/templates/application-reply';
import { applicationReplyNotice } from '@/lib/email/templates/application-reply-notice';
import { contactRequest, contactResponse } from '@/lib/email/templates/contact-request';
import { jobClosed } from '@/lib/email/templates/job-closed';
import { jobContact } from '@/lib/email/templates/job-contact';
import { jobDeleted } from '@/lib/email/templates/job-deleted';
import { jobPaused, stillHiring } from '@/lib/email/templates/still-hiring';
import { notScannedNotice } from '@/lib/uploads/cv';

const hostile =
  '<img src=x onerror="alert(1)"> & "Bo\'b"\r\nBcc: eve@example.com\u202Egnireffo\u2066 S\u200Bpam\uFEFF';
const link = 'https://example.com/application/abc';

const hostileJob = { title: hostile, answerUrl: link };
const sentApplication = { fullName: hostile, jobTitle: hostile, companyName: hostile, manageUrl: link };
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
  'unscanned CV': applicationToEmployer({ ...application, cvNotice: notScannedNotice }),
  receipt: applicationReceipt({ ...sentApplication, cvFilename: hostile }),
  'reply notice': applicationReplyNotice(sentApplication),
  'repeated application': applicationRepeated(sentApplication),
  reply: applicationReply({
    ...sentApplication,
    subject: hostile,
    body: hostile,
    contact: { name: hostile, email: 'ada@example.com' },
  }),
  'closed job': jobClosed({ ...sentApplication, reason: null, openJobsUrl: link }),
  'deleted job': jobDeleted({ ...sentApplication, reason: 'employer-left', openJobsUrl: link }),
  'one reminder': stillHiring(hostile, [hostileJob]),
  'two reminders': stillHiring(hostile, [hostileJob, hostileJob]),
  'paused job': jobPaused(hostile, [hostileJob]),
  'job contact': jobContact({ companyName: hostile, answerUrl: link }),
  'contact request': contactRequest({
    fullName: hostile,
    companyName: hostile,
    message: `${hostile}\n\nSecond paragraph.`,
    answerUrl: link,
  }),
  'contact response': contactResponse({ talentName: hostile, isAccepted: true, savedTalentsUrl: link }),
};

test.each(Object.entries(mails))('escapes hostile text in the mail "%s"', async (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
  // No characters that reorder or hide text.
  for (const part of [mail.subject, mail.text, mail.html])
    expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/);
  expect(mail.text).toContain('Spam');
  const raw = await renderMessage(mail);
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^bcc:/im);
  expect(raw).not.toMatch(/^x-evil:/im);
  const { to, from } = await PostalMime.parse(raw);
  expect(to).toMatchObject([{ address: 'robin@example.com' }]);
  expect(from).toMatchObject({ address: 'doorstep@example.com' });
});

test('the mail to the employer has the applicant, their CV and their address for replies', async () => {
  const mail = await PostalMime.parse(
    await renderMessage({ ...mails.employer, attachments: mails.employer.attachments ?? [] }),
  );
  expect(mail.replyTo).toMatchObject([{ address: 'ann@example.com' }]);
  expect(mail.text).toContain('18 or older: no');
  expect(mail.text).toContain('> Second paragraph.');
  expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
});

test('warns the employer about a CV only if it was not scanned for viruses', () => {
  const { employer, 'unscanned CV': unscanned } = mails;
  for (const part of [unscanned.text, unscanned.html])
    expect(part).toContain('The CV is attached. This file was not checked for viruses.');
  expect(employer.text).not.toContain('viruses');
});

test('the receipt explains its private link in text and HTML', () => {
  for (const part of [mails.receipt.text, mails.receipt.html]) {
    expect(part).toContain(link);
    expect(part).toContain('withdraw and delete it');
    expect(part).toContain('180 days');
  }
});

async function renderMessage(mail: object): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    ...mail,
    from: 'Doorstep <doorstep@example.com>',
    to: { name: '', address: 'robin@example.com' },
  });
  return String(message);
}

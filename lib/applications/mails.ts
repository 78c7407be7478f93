import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import type { Compose } from '@/lib/email/outbox';
import { applicationAnswer } from '@/lib/email/templates/application-answer';
import { applicationToEmployer } from '@/lib/email/templates/application-employer';
import { applicationNews } from '@/lib/email/templates/application-news';
import { applicationReceipt } from '@/lib/email/templates/application-receipt';
import { applicationRepeated } from '@/lib/email/templates/application-repeated';
import { jobClosed } from '@/lib/email/templates/job-closed';
import { jobGone } from '@/lib/email/templates/job-gone';
import { jobRemoved } from '@/lib/email/templates/job-removed';
import { env } from '@/lib/env';
import * as placeRoutes from '@/lib/place-routes';
import { closeReasons } from '@/lib/postings/manage/close-reason';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { cvExtension, cvMimeType, notScanned } from '@/lib/uploads/cv';
import { readStoredCv } from '@/lib/uploads/cv-store';
import { shared } from '@/messages/email';
import { fillTemplate } from './applicants/answer-templates';
import { goneReasons } from './gone-application';

/** How the mails of this room are written; what they say is read when they are sent, so that erased is erased. */
export const applicationMails: Readonly<Record<string, Compose>> = {
  'application-employer': withApplication(async (application, job) => {
    const extension = cvExtension(`.${application.cv_fileext}`);
    const content = await readStoredCv(application.cv_url);
    if (!extension || !Buffer.isBuffer(content))
      throw new Error(`The CV of ${application.id} is not readable.`);
    return applicationToEmployer({
      contactName: job.contact.name,
      jobTitle: job.title,
      jobUrl: absolute(routes.jobById(job.id)),
      applicantUrl: absolute(routes.applicant(job.id, application.id)),
      fullName: application.full_name,
      email: application.email,
      phone: application.phone,
      isAdult: application.is_adult,
      coverLetter: application.cover_letter,
      cv: { filename: application.cv_filename, content, contentType: cvMimeType(extension) },
      cvNotice: application.cv_scanned_at ? null : notScanned,
    });
  }),
  'application-receipt': withApplication(async (application, job, { manageToken }) => {
    if (!manageToken) throw new Error('A receipt without its secret.');
    return applicationReceipt({
      ...namesFor(application, job),
      cvFilename: application.proven_at === null ? null : application.cv_filename,
      manageUrl: absolute(routes.application(manageToken)),
    });
  }),
  'application-repeated': withApplication(async (application, job, { manageToken }) =>
    applicationRepeated({ ...namesFor(application, job), manageUrl: manageUrlOf(manageToken) }),
  ),
  'application-news': withApplication(async (application, job, { manageToken }) => {
    if (!manageToken) throw new Error('News without the way to it.');
    return applicationNews({
      ...namesFor(application, job),
      manageUrl: absolute(routes.application(manageToken)),
    });
  }),
  'application-answer': withApplication(async (application, job, { subject, body, manageToken }) => {
    if (!subject || !body) throw new Error('An answer without words.');
    const values = { name: application.full_name, job: job.title, company: job.company_name };
    return applicationAnswer({
      subject: fillTemplate(subject, values),
      body: fillTemplate(body, values),
      jobTitle: job.title,
      companyName: job.company_name,
      contact: { name: job.contact.name, email: await recipientOf(job.id) },
      manageUrl: manageUrlOf(manageToken),
    });
  }),
  'job-closed': withApplication(async (application, job, { manageToken }) =>
    jobClosed({
      ...namesFor(application, job),
      reason: job.close_reason,
      openJobsUrl: openJobsNear(job),
      manageUrl: manageUrlOf(manageToken),
    }),
  ),
  'job-removed': withApplication(async (application, job, { manageToken }) =>
    jobRemoved({
      ...namesFor(application, job),
      ...safeNames(job),
      openJobsUrl: openJobsNear(job),
      manageUrl: manageUrlOf(manageToken),
    }),
  ),
  'job-gone': async (payload) => {
    const { tokenHash, fullName, isProven, manageToken } = gonePayload.parse(payload);
    const { data: gone } = await adminClient()
      .from('gone_applications')
      .select('job_title, company_name, state_slug, city_slug, reason')
      .eq('token_hash', tokenHash)
      .maybeSingle()
      .throwOnError();
    if (!gone) return null;
    const job = { ...gone, title: gone.job_title };
    const reason = goneReasons.parse(gone.reason);
    return jobGone({
      ...namesFor({ full_name: fullName, proven_at: isProven ? '' : null }, job),
      ...(reason === 'taken-down' && safeNames(job)),
      reason,
      openJobsUrl: openJobsNear(gone),
      manageUrl: manageUrlOf(manageToken),
    });
  },
};

const gonePayload = z.object({
  tokenHash: z.string(),
  fullName: z.string(),
  isProven: z.boolean().default(false),
  manageToken: z.string().optional(),
});

/** Who, what and where; to an address that is not proven only as far as these can be names. */
function namesFor(
  { full_name, proven_at }: Pick<Application, 'full_name' | 'proven_at'>,
  { title, company_name }: { title: string; company_name: string },
) {
  if (proven_at !== null) return { fullName: full_name, jobTitle: title, companyName: company_name };
  return { fullName: mailName(full_name, shared.nameless.person), ...safeNames({ title, company_name }) };
}

/** A job's words as far as they can be names. */
const safeNames = ({ title, company_name }: { title: string; company_name: string }) => ({
  jobTitle: mailName(title, shared.nameless.job),
  companyName: mailName(company_name, shared.nameless.company),
});

/** The page of an application; null for an email that was written before emails had a link to it. */
const manageUrlOf = (manageToken: string | undefined) =>
  manageToken === undefined ? null : absolute(routes.application(manageToken));

/** The place's own list: it is never empty-handed, where a search for the same title often is. */
const openJobsNear = (job: { state_slug: string; city_slug: string }) =>
  absolute(job.city_slug === 'unknown' ? routes.search() : placeRoutes.city(job.state_slug, job.city_slug));

const payloadSchema = z.object({
  applicationId: z.guid(),
  manageToken: z.string().optional(),
  subject: z.string().optional(),
  body: z.string().optional(),
});
const contactSchema = z.object({ name: z.string(), email: z.string() });

type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;
type ContactedJob = NonNullable<Awaited<ReturnType<typeof readJob>>>;

function withApplication(
  write: (
    application: Application,
    job: ContactedJob,
    payload: z.output<typeof payloadSchema>,
  ) => Promise<Mail>,
): Compose {
  return async (raw) => {
    const payload = payloadSchema.parse(raw);
    const application = await readApplication(payload.applicationId);
    const job = application && (await readJob(application.job_id));
    return job ? write(application, job, payload) : null;
  };
}

/** Where replies about a job go: never to a contact who has not agreed to be one. */
async function recipientOf(jobId: string): Promise<string> {
  const { data } = await adminClient().rpc('job_recipient', { job_id: jobId }).throwOnError();
  if (!data) throw new Error(`Nobody to reply to for the job ${jobId}.`);
  return data;
}

async function readApplication(id: string) {
  const { data } = await adminClient()
    .from('applications')
    .select(
      'id, job_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext, proven_at, cv_scanned_at',
    )
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

async function readJob(id: string) {
  const { data } = await adminClient()
    .from('jobs')
    .select('id, title, company_name, contact, state_slug, city_slug, close_reason')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return (
    data && {
      ...data,
      contact: contactSchema.parse(data.contact),
      close_reason: closeReasons.find((reason) => reason === data.close_reason) ?? null,
    }
  );
}

const absolute = (path: string) => `${env().siteUrl}${path}`;

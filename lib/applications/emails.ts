import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/email/mail';
import type { ComposeMail } from '@/lib/email/outbox';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { applicationToEmployer } from '@/lib/email/templates/application-employer';
import { applicationReceipt } from '@/lib/email/templates/application-receipt';
import { applicationRepeated } from '@/lib/email/templates/application-repeated';
import { applicationReply } from '@/lib/email/templates/application-reply';
import { applicationReplyNotice } from '@/lib/email/templates/application-reply-notice';
import { jobClosed } from '@/lib/email/templates/job-closed';
import { jobDeleted } from '@/lib/email/templates/job-deleted';
import { jobRemoved } from '@/lib/email/templates/job-removed';
import { env } from '@/lib/env';
import * as placeRoutes from '@/lib/place-routes';
import { closeReasons } from '@/lib/postings/manage/close-reason';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { getCvExtension, getCvMimeType, notScannedNotice } from '@/lib/uploads/cv';
import { downloadStoredCv } from '@/lib/uploads/cv-store';
import { shared } from '@/messages/email';
import { fillTemplate } from './applicants/reply-templates';
import { deletedReasons } from './deleted-application';

/** Composes the emails about applications. Contents are read at send time, so deleted data is never sent. */
export const applicationEmails: Readonly<Record<string, ComposeMail>> = {
  'application-employer': withApplication(async (application, job) => {
    const extension = getCvExtension(`.${application.cv_fileext}`);
    const content = await downloadStoredCv(application.cv_url);
    if (!extension || !Buffer.isBuffer(content))
      throw new Error(`The CV of ${application.id} is not readable.`);
    return applicationToEmployer({
      contactName: job.contact.name,
      jobTitle: job.title,
      jobUrl: toAbsoluteUrl(routes.jobById(job.id)),
      applicantUrl: toAbsoluteUrl(routes.applicant(job.id, application.id)),
      fullName: application.full_name,
      email: application.email,
      phone: application.phone,
      isAdult: application.is_adult,
      coverLetter: application.cover_letter,
      cv: { filename: application.cv_filename, content, contentType: getCvMimeType(extension) },
      cvNotice: application.cv_scanned_at ? null : notScannedNotice,
    });
  }),
  'application-receipt': withApplication(async (application, job, { manageToken }) => {
    if (!manageToken) throw new Error('The receipt has no token.');
    return applicationReceipt({
      ...toEmailNames(application, job),
      cvFilename: application.email_verified_at === null ? null : application.cv_filename,
      manageUrl: toAbsoluteUrl(routes.application(manageToken)),
    });
  }),
  'application-repeated': withApplication(async (application, job, { manageToken }) =>
    applicationRepeated({ ...toEmailNames(application, job), manageUrl: toManageUrl(manageToken) }),
  ),
  'application-news': withApplication(async (application, job, { manageToken }) => {
    if (!manageToken) throw new Error('The reply notice has no token.');
    return applicationReplyNotice({
      ...toEmailNames(application, job),
      manageUrl: toAbsoluteUrl(routes.application(manageToken)),
    });
  }),
  'application-answer': withApplication(async (application, job, { subject, body, manageToken }) => {
    if (!subject || !body) throw new Error('The reply has no text.');
    const values = { name: application.full_name, job: job.title, company: job.company_name };
    return applicationReply({
      subject: fillTemplate(subject, values),
      body: fillTemplate(body, values),
      jobTitle: job.title,
      companyName: job.company_name,
      contact: { name: job.contact.name, email: await getRecipient(job.id) },
      manageUrl: toManageUrl(manageToken),
    });
  }),
  'job-closed': withApplication(async (application, job, { manageToken }) =>
    jobClosed({
      ...toEmailNames(application, job),
      reason: job.close_reason,
      openJobsUrl: toOpenJobsUrl(job),
      manageUrl: toManageUrl(manageToken),
    }),
  ),
  'job-removed': withApplication(async (application, job, { manageToken }) =>
    jobRemoved({
      ...toEmailNames(application, job),
      ...toSafeNames(job),
      openJobsUrl: toOpenJobsUrl(job),
      manageUrl: toManageUrl(manageToken),
    }),
  ),
  'job-gone': async (payload) => {
    const { tokenHash, fullName, isVerified, manageToken } = deletedJobPayloadSchema.parse(payload);
    const { data: deleted } = await serviceClient()
      .from('deleted_applications')
      .select('job_title, company_name, state_slug, city_slug, reason')
      .eq('token_hash', tokenHash)
      .maybeSingle()
      .throwOnError();
    if (!deleted) return null;
    const job = { ...deleted, title: deleted.job_title };
    const reason = deletedReasons.parse(deleted.reason);
    return jobDeleted({
      ...toEmailNames({ full_name: fullName, email_verified_at: isVerified ? '' : null }, job),
      ...(reason === 'taken-down' && toSafeNames(job)),
      reason,
      openJobsUrl: toOpenJobsUrl(deleted),
      manageUrl: toManageUrl(manageToken),
    });
  },
};

const deletedJobPayloadSchema = z.object({
  tokenHash: z.string(),
  fullName: z.string(),
  isVerified: z.boolean().default(false),
  manageToken: z.string().optional(),
});

/**
 * The names in an email. For an unverified address they are sanitized, so that strangers can't use them to send
 * messages through us.
 */
function toEmailNames(
  { full_name, email_verified_at }: Pick<Application, 'full_name' | 'email_verified_at'>,
  { title, company_name }: { title: string; company_name: string },
) {
  if (email_verified_at !== null) return { fullName: full_name, jobTitle: title, companyName: company_name };
  return {
    fullName: sanitizeMailName(full_name, shared.fallbackNames.person),
    ...toSafeNames({ title, company_name }),
  };
}

/** A job's title and company name, sanitized. */
const toSafeNames = ({ title, company_name }: { title: string; company_name: string }) => ({
  jobTitle: sanitizeMailName(title, shared.fallbackNames.job),
  companyName: sanitizeMailName(company_name, shared.fallbackNames.company),
});

/** The URL of an application's page; null for an email without a token, queued by an older version. */
const toManageUrl = (manageToken: string | undefined) =>
  manageToken === undefined ? null : toAbsoluteUrl(routes.application(manageToken));

/** The URL of all jobs in the job's city, because a search for the same title often has no results. */
const toOpenJobsUrl = (job: { state_slug: string; city_slug: string }) =>
  toAbsoluteUrl(
    job.city_slug === 'unknown' ? routes.search() : placeRoutes.city(job.state_slug, job.city_slug),
  );

const payloadSchema = z.object({
  applicationId: z.guid(),
  manageToken: z.string().optional(),
  subject: z.string().optional(),
  body: z.string().optional(),
});
const contactSchema = z.object({ name: z.string(), email: z.string() });

type Application = NonNullable<Awaited<ReturnType<typeof getApplication>>>;
type JobWithContact = NonNullable<Awaited<ReturnType<typeof getJob>>>;

/** Creates a composer that gets the application and its job. It sends no email if one of them was deleted. */
function withApplication(
  compose: (
    application: Application,
    job: JobWithContact,
    payload: z.output<typeof payloadSchema>,
  ) => Promise<Mail>,
): ComposeMail {
  return async (raw) => {
    const payload = payloadSchema.parse(raw);
    const application = await getApplication(payload.applicationId);
    const job = application && (await getJob(application.job_id));
    return job ? compose(application, job, payload) : null;
  };
}

/** The address for replies about a job: the confirmed contact, else the account. Throws if there is none. */
async function getRecipient(jobId: string): Promise<string> {
  const { data } = await serviceClient().rpc('job_recipient', { job_id: jobId }).throwOnError();
  if (!data) throw new Error(`The job ${jobId} has no recipient for replies.`);
  return data;
}

async function getApplication(id: string) {
  const { data } = await serviceClient()
    .from('applications')
    .select(
      'id, job_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext, email_verified_at, cv_scanned_at',
    )
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

async function getJob(id: string) {
  const { data } = await serviceClient()
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

const toAbsoluteUrl = (path: string) => `${env().siteUrl}${path}`;

import { type JobRow, toJob } from '@/lib/jobs/job-row';
import { asSoonAsPossible } from '@/lib/jobs/job-start';
import { parseJsonColumn } from '@/lib/supabase/json-column';
import type { Insert } from '@/lib/supabase/types';
import { toHold } from '@/lib/trust/hold';
import { toExpiresAt } from './expiry';
import type { JobContact, Posting } from './posting';
import type { PostingInput } from './schema';

type PostingRow = JobRow & { contact: unknown; applications: number; hold: unknown };

/** Converts the result of `get_my_job`. */
export function toPosting(row: PostingRow): Posting {
  return {
    ...toJob(row),
    contact: toContact(row.contact),
    applicationCount: Number(row.applications),
    hold: toHold(row.hold),
  };
}

/** Converts a stored contact. A missing name or email becomes an empty text. */
export function toContact(stored: unknown): JobContact {
  const contact = parseJsonColumn(stored) as Partial<JobContact>;
  return {
    name: contact.name ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? null,
    title: contact.title ?? null,
  };
}

/** Converts a posting's fields to columns. The salary is null without an amount (specification, section 5). */
export function toJobColumns(fields: PostingInput, now: Date) {
  const { salaryMin: min, salaryMax: max, currency = 'USD', period = 'year' } = fields;
  return {
    title: fields.title,
    type: fields.type,
    location: fields.location,
    description: fields.description,
    salary: min === null && max === null ? null : { min, max, currency, period },
    schedule: fields.schedule,
    hours_per_week_min: fields.hoursMin,
    hours_per_week_max: fields.hoursMax,
    benefits: fields.benefits,
    has_tips: fields.hasTips,
    minimum_age: fields.minimumAge,
    // If only a day is entered, without a choice, the day counts.
    starts_on: fields.start === 'soon' ? asSoonAsPossible : fields.startsOn,
    tags: fields.tags,
    contact: {
      name: fields.contactName,
      email: fields.contactEmail,
      phone: fields.contactPhone,
      title: fields.contactTitle,
    },
    application_url: fields.applicationUrl,
    // A blank last day keeps the current one. For a new job it is the database's default.
    ...(fields.expiresOn !== null && { expires_at: toExpiresAt(fields.expiresOn, now) }),
  } satisfies Partial<Insert<'jobs'>>;
}

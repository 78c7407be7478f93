import { type JobRow, toJob } from '@/lib/jobs/job-row';
import { asSoonAsPossible } from '@/lib/jobs/job-start';
import { parseJsonColumn } from '@/lib/supabase/json-column';
import type { Insert } from '@/lib/supabase/types';
import { toHold } from '@/lib/trust/hold';
import { endOfDay } from './expiry';
import type { JobContact, Posting } from './posting';
import type { PostedFields } from './schema';

type PostingRow = JobRow & { contact: unknown; applications: number; hold: unknown };

/** What `my_job` answers as its poster reads it. */
export function toPosting(row: PostingRow): Posting {
  return {
    ...toJob(row),
    contact: toContact(row.contact),
    applicationCount: Number(row.applications),
    hold: toHold(row.hold),
  };
}

/** A stored contact. */
export function toContact(stored: unknown): JobContact {
  const contact = parseJsonColumn(stored) as Partial<JobContact>;
  return {
    name: contact.name ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? null,
    title: contact.title ?? null,
  };
}

/** What a posting says, as columns. The salary is an object only if an amount is given (section 5). */
export function toJobColumns(fields: PostedFields, now: Date) {
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
    // Who typed a day and chose nothing means that day.
    starts_on: fields.start === 'soon' ? asSoonAsPossible : fields.startsOn,
    tags: fields.tags,
    contact: {
      name: fields.contactName,
      email: fields.contactEmail,
      phone: fields.contactPhone,
      title: fields.contactTitle,
    },
    application_url: fields.applicationUrl,
    // Not named, it stays what it is; for a new job, the default of the database.
    ...(fields.expiresOn !== null && { expires_at: endOfDay(fields.expiresOn, now) }),
  } satisfies Partial<Insert<'jobs'>>;
}

import type { JobType } from '../../../lib/employment/job-type.ts';
import { slugify } from '../../../lib/slug.ts';
import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { demoId } from '../ids.ts';
import type { Random } from '../random.ts';
import type { Company } from './company.ts';
import { describeJob, isSkilled } from './description.ts';
import { industries, type Occupation, split, texts } from './lists.ts';
import { choosePay } from './pay.ts';
import { chooseShift, toSchedule } from './shifts.ts';

export type JobRow = TablesInsert<'jobs'> & { status: 'open' | 'paused' | 'closed' };

const minutesPerDay = 24 * 60;
/** The mean of exponentially distributed ages. */
export const meanAgeMinutes = 9 * minutesPerDay;
/** Older postings would have been removed from the site (D20). */
const maxAgeMinutes = 70 * minutesPerDay;

type JobOptions = { key: string | number; employerId: string; now: Date; title?: string };

/** A posting of a company as a row of `jobs`. With a `title` it has the occupation's usual type. */
export function createJob(
  company: Company,
  occupation: Occupation,
  options: JobOptions,
  random: Random,
): JobRow {
  const { name, shop, location, contact } = company;
  const type = options.title ? occupation.type : chooseType(occupation, random);
  const shift = chooseShift(occupation, shop, type, random);
  const schedule = shift ? toSchedule(shift) : [];
  const title = options.title ?? chooseTitle(occupation, schedule, type, random);
  const times = chooseTimes(random);
  return {
    id: demoId('job', options.key),
    employer_id: options.employerId,
    // No real posting's slug has this suffix.
    slug: `${slugify(title)}-d${options.key}`,
    title,
    company_name: name,
    company_description: company.description,
    industry: shop.industry,
    location,
    description: describeJob(company, occupation, { title, type, shift }, random),
    type,
    salary: choosePay(occupation, type, location.address.state, random),
    contact,
    tags: chooseTags(occupation, schedule, type, random),
    application_url:
      company.usesExternalApply && type !== 'volunteer'
        ? `https://example.com/${slugify(name)}/careers/${slugify(title)}`
        : null,
    schedule,
    hours_per_week_min: shift?.hours[0] ?? null,
    hours_per_week_max: shift?.hours[1] ?? null,
    benefits: chooseBenefits(occupation, type, random),
    has_tips: occupation.hasTips ?? false,
    minimum_age: occupation.minimumAge ?? null,
    starts_on: random.chance(0.4) ? toDay(options.now, random.chance(0.5) ? 0 : random.int(7, 35)) : null,
    is_demo: true,
    ...toTimes(options.now, times),
  };
}

// Annual pay implies full-time work.
function chooseType({ type, pay }: Occupation, random: Random): JobType {
  if (pay?.[2] === 'year') return type;
  if (type === 'full-time' && random.chance(0.13))
    return random.pick(['part-time', 'part-time', 'contract', 'temporary']);
  if (type === 'part-time' && random.chance(0.12)) return random.pick(['full-time', 'temporary']);
  return type;
}

function chooseTitle(occupation: Occupation, schedule: string[], type: JobType, random: Random): string {
  const { title } = occupation;
  if (random.chance(0.78) || type === 'volunteer' || type === 'internship') return title;
  if (schedule.some((part) => part.endsWith('night'))) return `Night Shift ${title}`;
  if (schedule.length > 0 && schedule.every((part) => /^(fri|sat|sun)/.test(part))) return `Weekend ${title}`;
  if (type === 'temporary') return `${occupation.type === type ? 'Seasonal' : 'Temporary'} ${title}`;
  if (type !== 'full-time') return `${title}, ${type === 'contract' ? 'Contract' : 'Part-Time'}`;
  if (!isSkilled(occupation) || /Manager|Supervisor|Apprentice|Assistant|Head/.test(title)) return title;
  return `${/Construction|Manufacturing/.test(occupation.industry) ? 'Lead' : 'Senior'} ${title}`;
}

function chooseTags(occupation: Occupation, schedule: string[], type: JobType, random: Random): string[] {
  const tags = new Set(occupation.tags);
  if (schedule.some((part) => part.endsWith('night'))) tags.add('night-shift');
  if (schedule.some((part) => part.startsWith('sat'))) tags.add('weekends');
  if (type === 'temporary') tags.add('temporary');
  if (random.chance(0.5) && !isSkilled(occupation)) tags.add(random.pick(split(texts.job.tags)));
  return [...tags];
}

function chooseBenefits({ industry }: Occupation, type: JobType, random: Random): string[] {
  if (type === 'volunteer' || random.chance(0.2)) return [];
  const lists = [texts.job.benefits.any, industries[industry].benefits];
  if (type === 'full-time') lists.unshift(texts.job.benefits['full-time']);
  return random.sample(lists.flatMap(split), random.int(1, type === 'full-time' ? 5 : 3));
}

/** Times since the posting (`ageMinutes`) and its closing (`closedAgeMinutes`); `lifeDays` from posting to expiry. */
export type Times = {
  status: JobRow['status'];
  ageMinutes: number;
  lifeDays: number;
  closedAgeMinutes?: number;
};

function chooseTimes(random: Random): Times {
  const ageMinutes = 4 + Math.round(random.exponential(meanAgeMinutes) % maxAgeMinutes);
  const lifeDays = random.pick([30, 30, 30, 30, 30, 30, 30, 14, 21, 45, 60]);
  const roll = random.next();
  if (roll >= 0.05) return { status: roll < 0.075 ? 'paused' : 'open', ageMinutes, lifeDays };
  const openMinutes = Math.min(ageMinutes, lifeDays * minutesPerDay) * random.next();
  return { status: 'closed', ageMinutes, lifeDays, closedAgeMinutes: ageMinutes - openMinutes };
}

export function toTimes(now: Date, { status, ageMinutes, lifeDays, closedAgeMinutes }: Times) {
  const createdAt = toTime(now, ageMinutes);
  return {
    status,
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: toTime(now, ageMinutes - lifeDays * minutesPerDay),
    closed_at: closedAgeMinutes === undefined ? null : toTime(now, closedAgeMinutes),
  };
}

/** The time `ageMinutes` before `now`, ISO 8601. */
export const toTime = (now: Date, ageMinutes: number): string =>
  new Date(now.getTime() - ageMinutes * 60_000).toISOString();

/** The day `days` after `now`, YYYY-MM-DD. */
export const toDay = (now: Date, days: number): string => toTime(now, -days * minutesPerDay).slice(0, 10);

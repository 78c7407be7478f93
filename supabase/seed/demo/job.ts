import type { Industry } from '../../../lib/employment/industry.ts';
import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Salary } from '../../../lib/employment/salary.ts';
import type { Address, Place } from '../../../lib/places/place.ts';
import { slugify } from '../../../lib/slug.ts';
import { demoId } from '../ids.ts';
import type { Random } from '../random.ts';
import { chooseBenefits } from './benefits.ts';
import type { Company } from './company.ts';
import { minimumAges, tippedTitles } from './demands.ts';
import { describeJob } from './description.ts';
import type { Occupation } from './occupations.ts';
import { choosePay } from './pay.ts';
import { fictionalPhone } from './people.ts';
import { chooseShifts } from './shifts.ts';

export type Contact = { name: string; email: string; phone: string | null; title: string | null };

/** A job of the demonstration. Times are counted back from the moment of loading. */
export type DemoJob = {
  id: string;
  title: string;
  industry: Industry;
  location: Place;
  description: string;
  type: JobType;
  salary: Salary | null;
  contact: Contact;
  tags: string[];
  applicationUrl: string | null;
  schedule: string[];
  hoursPerWeek: { min: number; max: number } | null;
  benefits: string[];
  hasTips: boolean;
  minimumAge: number | null;
  /** Days from loading to the first day of work; 0 is as soon as possible, null says nothing. */
  startsInDays: number | null;
  status: 'open' | 'paused' | 'closed';
  ageMinutes: number;
  /** From posting to expiry. */
  lifeDays: number;
  /** Minutes before loading at which it was closed; null for the others. */
  closedMinutesAgo: number | null;
};

/** What an employer's postings have in common. */
export type Hirer = { contact: Contact; appliesElsewhere: boolean };

/** How old a posting is on average; ages thin out exponentially. */
export const meanAgeMinutes = 9 * 24 * 60;
/** Older ones would have left the site for good (D20). */
const maxAgeMinutes = 70 * 24 * 60;
const minutesPerDay = 24 * 60;

export function postJob(
  key: string,
  company: Company,
  hirer: Hirer,
  occupation: Occupation,
  random: Random,
  fixed: { title?: string; type?: JobType } = {},
): DemoJob {
  const type = fixed.type ?? chooseType(occupation, random);
  const { schedule, hoursPerWeek, sentence } = chooseShifts(occupation, company.kind, type, random);
  const hasTips = tippedTitles.has(occupation.title);
  const minimumAge = minimumAges[occupation.title] ?? null;
  const salary = choosePay(occupation, company.town.state, random);
  const title = fixed.title ?? chooseTitle(occupation, schedule, type, random);
  return {
    id: demoId('job', key),
    title,
    industry: company.industry,
    location: companyPlace(company),
    description: describeJob(
      company,
      occupation,
      { title, type, shiftSentence: sentence, hasTips, minimumAge, isPaid: type !== 'volunteer' },
      random,
    ),
    type,
    salary,
    contact: hirer.contact,
    tags: chooseTags(occupation, schedule, type, random),
    applicationUrl:
      hirer.appliesElsewhere && type !== 'volunteer'
        ? `https://example.com/${slugify(company.name)}/careers/${slugify(title)}`
        : null,
    schedule,
    hoursPerWeek,
    benefits: chooseBenefits(occupation.category, type, random),
    hasTips,
    minimumAge,
    ...withStart(chooseTimes(random)),
  };
}

/** Where a company is, in the stored shape. */
export function companyPlace({ town, spot, street }: Company): Place {
  const address: Address = {
    city: town.name,
    state: town.state,
    country: 'United States',
    street,
    zipCode: spot.zip,
    neighborhood: spot.neighborhood,
  };
  return { coordinates: { lat: spot.lat, lng: spot.lng }, address };
}

/** Who answers for a company's postings. */
export function hireFor(company: Company, name: { full: string; first: string }, random: Random): Hirer {
  const mailbox = random.pick(['jobs', 'hiring', 'careers', 'hello', slugify(name.first) || 'office']);
  return {
    contact: {
      name: name.full,
      email: `${mailbox}@${company.mailDomain}`,
      phone: random.chance(0.7) ? fictionalPhone(random) : null,
      title: random.chance(0.85) ? random.pick(contactTitles[company.scale]) : null,
    },
    appliesElsewhere: random.chance(company.scale === 'shop' ? 0.04 : 0.2),
  };
}

const contactTitles: Record<Company['scale'], readonly string[]> = {
  shop: ['Owner', 'Owner', 'General Manager', 'Co-owner', 'Shop Manager'],
  firm: ['Hiring Manager', 'Human Resources', 'Recruiter', 'Operations Manager', 'Team Lead'],
  public: ['Human Resources', 'Program Director', 'Hiring Coordinator'],
};

function chooseType({ type }: Occupation, random: Random): JobType {
  if (type === 'full-time' && random.chance(0.13))
    return random.pick(['part-time', 'part-time', 'contract', 'temporary']);
  if (type === 'part-time' && random.chance(0.12)) return random.pick(['full-time', 'temporary']);
  return type;
}

function chooseTitle(
  { title, category }: Occupation,
  schedule: readonly string[],
  type: JobType,
  random: Random,
): string {
  if (!random.chance(0.22) || title.startsWith('Volunteer') || title.endsWith('Intern')) return title;
  const isNight = schedule.some((part) => part.endsWith('-night'));
  const isWeekend = schedule.length > 0 && schedule.every((part) => /^(fri|sat|sun)/.test(part));
  if (isNight) return random.pick([`${title}, Nights`, `Night Shift ${title}`]);
  if (isWeekend) return `Weekend ${title}`;
  if (type === 'temporary') return `Seasonal ${title}`;
  if (type !== 'full-time') return `${title}, Part-Time`;
  if (/Manager|Supervisor|Apprentice|Assistant|Aide|Head/.test(title)) return title;
  const rank = ranks[category];
  return rank ? `${rank} ${title}` : `${title}, Full-Time`;
}

const ranks: Partial<Record<Industry, string>> = {
  Technology: 'Senior',
  Finance: 'Senior',
  Construction: 'Lead',
  Manufacturing: 'Lead',
};

function chooseTags(
  { tags }: Occupation,
  schedule: readonly string[],
  type: JobType,
  random: Random,
): string[] {
  const extra = [
    ...(schedule.some((part) => part.endsWith('-night')) ? ['night-shift'] : []),
    ...(schedule.some((part) => part.startsWith('sat')) ? ['weekends'] : []),
    ...(type === 'temporary' ? ['seasonal'] : []),
    ...random.some(
      ['entry-level', 'bilingual', 'team-player', 'walk-to-work', 'second-chance'],
      random.int(0, 1),
    ),
  ];
  return [...new Set([...tags, ...extra])];
}

/** Two in ten begin as soon as possible, two on a day. */
function withStart(times: ReturnType<typeof chooseTimes>) {
  const kind = times.ageMinutes % 10;
  return { ...times, startsInDays: kind < 2 ? 0 : kind < 4 ? 7 + (times.ageMinutes % 29) : null };
}

/** Ages thin out evenly backwards; of what is older than its own life, most stays open until it expires. */
function chooseTimes(
  random: Random,
): Pick<DemoJob, 'status' | 'ageMinutes' | 'lifeDays' | 'closedMinutesAgo'> {
  const ageMinutes = 4 + Math.round(random.exponential(meanAgeMinutes) % maxAgeMinutes);
  const lifeDays = random.weighted([
    [30, 78],
    [14, 6],
    [21, 6],
    [45, 6],
    [60, 4],
  ]);
  const fate = random.next();
  if (fate < 0.05) {
    const openMinutes = Math.min(ageMinutes, lifeDays * minutesPerDay) * random.next();
    return { status: 'closed', ageMinutes, lifeDays, closedMinutesAgo: Math.round(ageMinutes - openMinutes) };
  }
  return { status: fate < 0.075 ? 'paused' : 'open', ageMinutes, lifeDays, closedMinutesAgo: null };
}

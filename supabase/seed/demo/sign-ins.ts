import { slugify } from '../../../lib/slug.ts';
import { objectPath } from '../../../lib/uploads/file-name.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import type { Company } from './company.ts';
import type { DemoEmployer } from './employers.ts';
import { companyPlace, type DemoJob, type Hirer, postJob } from './job.ts';
import { occupations } from './occupations.ts';
import { fictionalPhone, personName } from './people.ts';
import type { PlaceStock, Spot, Town } from './place-stock.ts';
import type { DemoTalent } from './talents.ts';

/** The two accounts that a visitor of the demonstration can sign in to. Not secret: they are printed at start. */
export const demoPassword = 'doorstep-demo';
export const employerEmail = 'employer@demo.doorstep.example';
export const seekerEmail = 'seeker@demo.doorstep.example';

export const demoEmployerId = demoId('sign-in', 'employer');
export const demoSeekerId = demoId('sign-in', 'seeker');

export type DemoApplication = {
  id: string;
  jobId: string;
  /** Null for guests. */
  applicantId: string | null;
  fullName: string;
  dateOfBirth: string;
  email: string;
  phone: string;
  coverLetter: string;
  cvFilename: string;
  cvPath: string;
  status: 'new' | 'seen' | 'shortlisted' | 'rejected' | 'hired';
  ageMinutes: number;
};

type Posting = {
  occupation: string;
  title: string;
  ageHours: number;
  status: DemoJob['status'];
  closedHoursAgo?: number;
  lifeDays?: number;
  applicants: number;
};

// An ordinary month of a bakery: some postings just out, some with a pile of letters, some over.
const postings: readonly Posting[] = [
  { occupation: 'Barista', title: 'Barista', ageHours: 7, status: 'open', applicants: 2 },
  { occupation: 'Baker', title: 'Early Morning Baker', ageHours: 52, status: 'open', applicants: 5 },
  {
    occupation: 'Retail Sales Associate',
    title: 'Counter Help, Weekends',
    ageHours: 99,
    status: 'open',
    applicants: 6,
  },
  { occupation: 'Pastry Cook', title: 'Pastry Cook', ageHours: 170, status: 'open', applicants: 4 },
  {
    occupation: 'Delivery Driver',
    title: 'Bread Delivery Driver',
    ageHours: 230,
    status: 'open',
    applicants: 2,
  },
  { occupation: 'Dishwasher', title: 'Dishwasher', ageHours: 28, status: 'open', applicants: 0 },
  {
    occupation: 'Bookkeeper',
    title: 'Bookkeeper, One Day a Week',
    ageHours: 310,
    status: 'open',
    applicants: 1,
  },
  { occupation: 'Marketing Intern', title: 'Marketing Intern', ageHours: 400, status: 'open', applicants: 0 },
  { occupation: 'Line Cook', title: 'Brunch Cook', ageHours: 420, status: 'paused', applicants: 2 },
  {
    occupation: 'Barista',
    title: 'Lead Barista',
    ageHours: 500,
    status: 'closed',
    closedHoursAgo: 60,
    applicants: 3,
  },
  {
    occupation: 'Catering Assistant',
    title: 'Catering Assistant',
    ageHours: 610,
    status: 'closed',
    closedHoursAgo: 190,
    applicants: 0,
  },
  {
    occupation: 'Assistant Store Manager',
    title: 'Assistant Shop Manager',
    ageHours: 520,
    status: 'open',
    lifeDays: 20,
    applicants: 0,
  },
];

/** The employer's account: a bakery in San Francisco with a dozen postings and the applications to them. */
export function demoEmployer(stock: PlaceStock): { employer: DemoEmployer; applications: DemoApplication[] } {
  const random = createRandom(seedOf('sign-in', 'employer'));
  const company = foghornBakery(stock);
  const hirer: Hirer = {
    contact: {
      name: 'Dana Whitfield',
      email: `hiring@${company.mailDomain}`,
      phone: '(415) 555-0142',
      title: 'Owner',
    },
    appliesElsewhere: false,
  };
  const jobs = postings.map((posting, index) => {
    const occupation = occupations.find(({ title }) => title === posting.occupation);
    if (!occupation) throw new Error(`There is no occupation '${posting.occupation}'.`);
    const { title } = posting;
    const job = postJob(`foghorn-${index + 1}`, company, hirer, occupation, random, {
      title,
      type: occupation.type,
    });
    return {
      ...job,
      status: posting.status,
      ageMinutes: posting.ageHours * 60 + random.int(0, 50),
      lifeDays: posting.lifeDays ?? 30,
      closedMinutesAgo: posting.closedHoursAgo === undefined ? null : posting.closedHoursAgo * 60,
    };
  });
  const employer: DemoEmployer = {
    userId: demoEmployerId,
    profileId: demoId('sign-in', 'employer profile'),
    email: employerEmail,
    password: demoPassword,
    companyName: company.name,
    companyDescription: company.description,
    industry: company.industry,
    location: companyPlace(company),
    jobs,
  };
  return { employer, applications: applyToAll(jobs, random) };
}

/** The job seeker's account, around the corner from the bakery. */
export function demoSeeker(stock: PlaceStock): DemoTalent & { password: string } {
  const { town, neighborhood } = missionDistrict(stock);
  return {
    userId: demoSeekerId,
    profileId: demoId('sign-in', 'seeker profile'),
    email: seekerEmail,
    password: demoPassword,
    fullName: 'Sofía Ramírez',
    headline: 'Barista and baker, early riser',
    bio:
      'Six years behind the bar and two at the oven, most of them within a bus ride of home. ' +
      'I like small teams, regulars and the hour before a shop opens. Looking for mornings, four or five days a week.',
    skills: ['bread', 'customer service', 'espresso', 'latte art', 'pastry', 'spanish'],
    experienceYears: 8,
    desiredJobTypes: ['full-time', 'part-time'],
    desiredSalary: { min: 21, max: 26, currency: 'USD', period: 'hour' },
    location: {
      coordinates: { lat: 37.75212, lng: -122.41843 },
      address: {
        city: town.name,
        state: town.state,
        country: 'United States',
        street: null,
        zipCode: '94110',
        neighborhood: neighborhood,
      },
    },
    searchRadiusKm: 10,
    availableInDays: 14,
    ageMinutes: 21 * 24 * 60,
  };
}

function foghornBakery(stock: PlaceStock): Company {
  const { town, neighborhood } = missionDistrict(stock);
  const spot: Spot = { lat: 37.75985, lng: -122.41482, neighborhood, zip: '94110' };
  return {
    name: 'Foghorn Bakery & Coffee',
    description:
      'Foghorn bakes bread, pastry and very good morning buns in the Mission, and pours coffee next to it. ' +
      'We opened in 2011 with one oven and four people; now there are twenty-three of us and two ovens. ' +
      'Everybody learns the counter, and everybody takes bread home.',
    industry: 'Hospitality',
    scale: 'shop',
    kind: 'bakery',
    phrase: 'neighborhood bakery',
    town,
    spot,
    street: '2455 Harrison St',
    mailDomain: 'foghorn-bakery.example.com',
  };
}

function missionDistrict(stock: PlaceStock): { town: Town; neighborhood: string | null } {
  const town = stock.towns.find(({ name, state }) => name === 'San Francisco' && state === 'California');
  if (!town) throw new Error('The gazetteer has no San Francisco, where the demo accounts live.');
  const neighborhood = town.neighborhoods.find(({ name }) => name.startsWith('Mission'));
  return { town, neighborhood: neighborhood?.name ?? null };
}

function applyToAll(jobs: readonly DemoJob[], random: Random): DemoApplication[] {
  return jobs.flatMap((job, jobIndex) =>
    Array.from({ length: postings[jobIndex]?.applicants ?? 0 }, (_, index) => {
      const isSeeker = index === 0 && (job.title === 'Early Morning Baker' || job.title === 'Barista');
      return apply(job, jobIndex * 100 + index, isSeeker, random);
    }),
  );
}

// A moment in the past, so that no upload of today can have the name.
const firstCvTime = Date.UTC(2024, 0, 1);

function apply(job: DemoJob, number: number, isSeeker: boolean, random: Random): DemoApplication {
  const name = isSeeker ? { full: 'Sofía Ramírez', first: 'Sofía' } : personName(random);
  const ageMinutes = 40 + Math.floor(random.next() * (Math.min(job.ageMinutes, 14 * 24 * 60) - 60));
  const handle = slugify(name.full).replaceAll('-', '.');
  const cvFilename = `${name.full} resume.pdf`;
  return {
    id: demoId('application', number),
    jobId: job.id,
    applicantId: isSeeker ? demoSeekerId : null,
    fullName: name.full,
    dateOfBirth: `${random.int(1962, 2006)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    email: isSeeker ? seekerEmail : `${handle}.${random.int(10, 99)}@example.com`,
    phone: fictionalPhone(random),
    coverLetter: coverLetter(job, name.first, random),
    cvFilename,
    cvPath: objectPath('cvs', cvFilename, 'pdf', firstCvTime + number),
    status: progress(job, ageMinutes, random),
    ageMinutes,
  };
}

// Letters of today are unread, those to a closed posting are answered.
function progress(job: DemoJob, ageMinutes: number, random: Random): DemoApplication['status'] {
  if (job.status === 'closed') return random.pick(['hired', 'rejected', 'rejected']);
  if (ageMinutes < 36 * 60) return 'new';
  return random.pick(['new', 'seen', 'seen', 'shortlisted', 'shortlisted', 'rejected']);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function coverLetter({ title }: DemoJob, first: string, random: Random): string {
  const greeting = random.pick(['Hello Dana,', 'Dear Dana Whitfield,', 'Good morning,', 'Hi,']);
  const why = random.pick([
    `I saw “${title}” in the window first and here second. I live nine blocks away and have been buying your morning buns since I moved here.`,
    `I would like to apply as ${title}. I have done similar work for three years, most recently at a place that closed in the spring.`,
    `A friend works two doors down and told me that you are looking. I am looking too, for something I can walk to.`,
    `I am between jobs and would like to do something with my hands again. “${title}” sounds right to me.`,
  ]);
  const what = random.pick([
    'I am used to starting early and to standing. I keep things clean without being asked, and I am nice to people who are not yet awake.',
    'I learn fast, I do not mind repeating a thing until it is right, and I have never missed an opening shift.',
    'In my last job I trained four new people and closed three nights a week. My old manager is happy to talk to you.',
    'I speak Spanish and English, have a food handler card, and can lift a sack of flour.',
  ]);
  const when = random.pick([
    'I could come by any afternoon this week.',
    'I can start in two weeks, sooner for a trial day.',
    'Mornings are best for me, but I am flexible.',
  ]);
  return `${greeting}\n\n${why}\n\n${what}\n\n${when}\n\nThank you,\n${first}`;
}

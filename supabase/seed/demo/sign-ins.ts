import { slugify } from '../../../lib/slug.ts';
import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { toObjectPath } from '../../../lib/uploads/filename.ts';
import { demoId } from '../ids.ts';
import { createRandom, createSeed, type Random } from '../random.ts';
import { type Company, toPlace } from './company.ts';
import { type DemoEmployer, toProfile } from './employers.ts';
import { fillText } from './fill-text.ts';
import { createJob, type JobRow, toDay, toTime, toTimes } from './job.ts';
import { getShop, getState, occupations, signIns, texts } from './lists.ts';
import { createName, createPhone, getFirstName } from './people.ts';
import type { PlacePool } from './place-pool.ts';
import type { DemoTalent } from './talents.ts';

/** The public accounts of the demonstration, printed at start. */
export const demoPassword = 'doorstep-demo';
export const employerEmail = 'employer@demo.doorstep.example';
export const seekerEmail = 'seeker@demo.doorstep.example';
export const adminEmail = 'admin@demo.doorstep.example';

export const demoEmployerId = demoId('sign-in', 'employer');
export const demoSeekerId = demoId('sign-in', 'seeker');
export const demoAdminId = demoId('sign-in', 'admin');

export type DemoApplication = TablesInsert<'applications'> & { id: string; created_at: string };

/** The employer's account: a bakery in San Francisco with a dozen postings and the applications to them. */
export function createDemoEmployer(pool: PlacePool, now = new Date()) {
  const random = createRandom(createSeed('sign-in', 'employer'));
  const { kind, street, zipCode, coordinates, ...bakery } = signIns.bakery;
  const company: Company = {
    ...bakery,
    shop: getShop(kind),
    location: toMissionDistrict(pool, coordinates, zipCode, street),
    contact: { ...signIns.hirer, email: `hiring@${bakery.mailDomain}` },
    usesExternalApply: false,
  };
  const applications: DemoApplication[] = [];
  const jobs = signIns.postings.map((posting, index): JobRow => {
    const baseOccupation = occupations.find(({ title }) => title === posting.occupation);
    if (!baseOccupation) throw new Error(`occupations.json has no '${posting.occupation}'.`);
    const occupation = posting.hours ? { ...baseOccupation, hours: posting.hours } : baseOccupation;
    const jobOptions = { key: `foghorn-${index + 1}`, employerId: demoEmployerId, now, title: posting.title };
    const ageMinutes = posting.ageHours * 60 + random.int(0, 50);
    const times = toTimes(now, {
      status: (posting.status ?? 'open') as JobRow['status'],
      ageMinutes,
      lifeDays: posting.lifeDays ?? 30,
      ...(posting.closedHours && { closedAgeMinutes: posting.closedHours * 60 }),
    });
    const slug = `${slugify(posting.title)}-foghorn`;
    const job = { ...createJob(company, occupation, jobOptions, random), slug, ...times };
    for (let number = 0; number < (posting.applicants ?? 0); number++) {
      const isSeeker = number === 0 && ['Barista', 'Early Morning Baker'].includes(job.title);
      const maxAgeMinutes = Math.min(ageMinutes, 14 * 24 * 60) - 20;
      applications.push(
        createApplication(job, index * 100 + number, { isSeeker, maxAgeMinutes, now }, random),
      );
    }
    return job;
  });
  const employer: DemoEmployer = {
    email: employerEmail,
    profile: toProfile(company, demoEmployerId, jobs),
    jobs,
  };
  return { employer, applications };
}

/** The job seeker's account, near the bakery. */
export function createDemoSeeker(pool: PlacePool, now = new Date()): DemoTalent {
  const createdAt = toTime(now, 21 * 24 * 60);
  const location = toMissionDistrict(pool, signIns.seekerCoordinates, signIns.bakery.zipCode, null);
  const rest = { available_from: toDay(now, 14), is_visible: true, is_demo: true };
  const times = { created_at: createdAt, updated_at: createdAt };
  return {
    email: seekerEmail,
    profile: { user_id: demoSeekerId, ...signIns.seeker, location, ...rest, ...times },
  };
}

function toMissionDistrict(
  { towns }: PlacePool,
  coordinates: { lat: number; lng: number },
  zip: string,
  street: string | null,
) {
  const town = towns.find(({ name, state }) => name === 'San Francisco' && state === 'California');
  if (!town) throw new Error('The gazetteer has no San Francisco, where the demo accounts live.');
  const neighborhood = town.neighborhoods.find(({ name }) => name.startsWith('Mission'))?.name ?? null;
  return toPlace(town, { ...coordinates, zip, neighborhood }, street);
}

// In the past, so that file names can't collide with new uploads.
const firstCvTime = Date.UTC(2024, 0, 1);

function createApplication(
  job: JobRow,
  number: number,
  { isSeeker, maxAgeMinutes, now }: { isSeeker: boolean; maxAgeMinutes: number; now: Date },
  random: Random,
): DemoApplication {
  const name = isSeeker ? signIns.seeker.full_name : createName(random);
  const ageMinutes = random.int(40, maxAgeMinutes);
  const createdAt = toTime(now, ageMinutes);
  const cvFilename = `${name} resume.pdf`;
  return {
    id: demoId('application', number),
    job_id: job.id ?? '',
    applicant_id: isSeeker ? demoSeekerId : null,
    full_name: name,
    date_of_birth: toDay(now, -random.int(19 * 365, 60 * 365)),
    is_adult: true,
    email: isSeeker ? seekerEmail : `${slugify(name).replaceAll('-', '.')}.${random.int(10, 99)}@example.com`,
    phone: createPhone(getState('California').areaCode, random),
    cover_letter: createLetter(job.title, name, random),
    cv_url: toObjectPath('cvs', cvFilename, 'pdf', firstCvTime + number),
    cv_filename: cvFilename,
    cv_fileext: 'pdf',
    status: chooseStatus(job, number, ageMinutes, random),
    // No token has this hash.
    token_hash: demoId('token', number),
    email_verified_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

// Recent applications are unread, and a closed posting hired its first applicant.
function chooseStatus({ status }: JobRow, number: number, ageMinutes: number, random: Random): string {
  if (status === 'closed') return number % 100 === 0 ? 'hired' : 'rejected';
  if (ageMinutes < 36 * 60) return 'new';
  return random.pick(['new', 'seen', 'seen', 'shortlisted', 'shortlisted', 'rejected']);
}

function createLetter(title: string, name: string, random: Random): string {
  const { greetings, reasons, strengths, ends } = texts.letter;
  const paragraphs = [greetings, reasons, strengths, ends].map((sentences) => random.pick(sentences));
  return fillText([...paragraphs, `Thank you,\n${getFirstName(name)}`].join('\n\n'), { title });
}

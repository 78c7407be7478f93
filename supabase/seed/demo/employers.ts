import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { demoId } from '../ids.ts';
import { createRandom, createSeed, type Random } from '../random.ts';
import { type Company, createCompany } from './company.ts';
import { createJob, type JobRow, toTime } from './job.ts';
import { industries, type Occupation, occupations, type Shop } from './lists.ts';
import type { PlacePool, Town } from './place-pool.ts';

export type DemoEmployer = {
  email: string;
  profile: TablesInsert<'employer_profiles'> & { created_at: string };
  jobs: JobRow[];
};

/**
 * Generates employers with `jobCount` jobs in total. Deterministic: a larger `jobCount` starts with the same jobs.
 * Skips the first `after` jobs, and employers whose jobs are all skipped.
 */
export function* generateEmployers(
  pool: PlacePool,
  jobCount: number,
  { after = 0, now = new Date() } = {},
): Generator<DemoEmployer> {
  const takenNames = new Set<string>();
  let count = 0;
  for (let number = 1; count < jobCount; number++) {
    const random = createRandom(createSeed('business', number));
    const town = pool.pick(random);
    const occupation = chooseOccupation(town, random);
    const shop = random.pick(occupation.shops.filter((candidate) => isTownLargeEnough(candidate, town)));
    const company = createCompany(shop, town, takenNames, random);
    const all = chooseOccupations(occupation, shop, random);
    const hired = all.slice(0, jobCount - count);
    const employerId = demoId('employer', number);
    const jobs = hired.map((role, index) =>
      createJob(company, role, { key: count + index + 1, employerId, now }, random),
    );
    const added = jobs.slice(Math.max(0, after - count));
    count += all.length;
    const email = `office+${number}@${company.mailDomain}`;
    if (added.length > 0) yield { email, profile: toProfile(company, employerId, jobs), jobs: added };
  }
}

/** Returns a company's row of `employer_profiles`, created three days before its first job. */
export function toProfile(
  company: Company,
  employerId: string,
  jobs: readonly JobRow[],
): DemoEmployer['profile'] {
  const first = jobs.map((job) => job.created_at ?? '').sort()[0] ?? '';
  const createdAt = toTime(new Date(first), 3 * 24 * 60);
  return {
    user_id: employerId,
    company_name: company.name,
    company_description: company.description,
    industry: company.shop.industry,
    location: company.location,
    is_demo: true,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const isTownLargeEnough = ({ minPopulation = 0 }: Shop, { population }: Town) => minPopulation <= population;

const byIndustry = Map.groupBy(occupations, ({ industry }) => industry);
// Towns have more kitchens and shops than banks.
const occupationsByWeight = [...byIndustry].flatMap(([industry, list]) =>
  Array.from({ length: industries[industry].weight }, () => list),
);

function chooseOccupation(town: Town, random: Random): Occupation {
  const list = random.chance(0.5) ? random.pick(occupationsByWeight) : occupations;
  const possible = list.filter(({ shops }) => shops.some((shop) => isTownLargeEnough(shop, town)));
  return random.pick(possible.length > 0 ? possible : occupations);
}

const meanExtraJobs = { shop: 1.6, firm: 3.4, public: 2.6 };

/** Returns the occupations that a business hires for, with few repeats. */
function chooseOccupations(first: Occupation, shop: Shop, random: Random): Occupation[] {
  const count = Math.min(1 + Math.floor(random.exponential(meanExtraJobs[shop.scale])), 14);
  const others = occupations.filter((candidate) => candidate !== first && candidate.shops.includes(shop));
  const hired = [first, ...random.sample(others, count - 1)];
  const maxCount = Math.min(count, 2 * (others.length + 1));
  while (hired.length < maxCount) hired.push(random.pick(hired));
  return hired;
}

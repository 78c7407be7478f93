import type { Industry } from '../../../lib/employment/industry.ts';
import type { Place } from '../../../lib/places/place.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { foundCompany, kindOf } from './company.ts';
import { companyPlace, type DemoJob, hireFor, postJob } from './job.ts';
import { type Occupation, occupations, occupationsOf } from './occupations.ts';
import { personName } from './people.ts';
import type { PlaceStock, Town } from './place-stock.ts';

export type DemoEmployer = {
  userId: string;
  profileId: string;
  email: string;
  /** Without one nobody can sign in. */
  password?: string;
  companyName: string;
  companyDescription: string;
  industry: Industry;
  location: Place;
  jobs: DemoJob[];
};

/**
 * Employers with their jobs, until there are `jobCount` of these. Always the same ones in the same order: the first
 * 15,000 jobs of a million are the 15,000. With `after`, the first so many jobs are left out, and so are the employers
 * that have no others; one whose jobs lie on both sides `isKnown`.
 */
export function* generateEmployers(
  stock: PlaceStock,
  jobCount: number,
  after = 0,
): Generator<DemoEmployer & { isKnown: boolean }> {
  const takenNames = new Set<string>();
  let count = 0;
  for (let number = 1; count < jobCount; number++) {
    const employer = foundEmployer(stock, number, takenNames);
    const jobs = employer.jobs.slice(Math.max(0, after - count), jobCount - count);
    const isKnown = count < after;
    count += employer.jobs.length;
    if (jobs.length > 0) yield { ...employer, jobs, isKnown };
  }
}

function foundEmployer(stock: PlaceStock, number: number, takenNames: Set<string>): DemoEmployer {
  const random = createRandom(seedOf('employer', number));
  const town = stock.pick(random);
  const occupation = chooseOccupation(town, random);
  const kind = random.pick(occupation.businessKinds.filter((each) => fits(each, town)));
  const key = (name: string) => `${name}|${town.name}|${town.state}`;
  const company = foundCompany(kind, town, random, (name) => takenNames.has(key(name)));
  takenNames.add(key(company.name));
  const hirer = hireFor(company, personName(random), random);

  const jobCount = Math.min(1 + Math.floor(random.exponential(postingsOf[company.scale])), 14);
  const others = occupationsOf(kind).filter((each) => each !== occupation);
  const hired = [occupation, ...random.some(others, jobCount - 1)];
  while (hired.length < jobCount && hired.length < 2 * (others.length + 1)) hired.push(random.pick(hired));
  return {
    userId: demoId('employer', number),
    profileId: demoId('employer profile', number),
    email: `office+${number}@${company.mailDomain}`,
    companyName: company.name,
    companyDescription: company.description,
    industry: company.industry,
    location: companyPlace(company),
    jobs: hired.map((each, index) => postJob(`${number}-${index + 1}`, company, hirer, each, random)),
  };
}

// How many postings beyond the first, on average.
const postingsOf = { shop: 1.6, firm: 3.4, public: 2.6 };

const fits = (kind: string, town: Town) => kindOf(kind).minPopulation <= town.population;

// How often a town meets them: more kitchens and shops than banks.
const frequency: Partial<Record<Industry, number>> = { Hospitality: 5, Retail: 4, Healthcare: 3 };

function chooseOccupation(town: Town, random: Random): Occupation {
  const common = random.chance(0.5) ? random.weighted(categories) : null;
  for (;;) {
    const occupation = random.pick(common ? (byCategory.get(common) ?? occupations) : occupations);
    if (occupation.businessKinds.some((kind) => fits(kind, town))) return occupation;
  }
}

const byCategory = Map.groupBy(occupations, ({ category }) => category);
const categories = [...byCategory.keys()].map((category) => [category, frequency[category] ?? 1] as const);

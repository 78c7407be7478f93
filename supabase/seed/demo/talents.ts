import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Salary } from '../../../lib/employment/salary.ts';
import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { toPlace } from './company.ts';
import { lowerFirst } from './description.ts';
import { fillText } from './fill-text.ts';
import { toDay, toTime } from './job.ts';
import { type Occupation, occupations, split, texts } from './lists.ts';
import { hoursPer } from './pay.ts';
import { createName } from './people.ts';
import { type PlaceStock, pickSpot } from './place-stock.ts';

export type DemoTalent = {
  email: string;
  profile: TablesInsert<'job_seeker_profiles'> & { created_at: string };
};

/** Talents at the same places as the jobs, always the same ones in the same order. */
export function* generateTalents(
  stock: PlaceStock,
  count: number,
  { after = 0, now = new Date() } = {},
): Generator<DemoTalent> {
  for (let number = after + 1; number <= count; number++) yield createTalent(stock, number, now);
}

const paidOccupations = occupations.filter(({ pay, type }) => pay && type !== 'internship');

function createTalent(stock: PlaceStock, number: number, now: Date): DemoTalent {
  const random = createRandom(seedOf('talent', number));
  const town = stock.pick(random);
  const spot = pickSpot(town, random);
  const occupation = random.pick(paidOccupations);
  const years = Math.min(Math.floor(random.exponential(7)), 42);
  const createdAt = toTime(now, 10 + Math.round(random.exponential(40 * 24 * 60)));
  const values = {
    title: occupation.title,
    role: occupation.title,
    span: years === 1 ? 'a year' : `${years} years`,
    skill: toSkill(occupation.tags[1] ?? ''),
    duty: lowerFirst(random.pick(occupation.duties)),
    place: spot.neighborhood ?? town.name,
    town: town.name,
  };
  const stage = years === 0 ? 'new' : 'any';
  const { headlines, starts, middles, ends, skills } = texts.talent;
  const bio = [starts[stage], middles, ends].map((sentences) => random.pick(sentences)).join(' ');
  return {
    email: `talent+${number}@example.com`,
    profile: {
      user_id: demoId('talent', number),
      full_name: createName(random, { inOwnLetters: true }),
      headline: fillText(random.pick(headlines[years >= 8 ? 'senior' : stage]), values),
      bio: random.chance(0.9) ? fillText(bio, values) : null,
      // Sorted, as the database keeps them.
      skills: [
        ...new Set([...occupation.tags.map(toSkill), ...random.some(split(skills), random.int(0, 3))]),
      ].sort(),
      experience_years: random.chance(0.93) ? years : null,
      desired_job_types: chooseTypes(occupation, random),
      desired_salary: random.chance(0.7) ? choosePay(occupation, years, random) : null,
      location: toPlace(town, spot, null),
      search_radius: random.pick([5, 10, 10, 15, 25, 25, 40, 50]),
      available_from: random.chance(0.85) ? toDay(now, random.pick([0, 0, 0, 7, 14, 14, 30, 60])) : null,
      is_visible: true,
      is_demo: true,
      created_at: createdAt,
      updated_at: createdAt,
    },
  };
}

const toSkill = (tag: string) => tag.replaceAll('-', ' ');

function chooseTypes({ type }: Occupation, random: Random): JobType[] {
  const others = (['full-time', 'part-time', 'contract', 'temporary'] as const).filter(
    (each) => each !== type,
  );
  return [type, ...random.some(others, random.int(0, 2))];
}

/** The more experience, the more pay; by the hour, or by the year where the occupation is paid so. */
function choosePay({ pay }: Occupation, years: number, random: Random): Salary | null {
  if (!pay) return null;
  const [usualMin, usualMax, usualPeriod] = pay;
  const period = usualPeriod === 'year' ? 'year' : 'hour';
  const step = period === 'year' ? 1000 : 1;
  const toAmount = (part: number) => {
    const amount = usualMin + (usualMax - usualMin) * part;
    return Math.round((amount * hoursPer[period]) / hoursPer[usualPeriod] / step) * step;
  };
  const part = Math.min(0.75, years / 20);
  const max = random.chance(0.5) ? toAmount(part + 0.25) : null;
  return { min: toAmount(part), max, currency: 'USD', period };
}

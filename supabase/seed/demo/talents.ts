import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Salary } from '../../../lib/employment/salary.ts';
import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { demoId } from '../ids.ts';
import { createRandom, createSeed, type Random } from '../random.ts';
import { toPlace } from './company.ts';
import { lowerFirst } from './description.ts';
import { fillText } from './fill-text.ts';
import { toDay, toTime } from './job.ts';
import { type Occupation, occupations, split, texts } from './lists.ts';
import { hoursPer } from './pay.ts';
import { createName } from './people.ts';
import { type PlacePool, pickTownPoint } from './place-pool.ts';

export type DemoTalent = {
  email: string;
  profile: TablesInsert<'job_seeker_profiles'> & { created_at: string };
};

/** Talents number `after + 1` to `count`, in the towns of the jobs. Deterministic: each number has the same talent. */
export function* generateTalents(
  pool: PlacePool,
  count: number,
  { after = 0, now = new Date() } = {},
): Generator<DemoTalent> {
  for (let number = after + 1; number <= count; number++) yield createTalent(pool, number, now);
}

const paidOccupations = occupations.filter(({ pay, type }) => pay && type !== 'internship');

function createTalent(pool: PlacePool, number: number, now: Date): DemoTalent {
  const random = createRandom(createSeed('talent', number));
  const town = pool.pick(random);
  const point = pickTownPoint(town, random);
  const occupation = random.pick(paidOccupations);
  const years = Math.min(Math.floor(random.exponential(7)), 42);
  const createdAt = toTime(now, 10 + Math.round(random.exponential(40 * 24 * 60)));
  const values = {
    title: occupation.title,
    role: occupation.title,
    span: years === 1 ? 'a year' : `${years} years`,
    skill: toSkill(occupation.tags[1] ?? ''),
    duty: lowerFirst(random.pick(occupation.duties)),
    place: point.neighborhood ?? town.name,
    town: town.name,
  };
  const stage = years === 0 ? 'new' : 'any';
  const { headlines, starts, middles, ends, skills } = texts.talent;
  const bio = [starts[stage], middles, ends].map((sentences) => random.pick(sentences)).join(' ');
  return {
    email: `talent+${number}@example.com`,
    profile: {
      user_id: demoId('talent', number),
      full_name: createName(random, { canBeNonLatin: true }),
      headline: fillText(random.pick(headlines[years >= 8 ? 'senior' : stage]), values),
      bio: random.chance(0.9) ? fillText(bio, values) : null,
      // Sorted, as in the database.
      skills: [
        ...new Set([...occupation.tags.map(toSkill), ...random.sample(split(skills), random.int(0, 3))]),
      ].sort(),
      experience_years: random.chance(0.93) ? years : null,
      desired_job_types: chooseTypes(occupation, random),
      desired_salary: random.chance(0.7) ? choosePay(occupation, years, random) : null,
      location: toPlace(town, point, null),
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
    (other) => other !== type,
  );
  return [type, ...random.sample(others, random.int(0, 2))];
}

/** Pay grows with experience; per year if the occupation is paid per year, otherwise per hour. */
function choosePay({ pay }: Occupation, years: number, random: Random): Salary | null {
  if (!pay) return null;
  const [usualMin, usualMax, usualPeriod] = pay;
  const period = usualPeriod === 'year' ? 'year' : 'hour';
  const step = period === 'year' ? 1000 : 1;
  const toAmount = (part: number) => {
    const amount = usualMin + (usualMax - usualMin) * part;
    return Math.round((amount * hoursPer[period]) / hoursPer[usualPeriod] / step) * step;
  };
  const fraction = Math.min(0.75, years / 20);
  const max = random.chance(0.5) ? toAmount(fraction + 0.25) : null;
  return { min: toAmount(fraction), max, currency: 'USD', period };
}

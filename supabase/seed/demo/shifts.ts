import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Random } from '../random.ts';
import type { Occupation } from './occupations.ts';

export type Shifts = {
  /** 'mon-morning' …; empty where the posting does not say. */
  schedule: string[];
  hoursPerWeek: { min: number; max: number } | null;
  /** The same in a sentence, or null. */
  sentence: string | null;
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const wholeWeek = [...weekdays, 'sat', 'sun'];

type Pattern = {
  days: readonly string[];
  parts: readonly string[];
  sentence: string;
  /** Whom it suits: a whole week's work, a part of one, or both. */
  load: 'full' | 'part' | 'any';
};

const office: readonly Pattern[] = [
  {
    days: weekdays,
    parts: ['morning', 'afternoon'],
    sentence: 'Hours are Monday to Friday, eight to five.',
    load: 'full',
  },
  {
    days: weekdays,
    parts: ['morning', 'afternoon'],
    sentence: 'It is a weekday job: no evenings, no weekends.',
    load: 'any',
  },
  {
    days: ['mon', 'tue', 'wed', 'thu'],
    parts: ['morning', 'afternoon'],
    sentence: 'We work four ten-hour days, Monday to Thursday.',
    load: 'full',
  },
];
const service: readonly Pattern[] = [
  {
    days: ['wed', 'thu', 'fri', 'sat', 'sun'],
    parts: ['evening'],
    sentence: 'Shifts are evenings, Wednesday to Sunday.',
    load: 'any',
  },
  {
    days: ['fri', 'sat', 'sun'],
    parts: ['morning', 'afternoon', 'evening'],
    sentence: 'We mostly need help from Friday to Sunday.',
    load: 'part',
  },
  {
    days: wholeWeek,
    parts: ['morning', 'afternoon'],
    sentence: 'We are open all week and write the schedule two weeks ahead.',
    load: 'any',
  },
  {
    days: weekdays,
    parts: ['morning'],
    sentence: 'These are early shifts, and you are done by two in the afternoon.',
    load: 'any',
  },
  {
    days: ['tue', 'wed', 'thu', 'fri', 'sat'],
    parts: ['afternoon', 'evening'],
    sentence: 'We are closed on Sunday and Monday, so those are your days off.',
    load: 'full',
  },
];
const aroundTheClock: readonly Pattern[] = [
  {
    days: ['fri', 'sat', 'sun'],
    parts: ['night'],
    sentence: 'This is the weekend night shift.',
    load: 'part',
  },
  {
    days: weekdays,
    parts: ['night'],
    sentence: 'This is a night shift, ten to six, with a differential on top.',
    load: 'full',
  },
  {
    days: wholeWeek,
    parts: ['morning', 'afternoon'],
    sentence: 'Day shifts rotate, with every other weekend off.',
    load: 'any',
  },
  {
    days: weekdays,
    parts: ['afternoon', 'evening'],
    sentence: 'This is second shift, two to half past ten, Monday to Friday.',
    load: 'full',
  },
];

const patternsOf: Record<string, readonly Pattern[]> = {
  Healthcare: [...aroundTheClock, ...office],
  Hospitality: service,
  Retail: service.filter(({ parts }) => parts.includes('morning') || parts.includes('afternoon')),
  Manufacturing: [...aroundTheClock, ...office],
  Transportation: [...aroundTheClock, ...office],
  Construction: office,
  Education: office,
  Finance: office,
  Technology: office,
  Other: office,
};

const opensAllWeek: ReadonlySet<string> = new Set([
  'salon',
  'barber shop',
  'nail salon',
  'gym',
  'fitness studio',
  'mall',
  'community pool',
  'swim school',
  'city recreation department',
  'house cleaning company',
  'vegetable farm',
  'orchard',
  'public library',
]);

const worksAtNight: ReadonlySet<string> = new Set([
  'hospital',
  'nursing home',
  'assisted living community',
  'skilled nursing facility',
  'ambulance service',
  'emergency vet clinic',
  'warehouse',
  'distribution center',
  'parcel hub',
  'trucking company',
  'tow company',
  'food plant',
  'packaging plant',
  'bottling plant',
  'plastics plant',
  'security company',
]);

const hoursOf: Record<JobType, readonly (readonly [min: number, max: number])[]> = {
  'full-time': [
    [40, 40],
    [36, 40],
    [35, 40],
    [40, 45],
  ],
  'part-time': [
    [10, 15],
    [12, 20],
    [15, 25],
    [20, 28],
    [8, 12],
  ],
  contract: [
    [20, 40],
    [30, 40],
  ],
  temporary: [
    [20, 30],
    [30, 40],
    [10, 20],
  ],
  internship: [
    [20, 25],
    [30, 40],
  ],
  volunteer: [
    [1, 3],
    [2, 4],
  ],
};

/** When a job is worked, as fields and as the sentence that says the same. A quarter of the postings do not say. */
export function chooseShifts(
  { category, duties }: Occupation,
  kind: string,
  type: JobType,
  random: Random,
): Shifts {
  const [min, max] = random.pick(hoursOf[type]);
  const hoursPerWeek = random.chance(0.8) ? { min, max } : null;
  // Duties that name a time of day ('from about four in the morning') have said it already.
  const isTold = duties.some((duty) => /morning|evening|night|afternoon/.test(duty));
  if (isTold || type === 'volunteer' || random.chance(0.25))
    return { schedule: [], hoursPerWeek, sentence: hoursSentence(hoursPerWeek) };
  const load = type === 'full-time' ? 'full' : 'part';
  const usual = opensAllWeek.has(kind) ? service : (patternsOf[category] ?? office);
  const suitable = usual.filter(
    (pattern) =>
      [load, 'any'].includes(pattern.load) && (worksAtNight.has(kind) || !aroundTheClock.includes(pattern)),
  );
  const { days, parts, sentence } = random.pick(suitable);
  const schedule = days.flatMap((day) => parts.map((part) => `${day}-${part}`));
  const isFourTens = days.length === 4;
  return { schedule, hoursPerWeek: isFourTens ? { min: 40, max: 40 } : hoursPerWeek, sentence };
}

function hoursSentence(hours: Shifts['hoursPerWeek']): string | null {
  if (hours === null) return null;
  if (hours.min === hours.max) return `It is ${hours.min} hours a week.`;
  return `Expect ${hours.min} to ${hours.max} hours a week.`;
}

import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Salary } from '../../../lib/employment/salary.ts';
import { placeLabel } from '../../../lib/places/address-label.ts';
import type { Place } from '../../../lib/places/place.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { article } from './company.ts';
import { type Occupation, occupations } from './occupations.ts';
import { hoursPer } from './pay.ts';
import { personName } from './people.ts';
import { type PlaceStock, pickSpot } from './place-stock.ts';

/** A talent of the demonstration. Dates are counted from the day of loading. */
export type DemoTalent = {
  userId: string;
  profileId: string;
  email: string;
  fullName: string;
  headline: string;
  bio: string | null;
  skills: string[];
  experienceYears: number | null;
  desiredJobTypes: JobType[];
  desiredSalary: Salary | null;
  location: Place;
  searchRadiusKm: number;
  /** Days until available; null where the talent does not say, 0 and less for now. */
  availableInDays: number | null;
  ageMinutes: number;
};

/** Talents over the same places as the jobs, always the same ones in the same order. */
export function* generateTalents(stock: PlaceStock, count: number): Generator<DemoTalent> {
  for (let number = 1; number <= count; number++) yield introduceTalent(stock, number);
}

const seekable = occupations.filter(({ pay, type }) => pay !== null && type !== 'internship');

function introduceTalent(stock: PlaceStock, number: number): DemoTalent {
  const random = createRandom(seedOf('talent', number));
  const town = stock.pick(random);
  const spot = pickSpot(town, random);
  const occupation = random.pick(seekable);
  const name = personName(random, { inOwnLetters: true });
  const years = Math.min(Math.floor(random.exponential(7)), 42);
  const location: Place = {
    coordinates: { lat: spot.lat, lng: spot.lng },
    address: {
      city: town.name,
      state: town.state,
      country: 'United States',
      street: null,
      zipCode: spot.zip,
      neighborhood: spot.neighborhood,
    },
  };
  return {
    userId: demoId('talent', number),
    profileId: demoId('talent profile', number),
    email: `talent+${number}@example.com`,
    fullName: name.full,
    headline: headlineOf(occupation, years, random),
    bio: random.chance(0.9) ? bioOf(occupation, years, location, random) : null,
    // Sorted, as the database keeps them.
    skills: [
      ...new Set([
        ...occupation.tags.map((tag) => tag.replaceAll('-', ' ')),
        ...random.some(commonSkills, random.int(0, 3)),
      ]),
    ].sort(),
    experienceYears: random.chance(0.93) ? years : null,
    desiredJobTypes: desiredTypes(occupation, random),
    desiredSalary: random.chance(0.7) ? desiredPay(occupation, years, random) : null,
    location,
    searchRadiusKm: random.pick([5, 10, 10, 15, 25, 25, 40, 50]),
    availableInDays: random.chance(0.85) ? random.weighted(availability) : null,
    ageMinutes: 10 + Math.round(random.exponential(40 * 24 * 60)),
  };
}

const availability: readonly (readonly [number, number])[] = [
  [0, 40],
  [7, 15],
  [14, 20],
  [30, 15],
  [60, 7],
  [120, 3],
];

const commonSkills = [
  'spanish',
  'english',
  'customer service',
  'cash handling',
  'driver’s license',
  'night shifts',
  'training others',
  'first aid',
  'excel',
  'teamwork',
  'american sign language',
  'vietnamese',
  'mandarin',
  'forklift',
  'food safety',
];

function headlineOf({ title, tags }: Occupation, years: number, random: Random): string {
  const skill = (tags[0] ?? 'people').replaceAll('-', ' ');
  if (years === 0) return random.pick([`${title}, ready to start`, `New ${title} who learns fast`]);
  const span = years === 1 ? 'a year' : `${years} years`;
  return random.pick([
    `${title} with ${span} of experience`,
    `${title}, strong in ${skill}`,
    `${years >= 8 ? 'Seasoned' : 'Reliable'} ${title}`,
    `${title} looking for a good team`,
  ]);
}

function bioOf({ title, duties }: Occupation, years: number, place: Place, random: Random): string {
  const duty = (duties[0] ?? '').replace(/\.$/, '');
  const start =
    years === 0
      ? `I am new to the work and would like to become ${article(title)} near ${placeLabel(withoutZip(place))}.`
      : random.pick([
          `I have been ${article(title)} for ${years === 1 ? 'a year' : `${years} years`}, the last ones in ${place.address.city}.`,
          `${years === 1 ? 'One year' : `${years} years`} as ${article(title)}, and I still like Mondays.`,
        ]);
  const middle = random.pick([
    `What I do well: ${duty.charAt(0).toLowerCase()}${duty.slice(1)}.`,
    'Colleagues call me calm, guests call me by name.',
    'I care about work that is finished properly and a team that says good morning.',
    ...(years > 0
      ? ['I left my last place on good terms and can name two people who will tell you so.']
      : []),
  ]);
  const end = random.pick([
    'I can start soon and live close by.',
    'Early shifts suit me best.',
    'I am looking for something within a short ride from home.',
    'Weekends are fine; I would like one of the two off.',
    ...(years > 4 ? ['I am going back to work after a few years with my family.'] : []),
  ]);
  return `${start} ${middle} ${end}`;
}

const withoutZip = (place: Place): Place => ({ ...place, address: { ...place.address, zipCode: null } });

function desiredTypes({ type }: Occupation, random: Random): JobType[] {
  const more: JobType[] = ['full-time', 'part-time', 'contract', 'temporary'];
  return [
    type,
    ...random.some(
      more.filter((each) => each !== type),
      random.int(0, 2),
    ),
  ];
}

function desiredPay({ pay }: Occupation, years: number, random: Random): Salary | null {
  if (pay === null) return null;
  const isYearly = pay.period === 'year';
  const step = isYearly ? 1000 : 1;
  const width = pay.max - pay.min;
  const low = pay.min + width * Math.min(0.75, years / 20);
  const convert = (amount: number) =>
    Math.round((isYearly ? amount : amount / hoursPer[pay.period]) / step) * step;
  const [min, max] = [convert(low), convert(low + width * 0.25)];
  const shape = random.next();
  const salary = { currency: 'USD', period: isYearly ? 'year' : 'hour' } as const;
  if (shape < 0.5) return { min, max: null, ...salary };
  return { min, max: Math.max(min, max), ...salary };
}

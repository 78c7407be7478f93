import type { Industry } from '../../../lib/employment/industry.ts';
import { slugify } from '../../../lib/slug.ts';
import type { Random } from '../random.ts';
import { type BusinessKind, businessKinds, type Scale } from './kinds.ts';
import { pickSpot, type Spot, type Town } from './place-stock.ts';
import { familyNames, nameWords, streetKinds, streetNames } from './words.ts';

export type Company = {
  name: string;
  description: string;
  industry: Industry;
  scale: Scale;
  /** 'coffee shop' */
  kind: string;
  /** The kind as it calls itself: 'neighborhood coffee shop'. */
  phrase: string;
  town: Town;
  spot: Spot;
  street: string;
  /** For its mail addresses, which lead nowhere: example.com is kept for examples (RFC 2606). */
  mailDomain: string;
};

export const kindOf = (kind: string): BusinessKind => {
  const found = businessKinds[kind];
  if (!found) throw new Error(`supabase/seed/demo/kinds.ts does not know the kind of business '${kind}'.`);
  return found;
};

/** A business of this kind in this town. `isTaken` answers whether a name is in use there. */
export function foundCompany(
  kind: string,
  town: Town,
  random: Random,
  isTaken: (name: string) => boolean,
): Company {
  const details = kindOf(kind);
  const spot = pickSpot(town, random);
  let name = nameCompany(details, town, spot, random);
  for (let attempt = 0; attempt < 6 && isTaken(name); attempt++)
    name = nameCompany(details, town, spot, random);
  if (isTaken(name)) name = `${random.pick(nameWords)} ${name}`;
  const phrase = `${random.pick(adjectives[details.scale])} ${details.phrase ?? kind}`;
  return {
    name,
    description: introduce(name, phrase, details, town, spot, random),
    industry: details.industry,
    scale: details.scale,
    kind,
    phrase,
    town,
    spot,
    street: chooseStreet(random),
    mailDomain: `${slugify(name).slice(0, 40).replace(/-$/, '')}.example.com`,
  };
}

function nameCompany(details: BusinessKind, town: Town, spot: Spot, random: Random): string {
  const noun = random.pick(details.nouns);
  const style = random.pick(details.styles);
  if (style === 'place') return `${placeWord(details, town, spot, random)} ${noun}`;
  if (style === 'word') {
    const word = random.pick(nameWords);
    return `${echoes(word, noun) ? 'Meadowlark' : word} ${noun}`;
  }
  const family = random.pick(familyNames);
  const form = random.next();
  if (form < 0.12 && details.scale === 'shop') return `${family} & Sons ${noun}`;
  if (form < 0.24 && details.scale === 'shop') return `${family} Family ${noun}`;
  if (form < 0.36) return `${family} & ${random.pick(familyNames)} ${noun}`;
  if (form < 0.46 && details.industry !== 'Healthcare') return `${family} Brothers ${noun}`;
  return details.scale === 'shop' && form < 0.62 ? `${possessive(family)} ${noun}` : `${family} ${noun}`;
}

// 'Wildflower Flowers'
const echoes = (word: string, noun: string) =>
  noun
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > 3 && word.toLowerCase().includes(part.slice(0, 5)));

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

// The town's own institutions carry the town's name; a corner shop rather its neighborhood's.
function placeWord({ scale }: BusinessKind, town: Town, { neighborhood }: Spot, random: Random): string {
  if (scale === 'public') return town.name;
  if (neighborhood && random.chance(scale === 'shop' ? 0.75 : 0.35)) return neighborhood;
  return random.chance(0.25)
    ? `${random.pick(['North', 'South', 'East', 'West', 'Greater'])} ${town.name}`
    : town.name;
}

const chooseStreet = (random: Random): string => {
  const name = random.chance(0.25) ? random.pick(numberedStreets) : random.pick(streetNames);
  const suite = random.chance(0.12) ? `, Suite ${random.int(1, 40) * 10}` : '';
  return `${random.int(1, 89) * 100 + random.int(1, 98)} ${name} ${random.weighted(streetKinds)}${suite}`;
};

const numberedStreets = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '12th',
  '14th',
];

const adjectives: Record<Scale, readonly string[]> = {
  shop: [
    'small',
    'family-run',
    'neighborhood',
    'independent',
    'locally owned',
    'busy',
    'friendly',
    'long-standing',
  ],
  firm: ['locally owned', 'growing', 'regional', 'busy', 'employee-owned', 'mid-sized', 'well-run'],
  public: ['busy', 'small', 'well-run', 'forward-looking', 'welcoming'],
};

function introduce(
  name: string,
  phrase: string,
  details: BusinessKind,
  town: Town,
  spot: Spot,
  random: Random,
): string {
  const where = spot.neighborhood ? `${spot.neighborhood}, ${town.name}` : town.name;
  const since = random.int(details.industry === 'Technology' ? 2004 : 1952, 2023);
  const opening = random.pick([
    `${name} is ${article(phrase)} in ${where}.`,
    `${name} has been ${article(phrase)} in ${where} since ${since}.`,
    `We are ${article(phrase)} in ${where}, open since ${since}.`,
    `${article(phrase, true)} in ${where}, and glad to be one.`,
  ]);
  const second = random.pick([...ofScale[details.scale](town.name, random), ...ofIndustry[details.industry]]);
  return `${opening} ${second}`;
}

/** A phrase with 'a' or 'an' before it, by how it is said: 'an EMT', 'a university'. */
export function article(phrase: string, isCapital = false): string {
  const word = phrase.split(/[ -]/)[0] ?? phrase;
  const isSpelled = /^[A-Z]{2,}$/.test(word);
  const startsWithVowelSound = isSpelled
    ? /^[AEFHILMNORSX]/.test(word)
    : /^([aeio]|u(?!n[ iu]|ni|s[eai]|t[ie]))/i.test(word) || /^hon|^hour/i.test(word);
  const text = startsWithVowelSound ? 'an' : 'a';
  return `${isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text} ${phrase}`;
}

const ofScale: Record<Scale, (town: string, random: Random) => readonly string[]> = {
  shop: (town, random) => [
    `There are ${random.int(3, 14)} of us, and most of us live within a short drive.`,
    'The owners work here every day, and you will get to know them.',
    'People come in by name, and so do most of our new colleagues.',
    `Three generations of ${town} have come through our door.`,
    'We stay small on purpose and do the work properly.',
  ],
  firm: (town, random) => [
    `About ${random.int(4, 40) * 10} people work here, most of them from ${town} and around.`,
    'We promote from within: half of our managers started on the floor.',
    'We are big enough to offer real benefits and small enough to answer the phone ourselves.',
    `We have grown with ${town} and plan to stay.`,
  ],
  public: (town) => [
    `We are here for everybody in ${town}.`,
    'Our work is paid for by the people we serve, and we try to be worth it.',
    'Neighbors sit on our board, volunteer with us and tell us when we get it wrong.',
  ],
};

const ofIndustry: Record<Industry, readonly string[]> = {
  Healthcare: [
    'Patients tell us that we listen, which is what we are proudest of.',
    'We keep our teams fully staffed, because tired people make mistakes.',
  ],
  Hospitality: [
    'We cook from scratch and close early on holidays.',
    'Guests come back, and so does our staff.',
  ],
  Retail: [
    'We know what we sell and would rather sell the right thing than the dear one.',
    'Our shelves are local where they can be.',
  ],
  Manufacturing: [
    'What we make leaves the building with our name on it.',
    'Safety comes first here, and the numbers on the wall show it.',
  ],
  Construction: [
    'Most of our work comes by word of mouth.',
    'We finish what we start and answer for it afterwards.',
  ],
  Education: ['Small groups, patient people and a lot of laughter.', 'Families stay with us for years.'],
  Finance: [
    'People bring us their worries; we answer in plain words.',
    'We keep things accurate and private.',
  ],
  Technology: [
    'We fix things properly and write down how.',
    'We build for people who have other things to do.',
  ],
  Transportation: [
    'We keep things moving and get everybody home.',
    'Our drivers know the roads, and our office knows the drivers.',
  ],
  Other: ['We do ordinary things with care.', 'We treat people the way we would like to be treated.'],
};

import type { Place } from '../../../lib/places/place.ts';
import { slugify } from '../../../lib/slug.ts';
import type { Random } from '../random.ts';
import { fillText } from './fill-text.ts';
import { getState, industries, names, type Shop, split, texts } from './lists.ts';
import { createName, createPhone } from './people.ts';
import { pickTownPoint, type Town, type TownPoint } from './place-pool.ts';

export type Company = {
  name: string;
  description: string;
  shop: Shop;
  /** 'neighborhood coffee shop' */
  phrase: string;
  location: Place;
  /** Below example.com, which is reserved for examples (RFC 2606). */
  mailDomain: string;
  contact: { name: string; email: string; phone: string | null; title: string | null };
  /** Whether it accepts applications on its own site. */
  usesExternalApply: boolean;
};

const families = split(names.families);
const words = split(names.words);
const streets = split(names.streets);
const streetKinds = split(names.streetKinds);

/** A business in this town, with a name that is not in `takenNames`; adds the name to it. */
export function createCompany(shop: Shop, town: Town, takenNames: Set<string>, random: Random): Company {
  const point = pickTownPoint(town, random);
  const name = createUniqueName(shop, town, point, takenNames, random);
  const phrase = `${random.pick(split(texts.company.phrases[shop.scale]))} ${shop.phrase ?? shop.kind}`;
  const about = [...texts.company.about[shop.scale], ...industries[shop.industry].about];
  const mailDomain = `${slugify(name).slice(0, 40).replace(/-$/, '')}.example.com`;
  return {
    name,
    description: fillText(`${random.pick(texts.company.openings)} ${random.pick(about)}`, {
      name,
      phrase,
      where: point.neighborhood ? `${point.neighborhood}, ${town.name}` : town.name,
      town: town.name,
      year: random.int(shop.industry === 'Technology' ? 2004 : 1952, 2023),
      few: random.int(3, 14),
      many: random.int(4, 40) * 10,
    }),
    shop,
    phrase,
    location: toPlace(town, point, createStreet(random)),
    mailDomain,
    contact: {
      name: createName(random),
      email: `${random.pick(split(names.mailboxes))}@${mailDomain}`,
      phone: random.chance(0.7) ? createPhone(getState(town.state).areaCode, random) : null,
      title: random.chance(0.85) ? random.pick(split(texts.company.contacts[shop.scale])) : null,
    },
    usesExternalApply: random.chance(shop.scale === 'shop' ? 0.04 : 0.2),
  };
}

// Two words with the same first four letters, as in 'Baker Bakery'.
const echoPattern = /\b(\w{4,})\w*\b.*\b\1/i;

/**
 * A name that is unique in the town. The first three attempts reject echoes such as 'Baker Bakery'; from the fifth on,
 * a random word in front makes the name differ.
 */
function createUniqueName(
  shop: Shop,
  town: Town,
  point: TownPoint,
  takenNames: Set<string>,
  random: Random,
): string {
  for (let attempt = 1; ; attempt++) {
    const prefix = attempt > 4 ? `${random.pick(words)} ` : '';
    const name = prefix + createCompanyName(shop, town, point, random);
    const key = `${name}|${town.name}|${town.state}`;
    if (takenNames.has(key) || (attempt < 4 && echoPattern.test(name))) continue;
    takenNames.add(key);
    return name;
  }
}

function createCompanyName(
  { style, nouns, scale }: Shop,
  town: Town,
  point: TownPoint,
  random: Random,
): string {
  const start = random.pick(names.styles[random.pick(style.split(' ') as (keyof typeof names.styles)[])]);
  // Public institutions have the town's name; shops often that of the neighborhood.
  const isLocal = scale !== 'public' && random.chance(scale === 'shop' ? 0.75 : 0.35);
  return fillText(`${start} {noun}`, {
    family: random.pick(families),
    other: random.pick(families),
    word: random.pick(words),
    place: (isLocal && point.neighborhood) || town.name,
    noun: random.pick(split(nouns)),
  });
}

function createStreet(random: Random): string {
  const suite = random.chance(0.12) ? `, Suite ${random.int(1, 40) * 10}` : '';
  return `${random.int(100, 8998)} ${random.pick(streets)} ${random.pick(streetKinds)}${suite}`;
}

/** A point in a town as the database stores it. */
export function toPlace(
  town: Town,
  { lat, lng, neighborhood, zip }: TownPoint,
  street: string | null,
): Place {
  const address = {
    city: town.name,
    state: town.state,
    country: 'United States',
    street,
    zipCode: zip,
    neighborhood,
  };
  return { coordinates: { lat, lng }, address };
}

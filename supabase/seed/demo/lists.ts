import type { Industry } from '../../../lib/employment/industry.ts';
import type { JobType } from '../../../lib/employment/job-type.ts';
import type { SalaryPeriod } from '../../../lib/employment/salary.ts';
import industryList from './lists/industries.json' with { type: 'json' };
import names from './lists/names.json' with { type: 'json' };
import occupationList from './lists/occupations.json' with { type: 'json' };
import shiftList from './lists/shifts.json' with { type: 'json' };
import shopList from './lists/shops.json' with { type: 'json' };
import signIns from './lists/sign-ins.json' with { type: 'json' };
import stateList from './lists/states.json' with { type: 'json' };
import texts from './lists/texts.json' with { type: 'json' };

export { names, signIns, texts };

/** The items of a comma-separated list. */
export const split = (list: string): string[] => list.split(', ');

/** Shared by all shops of a group. */
type ShopGroup = {
  industry: Industry;
  /** shop: a few people; firm: a company with departments; public: an institution. */
  scale: 'shop' | 'firm' | 'public';
  /** A key of shifts.json. */
  hours: string;
};

type ShopEntry = {
  /** Keys of `names.styles` for the start of its name, and nouns for the end. */
  style: string;
  nouns: string;
  /** The kind of business in texts, if different from `kind`. */
  phrase?: string;
  /** The minimum population of a town with such a business. */
  minPopulation?: number;
};

/** A kind of business, such as 'coffee shop'. */
export type Shop = ShopGroup & ShopEntry & { kind: string };

const shops = (shopList as unknown as (ShopGroup & { kinds: Record<string, ShopEntry> })[]).flatMap(
  ({ kinds, ...group }) => Object.entries(kinds).map(([kind, entry]): Shop => ({ ...group, ...entry, kind })),
);
const shopsByKind = new Map(shops.map((shop) => [shop.kind, shop]));

type OccupationEntry = {
  type: JobType;
  /** Missing for volunteers. */
  pay?: [min: number, max: number, period: SalaryPeriod];
  shops: string;
  tags: string;
  /** Sentences: 'Greet guests, quote honest waits and seat evenly. Answer the phone.' */
  duties: string;
  /** A sentence about licenses and requirements. */
  requirements: string;
  /** A key of shifts.json, if different from the shop's. */
  hours?: string;
  minimumAge?: number;
  hasTips?: boolean;
};

export type Occupation = Omit<OccupationEntry, 'shops' | 'tags' | 'duties'> & {
  title: string;
  industry: Industry;
  shops: Shop[];
  tags: string[];
  duties: string[];
};

export const occupations = Object.entries(
  occupationList as unknown as Record<Industry, Record<string, OccupationEntry>>,
).flatMap(([industry, entries]) =>
  Object.entries(entries).map(
    ([title, entry]): Occupation => ({
      ...entry,
      title,
      industry: industry as Industry,
      shops: split(entry.shops).map(getShop),
      tags: split(entry.tags),
      duties: entry.duties.split(/(?<=\.) /),
    }),
  ),
);

export function getShop(kind: string): Shop {
  return assertFound(shopsByKind.get(kind), kind);
}

export const industries: Record<Industry, { weight: number; benefits: string; about: string[] }> =
  industryList;

const states: Record<string, { areaCode: number; payFactor: number; minimumWage: number }> = stateList;
export const getState = (name: string) => assertFound(states[name], name);

/** `suits` is 'full' (for full-time work), 'part' or 'any'. */
export type Shift = { text: string; suits: string; days: string[]; parts: string[]; hours: number[] };

const shifts = Object.fromEntries(
  Object.entries<Record<string, string>>(shiftList).map(([key, entries]) => [
    key,
    Object.entries(entries).map(([text, when]): Shift => {
      const [suits = '', days = '', parts = '', hours = ''] = split(when);
      return {
        text,
        suits,
        days: days.split(' '),
        parts: parts.split(' '),
        hours: hours.split('-').map(Number),
      };
    }),
  ]),
);
export const getShifts = (key: string): readonly Shift[] => assertFound(shifts[key], key);

function assertFound<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`A list of the demonstration has no '${name}'.`);
  return item;
}

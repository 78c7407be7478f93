import { z } from 'zod';
import { type ColorName, colorNames } from './color-names.ts';
import { contrastFaults } from './contrast.ts';
import { colorsOf } from './palette.ts';

const line = (least: number, most: number) =>
  z
    .string('is missing, or no text')
    .refine(
      (text) => text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text),
      'must be one line without spaces around it',
    )
    .min(least, 'is empty')
    .max(most, `has more than ${most} characters`);
const orNone = (schema: z.ZodType<string>) =>
  z.union([schema, z.null()], 'must be a line of text, or null for none');
const days = (least: number, most: number) =>
  z
    .number('is missing, or no number of days')
    .int('must be whole days')
    .min(least, `must be at least ${least} days`)
    .max(most, `must be at most ${most} days`);
const km = z
  .number('is missing, or no number of km')
  .int('must be whole km: the site counts in km alone')
  .min(1, 'must be 1 to 100 km')
  .max(100, 'must be 1 to 100 km');
const shapes = z
  .string('must be SVG shapes in a box of 32 by 32')
  .regex(
    /^(<(path|rect|circle|ellipse|polygon)( [a-z-]+="[^"<>]*")+\/>)+$/,
    'must be <path/>, <rect/>, <circle/>, <ellipse/> or <polygon/> without anything between them',
  )
  .regex(/^(?!.*\b(fill|style|href)=)/, 'must leave the colors to "palette" of the configuration');
const color = z.string('is missing').regex(/^#[0-9a-f]{6}$/, 'must be a color such as #1a2b3c');
const scheme = z.strictObject(
  Object.fromEntries(colorNames.map((name) => [name, color])) as Record<ColorName, typeof color>,
  'must have every color',
);
const twoColors = z.strictObject({ brand: color, accent: color });
const bothSchemes = z.strictObject(
  { light: scheme, dark: scheme },
  'must be { brand, accent }, or { light, dark } with every color',
);
const way = orNone(
  z
    .url({ protocol: /^https$/, error: 'must be an address with https' })
    .regex(/^(?=[^{}]*\{from\}[^{}]*\{to\}[^{}]*$)/, 'must have {from} and then {to}, and no other braces'),
);
const currency = z.enum(
  ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'],
  'must be one that pay is stored in: USD, EUR, GBP, CAD, AUD, NZD',
);

const others = {
  name: line(1, 24).regex(
    /^[^<>"|\\,;:()@]*$/,
    'must be without < > " | \\ , ; : ( ) and @: it begins the sender of emails',
  ),
  tagline: line(1, 70).regex(/[^.]$/, 'ends with a full stop, which the pages set where it belongs'),
  description: line(20, 200),
  logo: z.strictObject({ mark: shapes, accent: shapes }, 'must have "mark" and "accent"'),
  operator: z.strictObject({
    legalName: orNone(line(1, 120)),
    postalAddress: orNone(line(1, 200)),
    supportEmail: orNone(line(3, 254).regex(/^[^\s@]+@[^\s@]+$/)),
  }),
  area: z.strictObject({
    center: z.strictObject(
      { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
      'must have lat and lng',
    ),
    place: z.union([z.strictObject({ city: line(1, 120), state: line(2, 120) }), z.null()], {
      error: 'must be { city, state } of a place in the United States, or null for none',
    }),
    radiusKm: km,
    talentRadiusKm: km,
  }),
  directions: z.strictObject({ walk: way, bike: way, bus: way, car: way }),
  payCurrencies: z
    .array(currency)
    .min(1, 'must have one at least')
    .refine((all) => new Set(all).size === all.length, 'names one twice')
    .refine((all) => all.includes('USD'), 'must have USD: jobs are in the United States'),
  claims: z.union(
    [
      z.strictObject({ jobs: line(1, 12), neighborhoods: line(1, 12), jobSeekers: line(1, 12) }),
      z.enum(['counted', 'none']),
    ],
    'must be three figures { jobs, neighborhoods, jobSeekers }, "counted" or "none"',
  ),
  parts: z.strictObject({
    talents: z.boolean('must be true or false'),
    alerts: z.boolean('must be true or false'),
    employers: z.enum(['anybody', 'invited'], 'must be "anybody" or "invited"'),
  }),
  retention: z.strictObject({
    applicationDays: days(30, 730),
    mailDays: days(7, 90),
    addressProofDays: days(30, 365),
    unconfirmedAlertDays: days(1, 30),
  }),
};

/** What is wrong with a configuration, each a sentence; empty where nothing is. `given` is what the file exports. */
export function brandFaults(given: { palette?: unknown }): string[] {
  const hasTwo = typeof given.palette === 'object' && given.palette !== null && 'brand' in given.palette;
  const { success, data, error } = z
    .strictObject({ ...others, palette: hasTwo ? twoColors : bothSchemes })
    .safeParse({ ...given });
  if (success) {
    const colors = colorsOf(data.palette);
    return [...contrastFaults('light', colors.light), ...contrastFaults('dark', colors.dark)];
  }
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')} is no setting that this version knows.`)
      : [`${issue.path.join('.')} ${issue.message}.`],
  );
}

/** Stops a build with what is wrong. */
export function checkBrand(given: object): void {
  const faults = brandFaults(given);
  if (faults.length > 0)
    throw new Error(`doorstep.config.ts:\n${faults.map((each) => `  ${each}`).join('\n')}`);
}

import { z } from 'zod';
import { type ColorName, colorNames } from './color-names.ts';
import { findContrastErrors } from './contrast.ts';
import { resolveColors } from './palette.ts';

const line = (min: number, max: number) =>
  z
    .string('is missing or not text')
    .refine(
      (text) => text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text),
      'must be one line without spaces at its start or end',
    )
    .min(min, 'is empty')
    .max(max, `has more than ${max} characters`);
const nullable = (schema: z.ZodType<string>) =>
  z.union([schema, z.null()], 'must be one line of text or null');
const days = (min: number, max: number) =>
  z
    .number('is missing or not a number of days')
    .int('must be a whole number of days')
    .min(min, `must be at least ${min} days`)
    .max(max, `must be at most ${max} days`);
const km = z
  .number('is missing or not a number of km')
  .int('must be a whole number of km')
  .min(1, 'must be 1 to 100 km')
  .max(100, 'must be 1 to 100 km');
const shapes = z
  .string('must be SVG shapes in a 32 × 32 view box')
  .regex(
    /^(<(path|rect|circle|ellipse|polygon)( [a-z-]+="[^"<>]*")+\/>)+$/,
    'must be <path/>, <rect/>, <circle/>, <ellipse/> or <polygon/> without anything between them',
  )
  .regex(/^(?!.*\b(fill|style|href)=)/, 'must not set colors or styles; they come from "palette"');
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
const directionsUrl = nullable(
  z
    .url({ protocol: /^https$/, error: 'must be an https URL' })
    .regex(/^(?=[^{}]*\{from\}[^{}]*\{to\}[^{}]*$)/, 'must contain {from}, then {to}, and no other braces'),
);
const currency = z.enum(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'], 'must be USD, EUR, GBP, CAD, AUD or NZD');

const baseSchema = {
  name: line(1, 24).regex(
    /^[^<>"|\\,;:()@]*$/,
    'must not contain < > " | \\ , ; : ( ) or @, because it is in the From header of emails',
  ),
  tagline: line(1, 70).regex(/[^.]$/, 'must not end with a period; pages add one where needed'),
  description: line(20, 200),
  logo: z.strictObject({ mark: shapes, accent: shapes }, 'must have "mark" and "accent"'),
  operator: z.strictObject({
    legalName: nullable(line(1, 120)),
    postalAddress: nullable(line(1, 200)),
    supportEmail: nullable(line(3, 254).regex(/^[^\s@]+@[^\s@]+$/)),
  }),
  area: z.strictObject({
    center: z.strictObject(
      { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
      'must have lat and lng',
    ),
    place: z.union([z.strictObject({ city: line(1, 120), state: line(2, 120) }), z.null()], {
      error: 'must be null or { city, state } of a place in the United States',
    }),
    radiusKm: km,
    talentRadiusKm: km,
  }),
  directions: z.strictObject({
    walk: directionsUrl,
    bike: directionsUrl,
    bus: directionsUrl,
    car: directionsUrl,
  }),
  payCurrencies: z
    .array(currency)
    .min(1, 'must have at least one currency')
    .refine((all) => new Set(all).size === all.length, 'has a currency twice')
    .refine((all) => all.includes('USD'), 'must include USD, because jobs are in the United States'),
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

/** Returns one sentence per error in the exports of `doorstep.config.ts`; empty if there is none. */
export function findBrandErrors(config: { palette?: unknown }): string[] {
  const hasTwoColors =
    typeof config.palette === 'object' && config.palette !== null && 'brand' in config.palette;
  const { success, data, error } = z
    .strictObject({ ...baseSchema, palette: hasTwoColors ? twoColors : bothSchemes })
    .safeParse({ ...config });
  if (success) {
    const colors = resolveColors(data.palette);
    return [...findContrastErrors('light', colors.light), ...findContrastErrors('dark', colors.dark)];
  }
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a known setting.`)
      : [`${issue.path.join('.')} ${issue.message}.`],
  );
}

/** Throws an error that lists all errors of the configuration. */
export function checkBrand(config: object): void {
  const errors = findBrandErrors(config);
  if (errors.length > 0)
    throw new Error(`doorstep.config.ts:\n${errors.map((message) => `  ${message}`).join('\n')}`);
}

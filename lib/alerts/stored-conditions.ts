import { z } from 'zod';
import {
  flagFilters,
  parseConditions,
  type SearchConditions,
  toUrlSearchParams,
} from '@/lib/jobs/search-conditions';
import { formatArea } from '@/lib/places/area';

const storedConditionsSchema = z
  .object({
    shifts: z.array(z.string()),
    benefits: z.array(z.string()),
    hours_from: z.number(),
    hours_to: z.number(),
    age: z.number(),
    posted_days: z.number(),
    company: z.string(),
    industry: z.string(),
    start_by: z.string(),
    areas: z.array(z.array(z.tuple([z.number(), z.number()]))),
  })
  .partial()
  .loose();

/** Parses the stored result of toConditionsArgument. Throws if it is invalid. */
export function parseStoredConditions(value: unknown): SearchConditions {
  const stored = storedConditionsSchema.parse(value ?? {});
  const extras = [
    ...Object.entries(flagFilters).flatMap(([param, name]) => (stored[name] === true ? [param] : [])),
    ...(stored.benefits ?? []),
  ];
  const area = stored.areas?.map((shape) => shape.map(([lat, lng]) => ({ lat, lng })));
  const params = {
    when: stored.shifts,
    with: extras,
    hoursFrom: stored.hours_from,
    hoursTo: stored.hours_to,
    age: stored.age,
    posted: stored.posted_days,
    company: stored.company,
    industry: stored.industry,
    startBy: stored.start_by,
    area: area && formatArea(area),
  };
  return parseConditions(toUrlSearchParams(params));
}

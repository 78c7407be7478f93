import { z } from 'zod';
import { parseConditions, queryOf, type SearchConditions, wishes } from '@/lib/jobs/search-conditions';
import { printArea } from '@/lib/places/area';

const keptConditions = z
  .object({
    shifts: z.array(z.string()),
    benefits: z.array(z.string()),
    ...{ hours_from: z.number(), hours_to: z.number(), age: z.number(), posted_days: z.number() },
    company: z.string(),
    industry: z.string(),
    start_by: z.string(),
    areas: z.array(z.array(z.tuple([z.number(), z.number()]))),
  })
  .partial()
  .loose();

/** What conditionsArgument made of them, as the database kept it. Throws where it is none. */
export function conditionsOf(kept: unknown): SearchConditions {
  const asked = keptConditions.parse(kept ?? {});
  const extrasAsked = [
    ...Object.entries(wishes).flatMap(([wish, name]) => (asked[name] === true ? [wish] : [])),
    ...(asked.benefits ?? []),
  ];
  const area = asked.areas?.map((shape) => shape.map(([lat, lng]) => ({ lat, lng })));
  const params = {
    when: asked.shifts,
    with: extrasAsked,
    hoursFrom: asked.hours_from,
    hoursTo: asked.hours_to,
    age: asked.age,
    posted: asked.posted_days,
    company: asked.company,
    industry: asked.industry,
    startBy: asked.start_by,
    area: area && printArea(area),
  };
  return parseConditions(queryOf(params));
}

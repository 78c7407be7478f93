import { generateEmployers } from '@/supabase/seed/demo/employers';
import { loadPlacePool } from '@/supabase/seed/demo/place-pool';
import { sql } from '../support/sql.ts';

/** Checks this number of demonstration jobs against the rules, and returns the matches. */
export async function checkDemonstration(count: number): Promise<{ count: number; broken: unknown[] }> {
  const texts = [...generateEmployers(loadPlacePool(), count)].flatMap(({ jobs }) =>
    jobs.map((job) => [job.title, job.description, ...(job.tags ?? []), job.company_description].join('\n')),
  );
  const broken = await sql`
    select given.words, broken.rule, broken.words as by
    from jsonb_array_elements_text(${sql.json(texts)}) as given (words), public.match_trust_rules(given.words) as broken`;
  return { count: texts.length, broken: [...broken] };
}

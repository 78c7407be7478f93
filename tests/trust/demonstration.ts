import { generateEmployers } from '@/supabase/seed/demo/employers';
import { readPlaceStock } from '@/supabase/seed/demo/place-stock';
import { sql } from '../support/sql.ts';

/** What the rules say of so many jobs of the demonstration, as they are generated: none of it should be anything. */
export async function judgeDemonstration(count: number): Promise<{ count: number; broken: unknown[] }> {
  const texts = [...generateEmployers(readPlaceStock(), count)].flatMap(({ jobs }) =>
    jobs.map((job) => [job.title, job.description, ...(job.tags ?? []), job.company_description].join('\n')),
  );
  const broken = await sql`
    select given.words, broken.rule, broken.words as by
    from jsonb_array_elements_text(${sql.json(texts)}) as given (words), public.judge_words(given.words) as broken`;
  return { count: texts.length, broken: [...broken] };
}

import type { Sql } from 'postgres';
import { measure, type Timing } from './measure.ts';

export type SlugTimings = { first: Timing; hundredThousandth: Timing };

const taken = 100_000;

/**
 * Posting under a title that nobody used before, and under one that 100,000 jobs have: the cost of finding the suffix
 * (D11). The two take turns, so that the machine's moods fall on both alike.
 */
export async function measureSlugs(sql: Sql): Promise<SlugTimings> {
  const [employer] = await sql<{ user_id: string }[]>`select user_id from public.employer_profiles limit 1`;
  if (!employer) throw new Error('There is no employer to post as.');
  const post = (title: string) => sql`
    insert into public.jobs (employer_id, title, company_name, location, description, type, contact, is_demo)
    select user_id, ${title}, company_name, location, 'For the benchmark of slugs.', 'part-time',
      '{"name": "Ann Poster", "email": "ann@example.com"}', true
    from public.employer_profiles where user_id = ${employer.user_id}`;

  const title = `Crowded Barista ${crypto.randomUUID()}`;
  await post(title);
  await sql`
    insert into public.job_slugs (slug)
    select public.slugify(${title}) || '-' || number from generate_series(1, ${taken - 2}) as number`;
  await sql`update public.job_slugs set last_suffix = ${taken - 2} where slug = public.slugify(${title})`;
  await sql`vacuum (analyze) public.job_slugs`;

  const options = { calls: 100, maxSeconds: 10 };
  const rounds: SlugTimings[] = [];
  for (let round = 0; round < 3; round++)
    rounds.push({
      first: await measure(() => post(`Lonely Barista ${crypto.randomUUID()}`), options),
      hundredThousandth: await measure(() => post(title), options),
    });
  await sql`delete from public.jobs where description = 'For the benchmark of slugs.'`;
  const middle = (which: keyof SlugTimings) =>
    rounds.map((round) => round[which]).toSorted((a, b) => a.medianMs - b.medianMs)[1];
  const [first, hundredThousandth] = [middle('first'), middle('hundredThousandth')];
  if (!first || !hundredThousandth) throw new Error('Nothing was measured.');
  return { first, hundredThousandth };
}

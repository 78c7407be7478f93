import type { Salary } from '@/lib/employment/salary';
import type { Coordinates } from '@/lib/places/place';
import { createAddress } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

export type PostedJob = {
  id: string;
  title: string;
  companyName: string;
  /** The industry of the job's company. If the jobs of a company differ, that of its first job applies. */
  industry: string;
  description: string;
  tags: string[];
  type: string;
  salary: Salary | null;
  coordinates: Coordinates;
  status: 'open' | 'paused' | 'closed';
  createdAt: Date;
  expiresAt: Date;
  schedule: string[];
  hoursMin: number | null;
  hoursMax: number | null;
  benefits: string[];
  hasTips: boolean;
  minimumAge: number | null;
  startsOn: string | null;
};

type Database = Pick<typeof sql, 'unsafe'>;

const day = 86_400_000;
const employerIds: string[] = [];
const maxBatch = 2500;

/** Inserts jobs and their new employers into the database, and returns the jobs with their ids. */
export async function postJobs(
  jobs: readonly Partial<PostedJob>[],
  database: Database = sql,
): Promise<PostedJob[]> {
  const posted = jobs.map(toPostedJob);
  // Several employers per company name, because each new job is compared with its employer's other jobs.
  const getEmployerKey = (job: PostedJob, index: number) => `${job.companyName}/${Math.floor(index / 1000)}`;
  const employers = new Map(posted.map((job, index) => [getEmployerKey(job, index), crypto.randomUUID()]));
  const industryByCompany = new Map(posted.toReversed().map((job) => [job.companyName, job.industry]));
  employerIds.push(...employers.values());
  for (const [employer, userId] of employers) {
    const companyName = employer.slice(0, employer.lastIndexOf('/'));
    await database.unsafe('insert into auth.users (id, email) values ($1, $2)', [
      userId,
      createAddress('employer'),
    ]);
    await database.unsafe(
      `insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
       values ($1, $2, 'A company of the search tests.', $4, $3::text::jsonb)`,
      [
        userId,
        companyName,
        JSON.stringify(location({ lat: 0, lng: 0 })),
        industryByCompany.get(companyName) ?? 'Other',
      ],
    );
  }
  const rows = posted.map((job, index) => ({
    ...job,
    employer_id: employers.get(getEmployerKey(job, index)),
    location: location(job.coordinates, toCity(index)),
    expires_at: job.expiresAt,
    created_at: job.createdAt,
    hours_per_week_min: job.hoursMin,
    hours_per_week_max: job.hoursMax,
    has_tips: job.hasTips,
    minimum_age: job.minimumAge,
    starts_on: job.startsOn,
  }));
  // Analyzes after each batch, because triggers planned for an empty table would scan all jobs for each new job.
  for (let first = 0; first < rows.length; first += maxBatch) {
    await insertJobs(database, rows.slice(first, first + maxBatch));
    if (rows.length > maxBatch) await database.unsafe('analyze public.jobs');
  }
  return posted;
}

async function insertJobs(database: Database, rows: readonly object[]): Promise<void> {
  await database.unsafe(
    `insert into public.jobs (id, employer_id, title, company_name, location, description, type, salary, contact, tags,
       status, expires_at, created_at, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on)
     select id, employer_id, title, 'set by a trigger', location, description, type, salary,
       '{"name": "Ann Poster", "email": "ann@example.com"}', tags, status, expires_at, created_at,
       schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, employer_id uuid, title text, location jsonb,
       description text, type text, salary jsonb, tags text[], status text, expires_at timestamptz, created_at timestamptz,
       schedule text[], hours_per_week_min smallint, hours_per_week_max smallint, benefits text[], has_tips boolean, minimum_age smallint, starts_on date)`,
    [JSON.stringify(rows)],
  );
}

export async function removePostedJobs(): Promise<void> {
  await sql`delete from auth.users where id = any (${employerIds})`;
}

function toPostedJob(job: Partial<PostedJob>): PostedJob {
  return {
    id: crypto.randomUUID(),
    title: 'Lighthouse Keeper',
    companyName: 'Remote Lights',
    industry: 'Other',
    description: 'Keep the light.',
    tags: [],
    type: 'full-time',
    salary: null,
    coordinates: { lat: 0, lng: 0 },
    status: 'open',
    createdAt: new Date(Date.now() - day),
    expiresAt: new Date(Date.now() + 30 * day),
    schedule: [],
    hoursMin: null,
    hoursMax: null,
    benefits: [],
    hasTips: false,
    minimumAge: null,
    startsOn: null,
    ...job,
  };
}

/** Distributes jobs over several cities. In a single city, PostgreSQL would scan all of them for each new job. */
const toCity = (index: number) => `Nowhere${index < 500 ? '' : ` ${Math.floor(index / 500)}`}`;

const location = (coordinates: Coordinates, city = 'Nowhere') => ({
  coordinates,
  address: {
    city,
    state: 'Ocean',
    country: 'None',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
});

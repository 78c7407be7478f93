-- Jobs: what is posted, where it is, what it pays, and whether it is still open (D18, D20).

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  slug text not null unique,
  title text not null check (length(trim(title)) between 1 and 160),
  -- Copies of the company's, kept by saving the company profile (D18b).
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text,
  company_logo text,
  industry text,
  location jsonb not null check (public.is_location(location)),
  description text not null check (length(trim(description)) between 1 and 20000),
  type text not null check (type = any (public.job_types())),
  salary jsonb check (public.is_salary(salary)),
  contact jsonb not null check (coalesce(length(trim(contact ->> 'name')) between 1 and 200
    and public.is_email(contact ->> 'email') and length(contact::text) <= 1500, false)),
  tags text[] not null default '{}' check (public.is_word_list(tags, 30)),
  application_url text check (application_url ~* '^https?://' and length(application_url) <= 2000),
  schedule text[] not null default '{}' check (public.is_word_list(schedule, 28)),
  hours_per_week_min smallint check (hours_per_week_min between 0 and 168),
  hours_per_week_max smallint check (hours_per_week_max between hours_per_week_min and 168),
  benefits text[] not null default '{}' check (public.is_word_list(benefits, 30)),
  has_tips boolean not null default false,
  minimum_age smallint check (minimum_age between 14 and 30),
  starts_on date check (starts_on between date '2000-01-01' and date '2099-12-31'),
  -- Whether its employer answered most applicants; a copy, kept by keep_reply_record (D110).
  answers_most boolean not null default false,
  status text not null default 'open' check (status in ('open', 'paused', 'closed', 'held')),
  expires_at timestamptz not null default now() + public.default_open_time(),
  closed_at timestamptz,
  idempotency_key uuid,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  lat double precision not null generated always as ((location #>> '{coordinates,lat}')::double precision) stored,
  lng double precision not null generated always as ((location #>> '{coordinates,lng}')::double precision) stored,
  pt extensions.cube not null generated always as (public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  state_slug text not null generated always as (public.slugify(location #>> '{address,state}')) stored,
  city_slug text not null generated always as (public.slugify(location #>> '{address,city}')) stored,
  neighborhood_slug text generated always as (public.slugify(location #>> '{address,neighborhood}')) stored,
  title_slug text not null generated always as (public.slugify(title)) stored,
  company_slug text not null generated always as (lower(company_name collate "und-x-icu")) stored,
  pay_currency text generated always as (salary ->> 'currency') stored,
  min_pay_per_hour numeric generated always as (
    public.pay_per_hour((salary ->> 'min')::numeric, salary ->> 'period')) stored,
  -- When the job ended or will end: its page stays for `time_shown_after_end` from here (D20).
  ended_at timestamptz not null generated always as (
    case when status = 'closed' then least(coalesce(closed_at, expires_at), expires_at) else expires_at end) stored,
  -- How a closed job ended; null where nobody said. Applicants are told in other words.
  close_reason text check (close_reason in ('filled', 'not-filled')),
  -- Within the row: a search that has to read it reads thousands.
  search tsvector storage main not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(title) || ' ' || public.joined_pairs(array[title])), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(tags)) || ' ' || public.joined_pairs(tags)), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name)), 'C')
    || setweight(to_tsvector('pg_catalog.simple',
         public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')
    || public.title_shingles(title)
    || public.job_kinds(type, schedule, title || ' ' || public.join_words(tags) || ' ' || left(description, 20000), benefits, company_name,
         industry, tags)) stored,
  -- The squares of the map that it is in, which a search by words finds in the same index.
  cells bigint[] not null generated always as (public.job_cells(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,

  unique (employer_id, idempotency_key)
);

comment on column public.jobs.schedule is 'Day and part of day, such as mon-morning; parts are morning, afternoon, evening, night.';

comment on column public.jobs.starts_on is 'Null where the posting says nothing; as soon as possible where the day has passed, as 2000-01-01 has.';

create index jobs_employer on public.jobs (employer_id, created_at desc);
create index jobs_place on public.jobs (state_slug, city_slug, neighborhood_slug, created_at desc);
create index jobs_place_title on public.jobs (state_slug, city_slug, title_slug, created_at desc);
-- An employer's page counts and sorts by what rides along, and reads the jobs that it shows.
create index jobs_company on public.jobs (company_slug, state_slug, city_slug)
  include (id, employer_id, status, created_at, expires_at);
create index jobs_expiry on public.jobs (expires_at) where status = 'open';
-- The nearest; what is asked of most of them rides along, so that a count over a city never visits the table.
create index jobs_pt on public.jobs
  using gist (pt) include (id, expires_at, created_at, pay_currency, min_pay_per_hour, lat, lng) where status = 'open';
create index jobs_newest on public.jobs (created_at desc, id) include (expires_at) where status = 'open';
create index jobs_best_paid on public.jobs
  ((case when pay_currency = 'USD' then min_pay_per_hour end) desc nulls last, created_at desc, id) where status = 'open';
-- Words, kinds and where: what few have is found by the rarest of them.
create index jobs_search on public.jobs using gin (search, cells) where status = 'open';
create index jobs_ended on public.jobs (ended_at);
-- For what ended, which the index of open jobs leaves out.
create index jobs_pt_ended on public.jobs using gist (pt) where status <> 'open';
create index jobs_company_hash on public.jobs (md5(company_slug)) where status = 'open';
-- For an operator: the same address, domain, phone or text elsewhere.
create index jobs_marks on public.jobs using gin (public.job_marks(contact, application_url, description));

-- Who posts waits in line before any row is locked.
create trigger wait_to_post before insert or update of title, location, description, type, schedule on public.jobs
  for each statement execute function public.wait_to_post();
create trigger prepare_job before insert or update or delete on public.jobs
  for each row execute function public.prepare_job();
create trigger follow_job after insert or update on public.jobs
  for each row execute function public.follow_job();
create trigger note_posted_jobs after insert on public.jobs
  referencing new table as posted for each statement execute function public.note_posted_jobs();

-- How many jobs a word or a cell has, as well as the planner can know it.
alter table public.jobs alter column search set statistics 1000, alter column cells set statistics 1000;

alter table public.jobs enable row level security;
-- The contact is for applicants' emails, not for harvesters: no column grant shows it. Filters and orders of one's own making are
-- for one's own rows: everybody else reads jobs through functions that say what of them, and whose account posted a job
-- (employer_id) is nobody else's either.
grant select (id, employer_id, slug, title, company_name, company_description, company_logo, industry, location, description,
    type, salary, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on,
    status, expires_at, closed_at, is_demo, created_at, updated_at, lat, lng, state_slug, city_slug, neighborhood_slug,
    title_slug, company_slug, pay_currency, min_pay_per_hour, ended_at, close_reason)
  on public.jobs to authenticated;
grant insert (employer_id, slug, title, company_name, company_description, company_logo, location, description, type, salary,
    contact, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age, starts_on,
    expires_at, idempotency_key)
  on public.jobs to authenticated;
grant update (title, location, description, type, salary, contact, tags, application_url, schedule, hours_per_week_min,
    hours_per_week_max, benefits, has_tips, minimum_age, starts_on, status, expires_at, close_reason)
  on public.jobs to authenticated;
grant delete on public.jobs to authenticated;
grant all on public.jobs to service_role;

create policy "employers read their own jobs" on public.jobs
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers post as themselves" on public.jobs
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own jobs" on public.jobs
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own jobs" on public.jobs
  for delete to authenticated using (employer_id = (select auth.uid()));

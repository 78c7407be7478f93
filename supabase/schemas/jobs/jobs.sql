-- Job postings (D18, D20).

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  slug text not null unique,
  title text not null check (length(trim(title)) between 1 and 160),
  -- Copies of the company profile, updated in jobs that have not ended when the profile is saved (D18b).
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
  -- Whether the employer replied to most applicants (D110). A copy, updated by update_reply_record.
  is_responsive boolean not null default false,
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
  -- When the job ended or will end; its page stays for `ended_job_visibility` from then (D20).
  ended_at timestamptz not null generated always as (
    case when status = 'closed' then least(coalesce(closed_at, expires_at), expires_at) else expires_at end) stored,
  -- How a closed job ended; null if not given. Applicants see a different text than the employer.
  close_reason text check (close_reason in ('filled', 'not-filled')),
  -- Stored inline (not TOASTed), because some searches read thousands of rows.
  search tsvector storage main not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(title) || ' ' || public.joined_pairs(array[title])), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(tags)) || ' ' || public.joined_pairs(tags)), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name)), 'C')
    || setweight(to_tsvector('pg_catalog.simple',
         public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')
    || public.title_shingles(title)
    || public.job_facets(type, schedule, title || ' ' || public.join_words(tags) || ' ' || left(description, 20000), benefits, company_name,
         industry, tags)) stored,
  -- The map cells of the job, so that a search by words and place uses one index.
  cells bigint[] not null generated always as (public.job_cells(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,

  unique (employer_id, idempotency_key)
);

comment on column public.jobs.schedule is 'Day and part of day, such as mon-morning; parts are morning, afternoon, evening, night.';

comment on column public.jobs.starts_on is 'Null if not given; a day in the past, such as 2000-01-01, means as soon as possible.';

create index jobs_employer on public.jobs (employer_id, created_at desc);
create index jobs_place on public.jobs (state_slug, city_slug, neighborhood_slug, created_at desc);
create index jobs_place_title on public.jobs (state_slug, city_slug, title_slug, created_at desc);
-- Covers the count and order of an employer's page.
create index jobs_company on public.jobs (company_slug, state_slug, city_slug)
  include (id, employer_id, status, created_at, expires_at);
create index jobs_expiry on public.jobs (expires_at) where status = 'open';
-- For the nearest jobs. The included columns let a count over a city use the index only.
create index jobs_pt on public.jobs
  using gist (pt) include (id, expires_at, created_at, pay_currency, min_pay_per_hour, lat, lng) where status = 'open';
create index jobs_newest on public.jobs (created_at desc, id) include (expires_at) where status = 'open';
create index jobs_best_paid on public.jobs
  ((case when pay_currency = 'USD' then min_pay_per_hour end) desc nulls last, created_at desc, id) where status = 'open';
-- For words, facets and cells together, so that a search starts from its rarest term.
create index jobs_search on public.jobs using gin (search, cells) where status = 'open';
create index jobs_ended on public.jobs (ended_at);
-- For ended jobs, which jobs_pt does not contain.
create index jobs_pt_ended on public.jobs using gist (pt) where status <> 'open';
create index jobs_company_hash on public.jobs (md5(company_slug)) where status = 'open';
-- For moderation: postings with the same address, domain, phone or text.
create index jobs_marks on public.jobs using gin (public.job_identifiers(contact, application_url, description));

-- Serialize postings before any row is locked.
create trigger serialize_posting before insert or update of title, location, description, type, schedule on public.jobs
  for each statement execute function public.serialize_posting();
create trigger prepare_job before insert or update or delete on public.jobs
  for each row execute function public.prepare_job();
create trigger after_job_write after insert or update on public.jobs
  for each row execute function public.after_job_write();
create trigger record_posted_jobs after insert on public.jobs
  referencing new table as posted for each statement execute function public.record_posted_jobs();

-- Give the planner good estimates of the jobs per word and per cell.
alter table public.jobs alter column search set statistics 1000, alter column cells set statistics 1000;

alter table public.jobs enable row level security;
-- No grant for the contact, which must not be harvested. The grants are for an employer's own rows; all other reads go through functions
-- with fixed columns, which also hide employer_id.
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

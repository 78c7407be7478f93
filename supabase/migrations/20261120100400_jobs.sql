-- Jobs: what is posted, where it is, what it pays, and whether it is still open (D18, D20).

-- Every slug that is or was taken, with the last suffix given out under it. Reserved words are simply taken (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0
);
alter table public.job_slugs enable row level security;
revoke all on public.job_slugs from anon, authenticated;
grant all on public.job_slugs to service_role;

insert into public.job_slugs (slug)
select unnest(array[
  'login', 'register', 'auth', 'reset-password', 'role-selection', 'home', 'jobs-near-me', 'location', 'talent-near-me',
  'post-job', 'post', 'profile', 'account', 'employer', 'employers', 'job-seeker', 'job', 'jobs', 'talents', 'page',
  'search', 'categories', 'cities', 'terms', 'privacy', 'cookies', 'api', 'healthz', 'application', 'applications',
  'unsubscribe', 'alerts', 'feeds', 'feed', 'sitemap', 'admin', 'about', 'help', 'contact', 'blog', 'static', 'assets',
  'unknown', 'undefined', 'null', 'robotstxt', 'sitemapxml', 'faviconico', 'iconsvg', 'manifestwebmanifest', '_next', 'index'])
union
select public.slugify(unnest(array[
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'District of Columbia',
  'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine',
  'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada',
  'New Hampshire', 'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon',
  'Pennsylvania', 'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia',
  'Washington', 'West Virginia', 'Wisconsin', 'Wyoming', 'Puerto Rico', 'Guam', 'American Samoa',
  'U.S. Virgin Islands', 'Northern Mariana Islands']))
union
select unnest(array[
  'al', 'ak', 'az', 'ar', 'ca', 'co', 'ct', 'de', 'dc', 'fl', 'ga', 'hi', 'id', 'il', 'in', 'ia', 'ks', 'ky', 'la', 'me',
  'md', 'ma', 'mi', 'mn', 'ms', 'mo', 'mt', 'ne', 'nv', 'nh', 'nj', 'nm', 'ny', 'nc', 'nd', 'oh', 'ok', 'or', 'pa', 'ri',
  'sc', 'sd', 'tn', 'tx', 'ut', 'vt', 'va', 'wa', 'wv', 'wi', 'wy', 'pr', 'gu', 'as', 'vi', 'mp']);

-- Takes the next free slug for a title (D11): barista, barista-1, barista-2 … One upsert finds the suffix, whatever
-- their number; a second writer waits for the first and gets the next one. The loop runs again only where a title
-- itself ends in the suffix ('Barista 1').
create function public.take_job_slug(title text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  base text := coalesce(nullif(rtrim(left(public.slugify(title), 80), '-'), ''), 'job');
  candidate text;
  suffix integer;
begin
  loop
    insert into public.job_slugs as taken (slug) values (base)
      on conflict (slug) do update set last_suffix = taken.last_suffix + 1
      returning last_suffix into suffix;
    if suffix = 0 then
      return base;
    end if;
    candidate := base || '-' || suffix;
    insert into public.job_slugs (slug) values (candidate) on conflict do nothing;
    if found then
      return candidate;
    end if;
  end loop;
end
$$;
revoke execute on function public.take_job_slug(text) from public, anon, authenticated;
grant execute on function public.take_job_slug(text) to service_role;

-- Tags as one text, for the generated search columns (array_to_string is not immutable for every element type).
create function public.join_words(words text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_to_string(words, ' '), '') $$;
grant execute on function public.join_words(text[]) to anon, authenticated, service_role;

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
  type text not null check (type in ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer')),
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
  status text not null default 'open' check (status in ('open', 'paused', 'closed')),
  expires_at timestamptz not null default now() + interval '30 days',
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
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', company_name || ' ' || public.join_words(tags)), 'B')
    || setweight(to_tsvector('pg_catalog.english', left(description, 20000)), 'D')) stored,
  search_words text not null generated always as (
    lower((title || ' ' || company_name || ' ' || public.join_words(tags)) collate "und-x-icu")) stored,
  -- When the job ended or will end: the 14 days of its farewell page count from here (D20).
  ended_at timestamptz not null generated always as (
    case when status = 'closed' then least(coalesce(closed_at, expires_at), expires_at) else expires_at end) stored,

  unique (employer_id, idempotency_key)
);

comment on column public.jobs.schedule is 'Day and part of day, such as mon-morning; parts are morning, afternoon, evening, night.';

create index jobs_pt on public.jobs using gist (pt) where status = 'open';
create index jobs_newest on public.jobs (created_at desc, id) where status = 'open';
create index jobs_search on public.jobs using gin (search) where status = 'open';
create index jobs_search_words on public.jobs using gin (search_words extensions.gin_trgm_ops) where status = 'open';
create index jobs_employer on public.jobs (employer_id, created_at desc);
create index jobs_place on public.jobs (state_slug, city_slug, neighborhood_slug, created_at desc);
create index jobs_place_title on public.jobs (state_slug, city_slug, title_slug, created_at desc);
create index jobs_company on public.jobs (company_slug, state_slug, city_slug);
create index jobs_expiry on public.jobs (expires_at) where status = 'open';

-- What a person may not decide is decided here: who posted, under which name, when, how long, and at which address.
-- Runs as the writer, so that it can tell a person from the service.
create function public.guard_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.salary := public.unwrap_json(new.salary);
  new.contact := public.unwrap_json(new.contact);
  if jsonb_typeof(new.salary) = 'null' then
    new.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(new.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  new.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(new.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.employer_id := old.employer_id;
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + interval '30 days');
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + interval '60 days' then
      raise exception 'A job is open for 60 days at most.' using errcode = '23514';
    end if;
  end if;
  return new;
end
$$;
create trigger a_guard before insert or update on public.jobs
  for each row execute function public.guard_job();

-- Takes the slug and copies the company, when a job is posted and again when an ended one is reopened or renewed, because
-- the copies of ended jobs are left as they were. The owner's rights are needed for both; the guard above ran before.
create function public.complete_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  company public.employer_profiles;
begin
  if new.slug is null then
    new.slug := public.take_job_slug(new.title);
  else
    insert into public.job_slugs (slug) values (new.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = new.employer_id;
  if found then
    new.company_name := company.company_name;
    new.company_description := company.company_description;
    new.company_logo := company.company_logo;
    new.industry := company.industry;
  end if;
  return new;
end
$$;
create trigger b_complete before insert on public.jobs
  for each row execute function public.complete_job();
create trigger b_complete_again before update of status, expires_at on public.jobs
  for each row when (old.status = 'closed' or old.expires_at <= now())
  execute function public.complete_job();
create trigger touch_updated_at before update on public.jobs
  for each row execute function public.touch_updated_at();

-- Saving a company profile updates the copies on its open jobs (D18b).
create function public.copy_company_to_open_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.jobs
    set company_name = new.company_name, company_description = new.company_description,
        company_logo = new.company_logo, industry = new.industry
    where employer_id = new.user_id and status <> 'closed' and expires_at > now();
  return null;
end
$$;
create trigger copy_to_open_jobs after update of company_name, company_description, company_logo, industry
  on public.employer_profiles for each row
  when (old.company_name is distinct from new.company_name
    or old.company_description is distinct from new.company_description
    or old.company_logo is distinct from new.company_logo
    or old.industry is distinct from new.industry)
  execute function public.copy_company_to_open_jobs();

-- Whether a job takes applications now (D20).
create function public.is_job_open(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and status = 'open' and expires_at > now()) $$;
grant execute on function public.is_job_open(uuid) to anon, authenticated, service_role;

alter table public.jobs enable row level security;
revoke all on public.jobs from anon, authenticated;
-- The contact is for applicants' mails, not for harvesters: no column grant shows it.
grant select (id, employer_id, slug, title, company_name, company_description, company_logo, industry, location, description,
    type, salary, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age,
    status, expires_at, closed_at, ended_at, is_demo, created_at, updated_at, lat, lng, state_slug, city_slug,
    neighborhood_slug, title_slug, company_slug, pay_currency, min_pay_per_hour)
  on public.jobs to anon, authenticated;
grant insert (employer_id, slug, title, company_name, company_description, company_logo, location, description, type, salary,
    contact, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age,
    expires_at, idempotency_key)
  on public.jobs to authenticated;
grant update (title, location, description, type, salary, contact, tags, application_url, schedule, hours_per_week_min,
    hours_per_week_max, benefits, has_tips, minimum_age, status, expires_at)
  on public.jobs to authenticated;
grant delete on public.jobs to authenticated;
grant all on public.jobs to service_role;

create policy "everyone reads jobs that are open or ended within 14 days" on public.jobs
  for select to anon, authenticated using (ended_at > now() - interval '14 days');
create policy "employers read their own jobs" on public.jobs
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers post as themselves" on public.jobs
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own jobs" on public.jobs
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own jobs" on public.jobs
  for delete to authenticated using (employer_id = (select auth.uid()));

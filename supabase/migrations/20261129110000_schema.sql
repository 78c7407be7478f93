-- Written by `npm run migration` from supabase/schemas, each file after the files that it needs.

-- ── schemas/base/extensions.sql ──

create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pgcrypto with schema extensions;
-- Misspellings are compared letter by letter, too: trigrams alone find 'Tuscola' nearer to 'Tuscon' than Tucson.
create extension if not exists fuzzystrmatch with schema extensions;

-- ── schemas/base/default_privileges.sql ──

-- Hosted projects grant everything on new objects to everybody; here each table and function says who may.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- ── schemas/applications/follow_application.sql ──

-- After an application was written: each one and each move of it leaves one event.
create function public.follow_application() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- However an application goes (withdrawn, its job deleted, its time over), its CV, its mails and the memory of who sent
  -- it go too. What is erased can be handed in again.
  if tg_op = 'DELETE' then
    update public.uploads set discarded_at = now() where path = old.cv_url;
    delete from public.outbox where payload ->> 'applicationId' = old.id::text;
    delete from public.application_senders
      where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  elsif new.status is distinct from old.status then
    insert into public.application_events (application_id, job_id, kind, at)
      values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
        case when tg_op = 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end
$$;

-- ── schemas/auth/follow_account.sql ──

-- After the auth service wrote an account: what follows from it here, in this order.
create function public.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- What waited for its address goes, erase_account_traces finds its id, and it proves no address any more.
    delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
    insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
    delete from public.proven_addresses where prover = 'account:' || old.id;
    return null;
  end if;
  -- An account whose address is confirmed takes over the alerts that a guest made for that address.
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform public.claim_alerts(new.id, new.email);
  end if;
  -- The former address was the owner's, so the account's postings go on sending there until their contact is changed (D43).
  if old.email is not null and lower(new.email) is distinct from lower(old.email) then
    insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
      values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
      on conflict (account_id, address) do update set was_own = true,
        confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  end if;
  -- At each write of a banned account: what came back since the ban goes, too.
  if new.banned_until > now() then
    perform public.take_down_account(new.id);
  end if;
  -- The owner of an account hears of each new password, however it was set. That email quotes no person's words.
  if old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and new.encrypted_password is distinct from old.encrypted_password then
    insert into public.outbox (kind, recipient, dedupe_key)
      values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at) then
    perform public.verify_domain_of_account(new.id);
  end if;
  return null;
end
$$;

-- ── schemas/auth/take_down_account.sql ──

-- An account that is banned in the auth service (`banned_until`, by its admin API or by SQL) is out at once, and so is what it
-- shows. Nothing comes back by itself when the ban ends: its owner opens again what is still true.
--
-- Jobs are closed, not filtered by every list: each search, page, feed, sitemap, alert and the form to apply already asks
-- whether a job is open. Their pages, which an ended job otherwise keeps for 14 days, go as soon as the site has heard of it.

-- Ends a banned account's sessions, closes its jobs and warns their applicants, hides its profile and takes back what it wrote to people.
create function public.take_down_account(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = account_id;
  insert into public.stale_jobs (job_id, is_banned)
    select id, true from public.jobs where employer_id = account_id and ended_at > now() - public.time_shown_after_end()
    on conflict (job_id) do update set is_banned = true;
  update public.jobs set status = 'closed' where employer_id = account_id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.stale_jobs where is_banned and job_id in (select id from public.jobs where employer_id = account_id)
    on conflict (job_id) do update set is_takedown = true;
  update public.job_seeker_profiles set is_visible = false where user_id = account_id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = account_id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = account_id)));
end
$$;

-- ── schemas/employers/follow_company.sql ──

-- After a company was written. Runs as the writer, whose role it passes on to follow_company_row, which has the owner's rights.
create function public.follow_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.follow_company_row(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- ── schemas/employers/prepare_company.sql ──

-- Before a company is written: stores its location and name in one form, and keeps people from setting what is the service's.
create function public.prepare_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Its address is made of the name, and one name has one address.
  new.company_name := normalize(trim(new.company_name), NFC);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- ── schemas/employers/verify_employer.sql ──

-- Where founding a company takes an invitation, lets in the account that was invited and has confirmed that address, once. A company
-- that is there already is changed as ever: an upsert comes here, too. Then sets the verified domain.
create function public.verify_employer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invited text;
begin
  if new.is_demo then
    return new;
  end if;
  if public.setting('employers_by_invitation') <> 0
    and not exists (select from public.employer_profiles where user_id = new.user_id) then
    delete from public.employer_invitations as invitation using auth.users as account
      where account.id = new.user_id and account.email_confirmed_at is not null
        and invitation.address = lower(account.email) and invitation.invited_at > now() - interval '30 days'
      returning invitation.address into invited;
    if invited is null then
      raise exception 'INVITATION_REQUIRED' using errcode = 'PT403';
    end if;
  end if;
  new.verified_domain := public.domain_of_account(new.user_id);
  return new;
end
$$;

-- ── schemas/talents/follow_talent.sql ──

-- After a talent profile was written: claims its CV, and notes for match_changed_talents that a visible profile appeared or changed, with
-- what it said before.
create function public.follow_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A talent's CV is a file of their own: without this, writing another person's path into one's profile would earn a signed link to it.
  -- Replacing or deleting it gives the old file up.
  if new.cv_url is distinct from old.cv_url then
    if old.cv_url is not null then
      update public.uploads set discarded_at = now() where path = old.cv_url;
    end if;
    if new.cv_url is not null then
      update public.uploads set claimed_at = now()
        where path = new.cv_url and bucket = 'applications' and owner_id = new.user_id
          and verified_at is not null and claimed_at is null and discarded_at is null;
      if not found then
        raise exception 'CV_MISSING' using errcode = 'PT409';
      end if;
    end if;
  end if;
  if new.is_visible and not new.is_demo then
    if old.is_visible is not true then
      insert into public.talent_changes (talent_id, was_visible) values (new.id, false) on conflict (talent_id) do nothing;
    elsif (new.search, new.skills, new.experience_years) is distinct from (old.search, old.skills, old.experience_years)
        or new.public_point operator(extensions.<>) old.public_point then
      insert into public.talent_changes (talent_id, was_visible, was_search, was_skills, was_years, was_point)
        values (new.id, true, old.search, old.skills, old.experience_years, old.public_point)
        on conflict (talent_id) do nothing;
    end if;
  end if;
  return null;
end
$$;

-- ── schemas/talents/prepare_talent.sql ──

-- Before a talent profile is written: stores its location, pay and skills in one form, and keeps people from setting what is the
-- service's.
create function public.prepare_talent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Before the generated point is computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'job_seeker_profiles_location_check';
  end if;
  new.desired_salary := public.unwrap_json(new.desired_salary);
  if jsonb_typeof(new.desired_salary) = 'null' then
    new.desired_salary := null;
  end if;
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  -- Hiding is no change of the profile.
  if tg_op = 'UPDATE' and new.hides_from_some = old.hides_from_some then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- ── schemas/trust/refuse_removed_profile.sql ──

-- A profile that an operator took down is not made visible by its owner, nor by writing it again.
create function public.refuse_removed_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.has_removed(new.user_id, 'profile') then
    raise exception 'PROFILE_REMOVED' using errcode = 'PT409';
  end if;
  return new;
end
$$;

-- ── schemas/alerts/prepare_alert.sql ──

-- Before an alert is written: its steps are prepare_alert_row's, which needs the owner's rights; here is known who writes.
create function public.prepare_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return public.prepare_alert_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

-- ── schemas/jobs/follow_job.sql ──

-- After a job was written: its steps are follow_job_row's, which needs the owner's rights; here is known who writes.
create function public.follow_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.follow_job_row(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- ── schemas/jobs/prepare_job.sql ──

-- Before a job is written: its steps are prepare_job_row's, which needs the owner's rights; here is known who writes.
create function public.prepare_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform public.prepare_job_row(null, old, false);
    return old;
  end if;
  return public.prepare_job_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

-- ── schemas/places/map_cells.sql ──

-- The cells of one size that a circle of so many km touches. The map is cut into bands of so many km of latitude and each
-- band into cells about as long, counted from the date line and closed around the globe.
create function public.map_cells(lat double precision, lng double precision, radius_km double precision, cell_km double precision)
returns setof bigint
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return query select distinct (floor(cell_km)::bigint << 48) + ((band + 32768)::bigint << 24) + ((col % columns) + columns) % columns
  from (select cell_km / 111.19 as step, degrees(radius_km / 6371.0) as reach) as size,
    generate_series(floor(greatest(lat - reach, -90) / step)::integer, floor(least(lat + reach, 90) / step)::integer) as band,
    lateral (select greatest(1, floor(360 / step * greatest(
      cos(radians(least(90, greatest(abs(band * step), abs((band + 1) * step))))), 0.001)))::integer as columns) as row_of_cells,
    -- How far east and west the circle goes; everywhere when it has a pole in it.
    lateral (select case when abs(lat) + reach >= 89.9 then 180
      else degrees(asin(least(1, sin(radians(reach)) / cos(radians(lat))))) end as width) as extent,
    generate_series(floor((lng + 180 - width) / 360 * columns)::integer,
      least(floor((lng + 180 + width) / 360 * columns)::integer,
        floor((lng + 180 - width) / 360 * columns)::integer + columns - 1)) as col;
end
$$;

grant execute on function public.map_cells(double precision, double precision, double precision, double precision) to service_role;

-- ── schemas/figures/cached_counts.sql ──

-- Counts over so many jobs that counting takes longer than anyone should wait: made on schedule by make_figure (D64). Nothing that a visitor
-- asks is stored here.

create table public.cached_counts (
  -- What `count_figure` is asked: its name and its arguments.
  question jsonb primary key,
  -- Null until it was counted for the first time.
  answer jsonb,
  counted_at timestamptz,
  took interval,
  -- How many changes jobs had had by then (count_job_changes).
  changes bigint
);

alter table public.cached_counts enable row level security;
grant all on public.cached_counts to service_role;

-- ── schemas/jobs/all_of.sql ──

-- All of these queries at once, nulls left out; null where there is none.
create function public.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  query tsquery;
  every tsquery;
begin
  foreach query in array coalesce(queries, '{}') loop
    every := coalesce(every && query, every, query);
  end loop;
  return every;
end
$$;

grant execute on function public.all_of(tsquery[]) to service_role;

-- ── schemas/jobs/check_map_box.sql ──

-- Refuses what no map of ours shows: more than one screen at its zoom, or what is no box of degrees.
create function public.check_map_box(west double precision, south double precision, east double precision, north double precision, zoom integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  first_square record;
  last_square record;
begin
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  first_square := public.map_square(north, west, zoom + 2);
  last_square := public.map_square(south, east, zoom + 2);
  -- 76 squares of 64 px: 4,000 px, and the edges that the page's map adds. As lib/jobs/map-answer.ts.
  if greatest(last_square.x - first_square.x, last_square.y - first_square.y) > 76 then
    raise exception 'A map shows at most one screen at its zoom.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_map_box(double precision, double precision, double precision, double precision, integer) to service_role;

-- ── schemas/jobs/check_page.sql ──

-- Refuses a page that no page of ours asks for.
create function public.check_page(page_size integer, page_offset integer) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 1000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 1000.', public.largest_page() using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_page(integer, integer) to service_role;

-- ── schemas/jobs/job_search.sql ──

-- A search, parsed once by `parse_search`. Null means "not asked".
create type public.job_search as (
  -- Where: within `max_chord` of `center` and in `areas`. `box` and `cells` hold both and are for indexes.
  center extensions.cube,
  max_chord double precision,
  areas polygon[],
  box extensions.cube,
  cells bigint[],
  -- Words and kinds (`job_kinds`), and the words alone as they rank: in the title, in the title (its other names too) or tags, and there or in
  -- the company's name.
  query tsquery,
  has_words boolean,
  title_query tsquery,
  work_query tsquery,
  heading_query tsquery,
  -- The words with typing errors corrected, if there were any, and the other names of work that were looked for too.
  understood_as text,
  included text[],
  -- The words ask for nothing that could be found ('🎉').
  is_impossible boolean,
  min_pay numeric,
  currency text,
  shifts text[],
  has_only_shifts boolean,
  -- Jobs that name their shifts, and none of these.
  excluded_shifts text[],
  hours_from integer,
  hours_to integer,
  age integer,
  posted_after timestamptz,
  start_by date,
  has_tips boolean,
  answers_most boolean,
  -- For the counts of what a filter hides: jobs that name no minimum pay, or no schedule.
  without_pay boolean,
  without_schedule boolean,
  -- distance, date, relevance, pay or fit.
  sort text
);

-- ── schemas/alerts/meets_conditions.sql ──

-- Whether an open job has what an alert asks beside its words (parse_conditions), as a search for it would find it. What opens now was posted
-- within any time, and drawn areas are the alert's `shapes`.
create function public.meets_conditions(more jsonb, job_id uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_conditions(more - array['areas', 'posted_days']);
  is_match boolean;
begin
  execute format('select exists (select from public.jobs as job where job.id = $2 and %s)', public.search_conditions(search))
    into is_match using search, job_id;
  return is_match;
end
$$;

grant execute on function public.meets_conditions(jsonb, uuid) to service_role;

-- ── schemas/jobs/count_beside.sql ──

-- The counts of a search as they are shown, each up to `search_limit('counted')`: `total` of the `matches` that were found, and how many more
-- jobs would match if they named a minimum pay, or a schedule; 0 where a search asks for neither.
create function public.count_beside(search public.job_search, matches integer,
  out total bigint, out is_more boolean, out without_minimum bigint, out unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  other public.job_search;
begin
  total := least(matches, max_counted);
  is_more := matches > max_counted;
  without_minimum := 0;
  unscheduled := 0;
  if search.min_pay is not null then
    other := search;
    other.min_pay := null;
    other.without_pay := true;
    without_minimum := public.count_matches(other, max_counted);
  end if;
  if num_nonnulls(search.shifts, search.excluded_shifts) > 0 then
    other := search;
    other.shifts := null;
    other.has_only_shifts := null;
    other.excluded_shifts := null;
    other.without_schedule := true;
    unscheduled := public.count_matches(other, max_counted);
  end if;
end
$$;

grant execute on function public.count_beside(public.job_search, integer) to service_role;

-- ── schemas/jobs/count_matches.sql ──

-- Counts the jobs that match, up to `max_matches`.
create function public.count_matches(search public.job_search, max_matches integer) returns integer
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  total integer;
begin
  execute format('select count(*) from (select from public.jobs as job where %s limit $2) as job', public.search_conditions(search))
    into total using search, max_matches;
  return total;
end
$$;

grant execute on function public.count_matches(public.job_search, integer) to service_role;

-- ── schemas/jobs/counts_on_map.sql ──

-- The squares that a map shows of a box of degrees at this zoom, by map_counts: as jobs_on_map has them, with the number of jobs of these
-- types. Null where it shows few enough jobs to read each, and from zoom 12.
create function public.counts_on_map(west double precision, south double precision, east double precision, north double precision,
  zoom integer, search public.job_search, types text[], out squares json, out total bigint)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
declare
  counted_level constant integer := (zoom - 3) / 3 * 3 + 7;
  -- A square of the map is so many of the counted ones, as a power of two.
  shift constant integer := 2 - (zoom - 3) % 3;
  level constant integer := zoom + 2;
  first_square constant record := public.map_square(north, west, counted_level);
  last_square constant record := public.map_square(south, east, counted_level);
  all_jobs bigint;
begin
  if zoom > 11 or public.are_jobs_few() then
    return;
  end if;
  with counted as materialized (
    select * from public.map_counts as part
    where part.level = counted_level and part.x between first_square.x and last_square.x and part.y between first_square.y and last_square.y
      and part.lat between counts_on_map.south and counts_on_map.north and part.lng between counts_on_map.west and counts_on_map.east
      and (search.max_chord is null
        or (public.sphere_point(part.lat, part.lng) operator(extensions.<->) search.center) <= search.max_chord)),
  square as (
    select x >> shift as x, y >> shift as y, sum(jobs) as jobs, sum(lat * jobs) / sum(jobs) as lat, sum(lng * jobs) / sum(jobs) as lng
    from counted where types is null or type = any (types)
    group by 1, 2)
  select
      coalesce(json_agg(json_build_array(round(square.lat::numeric, 4), round(square.lng::numeric, 4), square.jobs,
        round(public.map_latitude(square.y + 1, level)::numeric, 4), round((square.x * 360 / power(2, level) - 180)::numeric, 4),
        round(public.map_latitude(square.y, level)::numeric, 4), round(((square.x + 1) * 360 / power(2, level) - 180)::numeric, 4))), '[]'),
      coalesce(sum(square.jobs), 0), (select sum(jobs) from counted)
    into squares, total, all_jobs from square;
  if coalesce(all_jobs, 0) <= public.search_limit('read on map') then
    squares := null;
    total := null;
  end if;
end
$$;

grant execute on function public.counts_on_map(double precision, double precision, double precision, double precision, integer,
  public.job_search, text[]) to service_role;

-- ── schemas/jobs/find_page.sql ──

-- The ids of one page of what a search finds, and if `is_counted` how many match, up to one more than `search_limit('counted')`.
-- The nearest, and what has the words, are listed and counted in one scan; else a count in any order is cheaper than a longer list.
create function public.find_page(search public.job_search, page_size integer, page_offset integer, is_counted boolean,
  out ids uuid[], out total integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted') + 1;
  max_ranked constant integer := public.search_limit('ranked');
  is_ranked constant boolean := search.sort in ('relevance', 'fit');
  is_one_scan constant boolean := is_counted and (search.has_words or (search.center is not null and search.sort not in ('date', 'pay')));
  max_matches integer := case when is_ranked then max_ranked else page_offset + page_size end;
begin
  ids := public.list_matches(search, case when is_one_scan then greatest(max_matches, max_counted) else max_matches end);
  if is_one_scan then
    total := least(cardinality(ids), max_counted);
  elsif is_counted then
    total := public.count_matches(search, max_counted);
  end if;
  if is_ranked then
    ids := public.rank_matches(ids[1:max_ranked], search);
  end if;
  ids := ids[page_offset + 1:page_offset + page_size];
end
$$;

grant execute on function public.find_page(public.job_search, integer, integer, boolean) to service_role;

-- ── schemas/jobs/list_matches.sql ──

-- The first jobs that match, in the search's order (search_order), `max_matches` at most.
create function public.list_matches(search public.job_search, max_matches integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  ids uuid[];
begin
  execute format('
      select array(
        select job.id
        from (select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour from public.jobs as job where %s %s) as job
        order by %s
        limit $2)',
      public.search_conditions(search),
      -- Few jobs may have the words: going through all jobs in their order would take seconds.
      case when search.has_words then 'offset 0' end,
      public.search_order(search))
    into ids using search, max_matches;
  return ids;
end
$$;

grant execute on function public.list_matches(public.job_search, integer) to service_role;

-- ── schemas/jobs/map_counts.sql ──

-- How many open jobs of each type are in each square of a web map that has some, and around where, for maps that show more jobs than can be
-- read while someone waits: made on schedule by count_map.
create table public.map_counts (
  -- The zoom whose squares these are: 7, 10 or 13. A map shows those of about 64 px, or four or sixteen of them as one.
  level smallint not null,
  x integer not null,
  y integer not null,
  type text not null,
  jobs integer not null,
  lat double precision not null,
  lng double precision not null,
  primary key (level, x, y, type)
);

alter table public.map_counts enable row level security;
grant all on public.map_counts to service_role;

-- ── schemas/jobs/matches_in_box.sql ──

-- The jobs that match and lie in a box of degrees, in no order, `max_matches` at most. With words they are found by these and the map cells of
-- the circle around a box of up to 400 km: the planner cannot know how many jobs a larger box holds.
create function public.matches_in_box(search public.job_search, west double precision, south double precision, east double precision,
  north double precision, max_matches integer)
returns table(id uuid, lat double precision, lng double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  middle_lat constant double precision := (south + north) / 2;
  middle_lng constant double precision := (west + east) / 2;
  -- The corner nearest to the equator is the farthest from the middle.
  radius_km constant double precision := public.arc_km(public.sphere_point(middle_lat, middle_lng)
    operator(extensions.<->) public.sphere_point(case when middle_lat > 0 then south else north end, west)) + 0.001;
  cells bigint[];
begin
  if search.has_words and radius_km <= 200 then
    cells := public.search_cells(middle_lat, middle_lng, radius_km);
  end if;
  return query execute format('
      select job.id, job.lat, job.lng from public.jobs as job
      where %s and %s and job.lat between $4 and $5 and job.lng between $6 and $7
      limit $8', public.search_conditions(search),
      case when cells is not null then 'job.cells && $2' when search.has_words then 'true' else '$3 operator(extensions.@>) job.pt' end)
    using search, cells, public.box_cube(west, south, east, north), south, north, west, east, max_matches;
end
$$;

grant execute on function public.matches_in_box(public.job_search, double precision, double precision, double precision, double precision, integer)
  to service_role;

-- ── schemas/jobs/parse_conditions.sql ──

-- What a search asks beside place, words, types, pay and category (D102). Keys of `more`: `shifts` (one can work; a job has one of them, or
-- with `all_shifts` no other), `without_nights`, `hours_from` and `hours_to` a week (a job may have some of them), `age` (a job asks for no
-- more), `posted_days` (today or so many days before, in UTC), `benefits` (kinds, all of them), `tips`, `no_experience`, `company` (its name),
-- `industry` (as a category: 'healthcare'), `answers` (most applicants), `start_by` (a day; jobs that name none are left in). Anything else is refused.
create function public.parse_conditions(more jsonb) returns public.job_search
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  search public.job_search;
  asked record;
begin
  if more is null then
    return search;
  elsif jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'industry', 'answers', 'start_by'])) then
    raise exception 'A search asks for nothing else.' using errcode = '22023';
  end if;
  select * into asked from jsonb_to_record(more) as asked (shifts text[], all_shifts boolean, without_nights boolean, hours_from integer,
    hours_to integer, age integer, posted_days integer, benefits text[], tips boolean, no_experience boolean, company text, industry text, answers boolean,
    start_by date);
  if not coalesce(asked.shifts <@ public.week_shifts() and cardinality(asked.shifts) between 1 and 28, true)
    or not coalesce(asked.hours_from between 0 and 168, true) or not coalesce(asked.hours_to between 0 and 168, true)
    or asked.hours_from > asked.hours_to
    or not coalesce(asked.age between 14 and 99, true) or not coalesce(asked.posted_days between 1 and 60, true)
    or not coalesce(cardinality(asked.benefits) <= 10, true) or not coalesce(length(trim(asked.company)) between 1 and 120, true)
    or (asked.industry is not null and public.category_kind(asked.industry) <> 'industry')
    or not coalesce(asked.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'What a search asks beside its words is out of bounds.' using errcode = '22023';
  end if;
  search.query := public.all_of(
    array(select public.any_lexeme(array['benefit-' || kind]) from unnest(asked.benefits) as kind)
    || case when asked.no_experience then public.any_lexeme(array['no-experience']) end
    || public.any_lexeme(array['company ' || public.company_key(asked.company)])
    || public.any_lexeme(array['in ' || asked.industry]));
  search.shifts := asked.shifts;
  search.has_only_shifts := asked.all_shifts and asked.shifts is not null;
  if asked.without_nights then
    search.excluded_shifts := array(select shift from unnest(public.week_shifts()) as shift where shift like '%-night');
  end if;
  search.hours_from := asked.hours_from;
  search.hours_to := asked.hours_to;
  search.age := asked.age;
  search.posted_after := (today - asked.posted_days)::timestamp at time zone 'UTC';
  -- A job whose day has passed begins as soon as possible.
  search.start_by := greatest(asked.start_by, case when asked.start_by is not null then today end);
  search.has_tips := asked.tips;
  search.answers_most := asked.answers;
  return search;
end
$$;

grant execute on function public.parse_conditions(jsonb) to service_role;

-- ── schemas/jobs/parse_search.sql ──

-- A search as visitors ask it (search_jobs), parsed once into the descriptor that all that searches jobs works with. At most as many types
-- as there are, 200 letters of words and of a category. `more` is explained at parse_conditions and read_areas.
create function public.parse_search(
  center_lat double precision, center_lng double precision, radius_km double precision, words text, job_types text[], min_pay numeric,
  currency text, sort text, category text, more jsonb)
returns public.job_search
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search public.job_search;
  parsed record;
  circle record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort);
  search := public.parse_conditions(more - 'areas');
  search.center := public.sphere_point(center_lat, center_lng);
  search.max_chord := case when search.center is not null then public.chord_km(radius_km) end;
  search.areas := public.read_areas(more -> 'areas');
  if search.areas is not null then
    circle := public.circle_of_areas(more -> 'areas');
    search.box := public.cube_of_areas(search.areas);
    search.cells := public.search_cells(circle.lat, circle.lng, circle.radius_km);
  elsif search.max_chord is not null then
    search.box := extensions.cube_enlarge(search.center, search.max_chord, 3);
    search.cells := public.search_cells(center_lat, center_lng, radius_km);
  end if;
  search.min_pay := min_pay;
  search.currency := currency;

  search.query := public.all_of(array[
    search.query,
    public.any_lexeme(job_types[1:cardinality(public.job_types())]),
    case when category is not null then public.any_lexeme(array['in ' || left(category, 200)]) end]);
  if trim(left(words, 200)) <> '' then
    parsed := public.parse_job_words(left(words, 200));
    search.understood_as := parsed.corrected;
    search.included := parsed.included;
    search.is_impossible := parsed.wanted is null;
    -- 'Jobs near me' asks for any.
    search.has_words := parsed.wanted is not null and parsed.wanted <> public.any_job();
    if search.has_words then
      search.query := public.all_of(array[parsed.wanted, search.query]);
      search.title_query := parsed.wanted_in_title;
      search.work_query := public.weigh(parsed.wanted, 'AB');
      search.heading_query := public.weigh(parsed.wanted, 'ABC');
    end if;
  end if;
  search.sort := case
    when (sort = 'relevance' and search.heading_query is null) or (sort = 'fit' and search.shifts is null) then 'distance'
    else sort end;
  return search;
end
$$;

grant execute on function public.parse_search(double precision, double precision, double precision, text, text[], numeric, text, text, text, jsonb)
  to service_role;

-- ── schemas/jobs/search_conditions.sql ──

-- The conditions of a search on `public.jobs as job`, with the search itself as $1. Only what was asked is included, so that the planner can
-- pick the index that fits.
create function public.search_conditions(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(' and ',
    $sql$job.status = 'open' and job.expires_at > now()$sql$,
    case when search.is_impossible then 'false' end,
    case when search.query is not null then 'job.search @@ ($1).query' end,
    -- The planner knows how many jobs a cell has, but not how many a box of a sphere has.
    case when search.has_words and search.cells is not null then 'job.cells && ($1).cells'
      when search.box is not null then '($1).box operator(extensions.@>) job.pt' end,
    case when search.max_chord is not null then '(job.pt operator(extensions.<->) ($1).center) <= ($1).max_chord' end,
    case when search.areas is not null then 'public.is_in_areas(job.pt, ($1).areas)' end,
    case when search.min_pay is not null then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end >= ($1).min_pay' end,
    case when search.without_pay then 'job.min_pay_per_hour is null' end,
    case when search.shifts is not null then 'job.schedule && ($1).shifts' end,
    case when search.has_only_shifts then 'job.schedule <@ ($1).shifts' end,
    case when search.excluded_shifts is not null then $sql$job.schedule <> '{}' and not job.schedule && ($1).excluded_shifts$sql$ end,
    case when search.without_schedule then $sql$job.schedule = '{}'$sql$ end,
    -- A job has a range of hours, and 80 stands for more.
    case when num_nonnulls(search.hours_from, search.hours_to) > 0 then
      'num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= least(coalesce(($1).hours_to, 80), 80)
        and least(coalesce(job.hours_per_week_max, 80), 80) >= least(coalesce(($1).hours_from, 0), 80)' end,
    case when search.age is not null then 'coalesce(job.minimum_age, 0) <= ($1).age' end,
    case when search.posted_after is not null then 'job.created_at >= ($1).posted_after' end,
    case when search.start_by is not null then 'coalesce(job.starts_on <= ($1).start_by, true)' end,
    case when search.has_tips then 'job.has_tips' end,
    case when search.answers_most then 'job.answers_most' end);
end
$$;

grant execute on function public.search_conditions(public.job_search) to service_role;

-- ── schemas/jobs/search_order.sql ──

-- The order in which a search lists `public.jobs as job`, with the search itself as $1. Best match and best fit rank what comes first in
-- this order (rank_matches).
create function public.search_order(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(', ',
    case when search.sort = 'pay' then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end desc nulls last' end,
    case when search.center is not null and search.sort <> 'date' then 'job.pt operator(extensions.<->) ($1).center' end,
    case when search.center is null or search.sort in ('date', 'pay') then 'job.created_at desc' end,
    'job.id');
end
$$;

grant execute on function public.search_order(public.job_search) to service_role;

-- ── schemas/search-words/find_work_name.sql ──

-- The longest name of work that these stems begin with, of at least `min_words` and at most four words, with its other names (work_names).
-- Nulls if there is none.
create function public.find_work_name(stems text[], min_words integer, out length integer, out also text[], out wanted tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select cardinality(string_to_array(known.stems, ' ')), known.also, known.wanted into length, also, wanted
    from public.work_names as known
    where known.stems = any (array(
      select array_to_string(find_work_name.stems[1:words], ' ') from generate_series(min_words, least(4, cardinality(find_work_name.stems))) as words))
    order by 1 desc limit 1;
end
$$;

grant execute on function public.find_work_name(text[], integer) to service_role;

-- ── schemas/search-words/parse_job_words.sql ──

-- What words ask for: all of them, stemmed, or those of one side of an OR; six terms at most. A word that is unknown and that no open job
-- has stands for the nearest of work (up to three that are as near). A name of work stands for its other names in titles, too,
-- and what has the name itself is better (`wanted_in_title`). `corrected` is the words as they were understood where they
-- stand for others, `included` the other names that jobs have. Words that are all stop words are asked for as they are written. `wanted` is null when there is nothing to
-- look for ('🎉'), and any_job for a search for any job. `parts`: a job has to match each.
create function public.parse_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out corrected text, out included text[], out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  term record;
  part record;
  spelled text[] := '{}';
  is_corrected boolean := false;
  terms integer := 0;
  last_side integer := 1;
  -- Of each side.
  asked tsquery[] := '{}';
  in_title tsquery[] := '{}';
  kinds tsquery[] := '{}';
  left_out tsquery;
begin
  parts := '{}';
  included := '{}';
  for term in select * from public.search_terms(words) loop
    if term.is_out then
      left_out := public.all_of(array[left_out, !!public.term_query(term.typed, term.is_phrase, term.meant, term.facet, '')]);
      spelled := spelled || ('-' || case when term.typed like '% %' then '"' || term.typed || '"' else term.typed end);
      continue;
    end if;
    terms := terms + 1;
    continue when terms > 6;
    part := public.parse_term(term.typed, term.meant, term.facet, term.is_fixed, term.is_phrase, term.also, term.also_wanted);
    if term.facet is not null then
      kinds[term.side] := public.all_of(array[kinds[term.side], part.query]);
    else
      in_title[term.side] := public.all_of(array[in_title[term.side], public.weigh(part.query, 'A')]);
      part.query := coalesce(part.query || part.also_wanted, part.query, part.also_wanted);
      asked[term.side] := public.all_of(array[asked[term.side], part.query]);
      included := included || array(select name from unnest(public.other_names(part.also)) as name where name <> all (included));
    end if;
    parts := array_remove(parts || part.query, null);
    is_corrected := is_corrected or (part.spelled <> term.typed and not term.is_phrase);
    spelled := spelled || case when term.side > last_side then array['or', part.spelled] else array[part.spelled] end;
    last_side := term.side;
  end loop;
  wanted := public.either_of(asked, kinds);
  wanted_in_title := public.either_of(in_title, kinds);
  if last_side > 1 then
    parts := array_remove(array[public.either_of(asked, '{}'), public.either_of('{}', kinds)], null);
  end if;
  if wanted is null then
    if left_out is not null or (terms = 0 and words ~ '[[:alpha:]]') then
      wanted := public.any_job();
      wanted_in_title := wanted;
    else
      wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    end if;
    parts := array_remove(array[wanted], null);
  end if;
  wanted := public.all_of(array[wanted, left_out]);
  corrected := case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.parse_job_words(text) to service_role;

-- ── schemas/search-words/parse_term.sql ──

-- What one term of a search (search_terms) asks for, and how it is spelled if it stands for something else: a word that no open job has and
-- that is no ordinary word either stands for the nearest words of work. `also` and `also_wanted` are the other names of the term; a corrected
-- word has those of the right one.
create function public.parse_term(typed text, meant text, facet text, is_fixed boolean, is_phrase boolean,
  inout also text[], inout also_wanted tsquery, out query tsquery, out spelled text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  nearest text[];
begin
  query := public.term_query(typed, is_phrase, meant, facet, '');
  spelled := typed;
  if query is null and typed = 'it' and is_fixed then
    query := '''it'':C';
  elsif is_phrase then
    spelled := '"' || typed || '"';
  elsif facet is not null then
    if not to_tsvector('pg_catalog.english', typed) @@ public.phrase_of(meant, '') then
      spelled := meant;
    end if;
  elsif meant is not null then
    if not public.has_open_job(public.phrase_of(typed, '')) then
      spelled := meant;
    end if;
  elsif query is not null and not is_fixed and public.is_unknown_word(typed) and not public.has_open_job(query) then
    nearest := public.nearest_job_words(typed);
    if nearest is not null then
      query := public.any_of(nearest, 'pg_catalog.english', '');
      spelled := array_to_string(nearest, ' or ');
      if cardinality(nearest) = 1 then
        select name.also, name.wanted into also, also_wanted from public.find_work_name(array[public.name_stems(nearest[1])], 1) as name;
      end if;
    end if;
  end if;
end
$$;

grant execute on function public.parse_term(text, text, text, boolean, boolean, text[], tsquery) to service_role;

-- ── schemas/search-words/split_words.sql ──

-- The words of a search one by one, folded, with their stems, at most twelve. `kind` is '"' for what is in quotation marks and '-' for what is
-- left out; both are one entry. `side`: which alternative a word belongs to, from 1 ('cook OR baker', 'server/bartender').
create function public.split_words(words text,
  out parts text[], out stems text[], out kinds text[], out sides integer[])
language plpgsql immutable
set search_path = ''
as $$
declare
  asked constant text := translate(left(words, 200), '“”', '""');
  token text[];
  piece text;
  word text;
  side integer := 1;
begin
  parts := '{}';
  for token in select regexp_matches(asked, '(-?)("[^"]*"|[^\s"]+)', 'g') loop
    if token[2] like '"%' or (token[1] = '-' and token[2] ~ '^[[:alnum:]]') then
      word := trim(regexp_replace(public.fold_words(replace(token[2], '"', ' ')), '\s+', ' ', 'g'));
      continue when word = '';
      parts := parts || word;
      stems := stems || ''::text;
      kinds := kinds || case token[1] when '-' then '-' else '"' end;
      sides := sides || side;
      continue;
    end if;
    for piece in select regexp_split_to_table(regexp_replace(token[1] || token[2], '\mand/or\M', 'or', 'gi'),
        '(?<=[[:alpha:]][[:alpha:]])(?=/[[:alpha:]][[:alpha:]])') loop
      if piece like '/%' and cardinality(parts) > 0 then
        side := sides[cardinality(sides)] + 1;
      end if;
      if lower(piece) = 'or' then
        side := coalesce(sides[cardinality(sides)], 0) + 1;
        continue;
      end if;
      foreach word in array string_to_array(trim(public.fold_words(piece)), ' ') loop
        continue when word = '' or (word = any (public.small_words()) and asked ~ '\S\s+\S');
        parts := parts || word;
        stems := stems || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
        kinds := kinds || ''::text;
        sides := sides || side;
      end loop;
    end loop;
  end loop;
  parts := parts[1:12];
end
$$;

grant execute on function public.split_words(text) to service_role;

-- ── schemas/search-words/weigh.sql ──

-- The same query, of whose words each has one of the weights ('A', 'ABC'). Kinds ('=night'), parts of titles ('~nurs') and what has weights
-- already stay as they are.
create function public.weigh(query tsquery, weights text) returns tsquery
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(query::text, '(?<=^|[ (!])(''[^=~''](?:[^'']|'''')*'')(?!:)', '\1:' || weights, 'g')::tsquery
$$;

grant execute on function public.weigh(tsquery, text) to service_role;

-- ── schemas/applications/asks_birth_date.sql ──

-- Whether an application for a job in a state asks for a birth date (D27). On a first application these laws forbid it: Colorado
-- SB23-058 (since 2024-07-01), Connecticut Public Act 21-69 (since 2021-10-01), Oregon HB 3187 (since 2025-09-26).
create function public.asks_birth_date(state_slug text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select state_slug not in ('colorado', 'connecticut', 'oregon') $$;

grant execute on function public.asks_birth_date(text) to service_role;

-- ── schemas/alerts/claim_alerts.sql ──

-- Gives the confirmed alerts of an address to the account that proved to own it, oldest first, as many as it may have.
-- What does not fit goes on as a guest's.
create function public.claim_alerts(account_id uuid, account_address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, public.most_alerts() - (select count(*) from public.alerts where user_id = account_id and kind = 'job'))
      for update));
end
$$;

grant execute on function public.claim_alerts(uuid, text) to service_role;

-- ── schemas/alerts/delete_alert.sql ──

-- Deletes the alert of a mail's secret. False for an unknown one.
create function public.delete_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = delete_alert.token;
  return found;
end
$$;

grant execute on function public.delete_alert(text) to service_role;

-- ── schemas/alerts/is_time_zone.sql ──

-- Whether PostgreSQL knows a time zone by this name. Offsets and POSIX rules are refused: they know no daylight saving.
create function public.is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if name is null or name !~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$' or length(name) > 64 then
    return false;
  end if;
  perform timestamptz '2026-01-01 00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

grant execute on function public.is_time_zone(text) to authenticated, service_role;

-- ── schemas/alerts/limit_alerts.sql ──

-- At most `most_alerts` alerts of a kind for one person, address or company, also when two are made at once; none on a site
-- without alerts, or without what they are about.
create function public.limit_alerts(kind text, user_id uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if public.setting('alerts') = 0 or (kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(user_id::text, address), 0));
  if (select count(*) from public.alerts as there where (there.user_id = limit_alerts.user_id or there.address = limit_alerts.address)
      and there.kind = limit_alerts.kind)
    >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
end
$$;

-- ── schemas/jobs/job_cells.sql ──

-- The map cells that a job is in, one of each size from 1 to 64 km. With the owner's rights, because map_cells has no bound for others.
create function public.job_cells(lat double precision, lng double precision) returns bigint[]
language plpgsql immutable parallel safe security definer
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, 0, power(2, size)) from generate_series(0, 6) as size);
end
$$;

grant execute on function public.job_cells(double precision, double precision) to authenticated, service_role;

-- ── schemas/jobs/search_cells.sql ──

-- The map cells of one size that a circle touches, the size being between half the radius and the radius, or the nearest that jobs have
-- (job_cells): a search by words looks for words and cells in one index.
create function public.search_cells(lat double precision, lng double precision, radius_km double precision) returns bigint[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, radius_km, least(64, greatest(1, power(2, floor(log(2, radius_km::numeric)))))::double precision));
end
$$;

grant execute on function public.search_cells(double precision, double precision, double precision) to service_role;

-- ── schemas/alerts/match_opened_jobs.sql ──

-- Writes the mails of instant alerts about jobs that opened since the last call, one for each alert however many jobs it
-- found, and notes in the same transaction what they tell. Two calls at once never take the same job. How many of each.
create function public.match_opened_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (jobs integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
  found_by uuid[];
begin
  opened := array(
    select job_id from public.job_openings
    where matched_at is null and opened_at <= now_at
    order by opened_at
    limit least(max_jobs, 500)
    for update skip locked);
  jobs := cardinality(opened);
  mails := 0;
  if jobs = 0 then
    return next;
    return;
  end if;
  still_open := array(
    select job.id from public.jobs as job
    where job.id = any (opened) and job.status = 'open' and job.expires_at > now_at);
  perform public.settle_unsure_words(still_open);
  with told as (
    insert into public.alert_deliveries (alert_id, job_id)
      select alert.id, opening.job_id
      from public.job_openings as opening, public.instant_alerts_of(opening.job_id) as matching
        join public.alerts as alert on alert.id = matching
      where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at
      on conflict do nothing
      returning alert_id)
  select array_agg(distinct alert_id) into found_by from told;
  mails := public.write_alert_mails(found_by);
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$$;

grant execute on function public.match_opened_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/most_alerts.sql ──

-- How many alerts a person, an address or a company may have.
create function public.most_alerts() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.most_alerts() to service_role;

-- ── schemas/alerts/next_alert_due.sql ──

-- When a digest is due next, strictly after a moment: at the chosen hour of each day, or of the chosen ISO weekday, by the
-- clocks of the time zone. An hour that the clocks skip is an hour later that day; one that they repeat counts once.
-- Null for instant alerts.
create function public.next_alert_due(frequency text, hour smallint, weekday smallint, time_zone text, after timestamptz)
returns timestamptz
language sql immutable parallel safe
set search_path = ''
as $$
  select case when frequency in ('daily', 'weekly') then (
    select min(due) from (
      select (local_day + make_interval(hours => hour)) at time zone time_zone as due, local_day
      from generate_series(0, 8) as days_on,
        lateral (select date_trunc('day', after at time zone time_zone) + make_interval(days => days_on) as local_day) as day) as candidate
    where due > after and (frequency = 'daily' or extract(isodow from local_day) = weekday)) end
$$;

grant execute on function public.next_alert_due(text, smallint, smallint, text, timestamp with time zone) to authenticated, service_role;

-- ── schemas/alerts/note_posted_jobs.sql ──

-- After jobs are posted: learns their words (those of title and tags are work, those of a company's name may be none), and notes when
-- each is news; an opening in the future is looked at when its time comes. A seeded demonstration and what was news already wake no
-- instant alerts.
create function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- New words in one order and none that is known, for whose row all who post a baker would wait: so no two wait for each other.
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from posted, (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo then created_at when news_at < now() then now() end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;

-- ── schemas/alerts/note_unsure_words.sql ──

-- Notes the words of an instant alert that no posting has yet, and its pairs of words ('dish washer'), so that it is read anew
-- when a job brings them ('dishwasher').
create function public.note_unsure_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsure_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    -- Also what two words would be as one, once a job has that.
    insert into public.unsure_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not is_fixed and public.is_unknown_word(typed)
        union
        select pair from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as pair
          where pair ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = pair and is_work)
      ) as unsure, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;

-- ── schemas/alerts/preview_job_alert.sql ──

-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all, up to 200 (`is_more`:
-- there are more).
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5, more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  max_counted constant integer := public.search_limit('previewed');
  search public.job_search;
  ids uuid[];
begin
  perform public.check_page(page_size, 0);
  if center_lat is null or radius_km is null then
    return;
  end if;
  -- What was drawn is the place.
  search := public.parse_search(center_lat, center_lng, case when not coalesce(more ? 'areas', false) then radius_km end, words, job_types,
    min_pay, currency, 'date', null, more);
  execute format('
      select array(
        select opening.job_id
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > now() - interval ''7 days'' and %s
        order by opening.opened_at desc, job.id
        limit $2)', public.search_conditions(search))
    into ids using search, max_counted + 1;
  return query
    select page.id, page.slug, page.title, page.company_name, page.company_logo, page.location, page.type, page.salary, page.tags,
      page.created_at, page.distance_km, least(cardinality(ids), max_counted)::bigint, cardinality(ids) > max_counted
    from public.page_of_jobs(ids[1:page_size], search.center) as page;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/alerts/preview_talent_alert.sql ──

-- Who an alert would be about today: the visible talents that match, by the names that its mails say, last changed first,
-- with the number of all. Nobody for whoever owns no company profile whose address is proven.
create function public.preview_talent_alert(
  keywords text default null, required_skills text[] default null, min_years integer default null,
  max_years integer default null, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null, page_size integer default 5)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  distance_km double precision, experience_years integer, available_from date, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  required text[] := array(select lower(trim(skill)) from unnest(required_skills[1:50]) as skill where trim(skill) <> '');
  wanted tsquery;
begin
  perform public.check_talent_search(public.talent_audience(), center_lat, center_lng, radius_km,
    case when public.is_proven_employer() then min_years end, case when public.is_proven_employer() then max_years end,
    null, null, 'date', page_size, 0);
  if center is null or chord is null or not public.is_proven_employer() then
    return;
  end if;
  if trim(keywords) <> '' then
    wanted := public.read_talent_alert_words(left(keywords, 200));
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select talent.id, public.short_name(talent.full_name), talent.headline, talent.skills, talent.location #>> '{address,city}',
      talent.location #>> '{address,state}', talent.available_from <= current_date,
      talent.desired_job_types, public.arc_km(talent.public_point operator(extensions.<->) center), talent.experience_years,
      talent.available_from, count(*) over ()
    from public.job_seeker_profiles as talent
    where talent.is_visible and talent.user_id <> viewer
      and (hidden is null or talent.id <> all (hidden))
      and area operator(extensions.@>) talent.public_point and (talent.public_point operator(extensions.<->) center) <= chord
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and talent.skills @> required
      and (wanted is null or talent.search @@ wanted)
    order by talent.updated_at desc, talent.id
    limit page_size;
end
$$;

grant execute on function public.preview_talent_alert(text, text[], integer, integer, double precision, double precision, double precision, integer)
  to authenticated, service_role;

-- ── schemas/alerts/read_alert_words.sql ──

-- What words ask for, as the search reads them, and the stems that any job which they match has at least one of: those of the
-- part with the fewest, and of parts with as few, the longest.
create function public.read_alert_words(words text, out wanted tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select asked.wanted, asked.parts into wanted, parts from public.parse_job_words(words) as asked;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

grant execute on function public.read_alert_words(text) to service_role;

-- ── schemas/alerts/read_talent_alert_words.sql ──

-- What the keywords of a talent alert ask for: a word that neither a posting nor a visible profile has means its nearest too,
-- beside itself, because a profile may bring it one day.
create function public.read_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed tsquery := (select asked.wanted from public.read_talent_words(keywords, '') as asked);
  corrected text := public.correct_talent_words(keywords);
  meant tsquery;
begin
  if corrected is null then
    return typed;
  end if;
  meant := (select asked.wanted from public.read_talent_words(corrected, '') as asked);
  return coalesce(typed || meant, typed, meant);
end
$$;

grant execute on function public.read_talent_alert_words(text) to service_role;

-- ── schemas/alerts/read_words_of_alert.sql ──

-- What the words of an alert ask for, and under which keys an instant job alert is filed: a word and a map cell at once.
create function public.read_words_of_alert(kind text, frequency text, words text, location jsonb, radius_km integer,
  out wanted tsquery, out watch_keys bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  stems text[];
begin
  if kind = 'talent' then
    wanted := public.read_talent_alert_words(words);
  elsif frequency = 'instant' then
    select asked.wanted, asked.stems into wanted, stems from public.read_alert_words(words) as asked;
    watch_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, unnest(public.search_cells((location #>> '{coordinates,lat}')::double precision,
        (location #>> '{coordinates,lng}')::double precision, radius_km)) as cell);
  end if;
end
$$;

-- ── schemas/alerts/request_job_alert.sql ──

-- Asks for an alert with an address alone: nothing comes but one mail with a button, as long as the address may get unasked ones.
-- 'confirmation_sent', 'too_many' or 'stopped'; a visitor hears the same of all three, so that nobody can probe addresses.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text, more jsonb default null, in_miles boolean default false)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.alerts as alert where alert.address = asked_address) >= public.most_alerts() then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, more, location, radius_km, in_miles, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), more, location,
      radius_km, coalesce(in_miles, false), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

grant execute on function public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb, boolean)
  to service_role;

-- ── schemas/alerts/settle_unsure_words.sql ──

-- Reads those alerts anew whose unsure words one of these jobs may settle.
create function public.settle_unsure_words(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  settled uuid[];
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  settled := array(
    select unsure.alert_id from public.jobs as job,
      unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
    where job.id = any (job_ids)
    union
    select unsure.alert_id from public.jobs as job,
      public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
      join public.unsure_alert_words as unsure
        on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
          and length(unsure.word) between length(posted) - 2 and length(posted) + 3
    where job.id = any (job_ids) and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3);
  -- All who do this at once take them in one order, or two would wait for each other.
  perform from public.alerts where id = any (settled) order by id for no key update;
  -- An update of the words, even to themselves, reads them.
  update public.alerts set words = words where id = any (settled);
end
$$;

grant execute on function public.settle_unsure_words(uuid[]) to service_role;

-- ── schemas/alerts/stop_alert.sql ──

-- Unsubscribes by a mail's secret: the alert is paused, and its page offers to resume it. One that nobody confirmed is
-- deleted. True for a known secret, also a second time.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.alerts where manage_token = stop_alert.token);
end
$$;

grant execute on function public.stop_alert(text) to service_role;

-- ── schemas/alerts/stop_all_alerts.sql ──

-- Unsubscribes the address of a mail's secret from every alert. False for an unknown secret.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.find_alert(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.stop_address(address, 'unsubscribe-all');
  return true;
end
$$;

grant execute on function public.stop_all_alerts(text) to service_role;

-- ── schemas/alerts/stopped_addresses.sql ──

-- Addresses that get no alerts any more: mail came back, somebody complained, or they asked for none.
create table public.stopped_addresses (
  address text primary key check (length(address) <= 254 and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

alter table public.stopped_addresses enable row level security;
grant all on public.stopped_addresses to service_role;

-- ── schemas/alerts/alert_recipient.sql ──

-- Where an alert's mails go: the guest's address or the account's confirmed one; null for a stopped one.
create function public.alert_recipient(user_id uuid, address text) returns text
language sql stable security definer
set search_path = ''
as $$
  select found.address
  from (select coalesce(alert_recipient.address, (
    select lower(account.email) from auth.users as account
    where account.id = alert_recipient.user_id and account.email_confirmed_at is not null)) as address) as found
  where found.address is not null
    and not exists (select from public.stopped_addresses as stopped where stopped.address = found.address)
$$;

grant execute on function public.alert_recipient(uuid, text) to service_role;

-- ── schemas/alerts/my_stopped_address.sql ──

-- Why the viewer's address gets no alerts: 'bounce', 'complaint', 'unsubscribe-all'; null when it does.
create function public.my_stopped_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select stopped.reason from public.stopped_addresses as stopped
  join auth.users as account on lower(account.email) = stopped.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

grant execute on function public.my_stopped_address() to authenticated, service_role;

-- ── schemas/alerts/resume_my_address.sql ──

-- The viewer wants alerts at their confirmed address again, whatever stopped it.
create function public.resume_my_address() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.stopped_addresses where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

grant execute on function public.resume_my_address() to authenticated, service_role;

-- ── schemas/alerts/stop_address.sql ──

-- No alerts to this address any more: after a bounce or a complaint, or because its owner wants none. The first reason
-- stands, save that wanting none is the weakest.
create function public.stop_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stopped_addresses as stopped (address, reason)
    values (lower(trim(stop_address.address)), stop_address.reason)
    on conflict on constraint stopped_addresses_pkey do update set reason = excluded.reason
      where stopped.reason = 'unsubscribe-all'
$$;

grant execute on function public.stop_address(text, text) to service_role;

-- ── schemas/applications/add_application_link.sql ──

-- Creates one more link to an application's page, for an email to its applicant. Returns the link's secret.
create function public.add_application_link(application_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  update public.applications set link_hashes = link_hashes || public.sha256_hex(secret)
    where id = add_application_link.application_id;
  return secret;
end
$$;

grant execute on function public.add_application_link(uuid) to service_role;

-- ── schemas/applications/answer_applications.sql ──

-- Answers applicants of one's own job: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "held": …, "repeated": …}: who proved the address gets it by email, for everybody else it is held on the page of
-- the application, and an application that had this answer before gets it no second time. Raises PT404 NOT_YOUR_JOB for somebody
-- else's job, PT400 INVALID_ANSWER, PT409 WORDS_REFUSED and PT429 TOO_MANY_MESSAGES; applications of other jobs in the list are passed over.
create function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  answered uuid[];
  waiting uuid;
  wanted integer;
  sent integer;
begin
  if not public.owns_job(answer_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(answer_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(answer_applications.subject)) between 1 and 200 and answer_applications.subject !~ '[[:cntrl:]]'
    and length(trim(answer_applications.body)) between 1 and 5000
    and cardinality(answer_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  perform public.refuse_words(concat_ws(E'\n', answer_applications.subject, answer_applications.body), 'body');
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', said, answer_applications.subject, answer_applications.body from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into answered from written;
  if answer_applications.kind = 'message' then
    perform public.count_messages(answered);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body, 'manageToken', public.add_application_link(application.id)),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
    order by application.id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  for waiting in select id from public.applications where id = any (answered) and proven_at is null
    order by public.mailbox_of(email) loop
    perform public.mail_news(waiting);
  end loop;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'held', cardinality(answered) - sent, 'repeated', wanted - cardinality(answered));
end
$$;

grant execute on function public.answer_applications(uuid, uuid[], text, text, text) to authenticated, service_role;

-- ── schemas/applications/count_messages.sql ──

-- Counts messages of the employer who is signed in: so many a day to one applicant, and so many to all. The counts are of ids
-- and outlive every row. Raises PT429 TOO_MANY_MESSAGES, and then nothing was counted.
create function public.count_messages(application_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  most integer;
begin
  if cardinality(application_ids) = 0 then
    return;
  end if;
  insert into public.rate_limits as counted (scope, key_hash, window_start, hits)
    values ('messages of an employer', public.sha256_hex((select auth.uid())::text), today, cardinality(application_ids))
    on conflict (scope, key_hash, window_start) do update set hits = counted.hits + excluded.hits
    returning counted.hits into most;
  if most > public.setting('messages_per_employer_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429';
  end if;
  with counted as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
      select 'messages to an applicant', public.sha256_hex(id::text), today from unnest(application_ids) as id order by 2
      on conflict (scope, key_hash, window_start) do update set hits = counted.hits + 1
      returning counted.hits)
  select max(hits) into most from counted;
  if most > public.setting('messages_per_application_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429', detail = 'one applicant';
  end if;
end
$$;

grant execute on function public.count_messages(uuid[]) to service_role;

-- ── schemas/applications/erase_application.sql ──

-- Withdraws and erases an application by a mailed secret, or what remained of it, with the memory of which browsers proved its
-- address; the CV goes with the next run of the clean-up. True when there was one.
create function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.application_of(erase_application.manage_token) returning email into address;
  if found then
    delete from public.proven_addresses
      where address_hash = public.sha256_hex(lower(address)) and prover like 'browser:%';
    return true;
  end if;
  delete from public.gone_applications
    where token_hash = public.sha256_hex(erase_application.manage_token)
      or link_hashes @> array[public.sha256_hex(erase_application.manage_token)];
  return found;
end
$$;

grant execute on function public.erase_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/gone_applications.sql ──

-- Closing can be taken back before anybody hears of it, says how it ended, and however a job goes, with its employer's
-- account or by a plain delete, whoever waits is told and the page of an application says what happened.

-- What remains of an application when its job is deleted: enough for its page to say what happened, nothing of what was sent.
-- It goes when the application would have gone.
create table public.gone_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left', 'taken-down')),
  status text not null,
  applied_at timestamptz not null,
  gone_at timestamptz not null default now(),
  -- When the job was over; the time for which applications are kept counts from here.
  ended_at timestamptz not null,
  link_hashes text[] not null default '{}'
);

create index gone_applications_applicant on public.gone_applications (applicant_id) where applicant_id is not null;
create index gone_applications_links on public.gone_applications using gin (link_hashes);
create index gone_applications_ended on public.gone_applications (ended_at);

alter table public.gone_applications enable row level security;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, gone_at)
  on public.gone_applications to authenticated;
grant all on public.gone_applications to service_role;

create policy "applicants read what became of their own applications" on public.gone_applications
  for select to authenticated using (applicant_id = (select auth.uid()));

-- ── schemas/applications/guard_application.sql ──

-- What was read cannot be unread: an employer's application is new once. Runs as the writer, whose role it checks.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An application that was opened does not become new again.' using errcode = '23514';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- ── schemas/applications/keep_reply_record.sql ──

-- Looks at how an employer replies, and marks the jobs that are not over.
create function public.keep_reply_record(employer uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_most constant boolean := (
    select count(distinct mailbox) >= 10 and 2 * count(took) > count(*)
    from public.replies_to(array(select job.id from public.jobs as job
      where job.employer_id = employer and job.ended_at > now() - public.time_shown_after_end())));
begin
  insert into public.reply_records (employer_id, answers_most)
    select user_id, is_most from public.employer_profiles where user_id = employer
    on conflict (employer_id) do update set answers_most = excluded.answers_most, looked_at = now();
  update public.jobs set answers_most = is_most
    where employer_id = employer and status <> 'closed' and expires_at > now() and answers_most <> is_most;
end
$$;

grant execute on function public.keep_reply_record(uuid) to service_role;

-- ── schemas/applications/keep_reply_records.sql ──

-- Looks at the employers for whom an application became a week old or was answered since the last run, about 500 of either at once, and at some that
-- nobody looked at for a day: applications are erased, and jobs end. How many. Before 90 days ago there is no job that has a page.
create function public.keep_reply_records(max_old integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  week constant interval := interval '7 days';
  -- What was written by then is to be seen by now.
  until timestamptz := now() - interval '1 minute';
  since timestamptz;
  employers uuid[];
begin
  insert into public.scheduled_steps (step, done_until) values ('reply records', now() - interval '90 days') on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'reply records' for update;
  select coalesce(min(reached), until) into until from (
    select max(at) as reached from (
      select created_at + week as at from public.applications where created_at > since - week and created_at <= until - week
      order by created_at fetch first 500 rows with ties) as old having count(*) >= 500
    union all
    select max(at) from (
      select at from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until
      order by at fetch first 500 rows with ties) as answered having count(*) >= 500) as branch;
  employers := array(
    select job.employer_id from public.jobs as job
    where job.id in (
      select job_id from public.applications where created_at > since - week and created_at <= until - week
      union
      select job_id from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until)
    union
    (select employer_id from public.reply_records where looked_at < now() - interval '1 day' order by looked_at limit greatest(max_old, 0))
    order by 1);
  perform public.keep_reply_record(employer) from unnest(employers) as employer;
  update public.scheduled_steps set done_until = until where step = 'reply records';
  return cardinality(employers);
end
$$;

grant execute on function public.keep_reply_records(integer) to service_role;

-- ── schemas/applications/max_application_cv_bytes.sql ──

-- The largest CV of an application in bytes; a profile's may be as large as the bucket allows.
create function public.max_application_cv_bytes() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 5 * 1024 * 1024 $$;

grant execute on function public.max_application_cv_bytes() to service_role;

-- ── schemas/applications/write_closing_emails.sql ──

-- Writes one kind mail to each applicant who waits, for jobs that were closed, and for those that expired 14 days ago and were
-- not renewed, and a warning to all applicants of jobs that we took down. After a long pause it looks back 14 more days and no
-- further. How many mails.
create function public.write_closing_emails(max_jobs integer default 20, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  written integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('closing-emails', now_at - public.time_shown_after_end() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'closing-emails' for update skip locked;
  if since is not null then
    insert into public.closing_emails (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.time_shown_after_end()) and ended_at <= now_at - public.time_shown_after_end()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - public.time_shown_after_end()) where step = 'closing-emails';
  end if;
  with claimed as (
    delete from public.closing_emails where job_id = any (array(
      select job_id from public.closing_emails where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id, is_takedown),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
        from claimed cross join lateral public.waiting_applications(claimed.job_id) as waiting where not claimed.is_takedown
      union all
      select application.id, application.job_id, 'job-removed'
        from claimed join public.applications as application on application.job_id = claimed.job_id where claimed.is_takedown
    on conflict do nothing
    returning application_id, kind)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select told.kind, application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      told.kind || ':' || application.id
    from public.may_be_told(array(select application_id from told)) as application
    join told on told.application_id = application.id
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;

grant execute on function public.write_closing_emails(integer, timestamp with time zone) to service_role;

-- ── schemas/auth/account_of_link.sql ──

-- Whoever opens a link that was emailed reads the mailbox. Whoever chose the password of an account that nobody has confirmed
-- yet may be somebody else, so that password is replaced before the link is redeemed, not after.

-- Whose mailbox the token of a confirmation or reset link went to: {"id", "email", "isConfirmed", "isExpired"}; null for a
-- token that is used up or was never given out. One that is over its hour still shows who reads the mailbox.
create function public.account_of_link(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', found_one.id, 'email', found_one.email,
    'isConfirmed', found_one.email_confirmed_at is not null,
    'isExpired', found_one.sent_at is null or found_one.sent_at < now() - interval '1 hour')
  from (
    -- Said twice over, as the auth service's partial indexes say it, hosted and local.
    select id, email, email_confirmed_at, confirmation_sent_at as sent_at from auth.users
      where confirmation_token = account_of_link.token
        and length(confirmation_token) > 6 and confirmation_token !~ '^[0-9 ]*$'
    union all
    select id, email, email_confirmed_at, recovery_sent_at from auth.users
      where recovery_token = account_of_link.token
        and length(recovery_token) > 6 and recovery_token !~ '^[0-9 ]*$') as found_one
  limit 1
$$;

grant execute on function public.account_of_link(text) to service_role;

-- ── schemas/auth/bury_jobs.sql ──

-- Ends jobs so long ago that they have no page; their applications stay for as long as those of any ended job.
create function public.bury_jobs(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - public.time_shown_after_end() - interval '1 day'
    where id = any (bury_jobs.job_ids) and ended_at > now() - public.time_shown_after_end();
  delete from public.stale_jobs where job_id = any (bury_jobs.job_ids);
end
$$;

grant execute on function public.bury_jobs(uuid[]) to service_role;

-- ── schemas/auth/delete_own_account.sql ──

--

-- Deletes the viewer's account when `confirmation` is its email address, with everything that points at it. Applications
-- sent to employers stay with them, without the link to the account, unless `with_applications` withdraws them too; files
-- that nothing needs any more go with the next clean-up. Whoever waits for an answer to one of its jobs is told, and the
-- address gets a last mail. Answers the jobs that went, so that their pages can be refreshed.
create function public.delete_own_account(confirmation text, with_applications boolean default false)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  address text;
  contents jsonb := public.account_contents();
begin
  select account.email into address from auth.users as account where account.id = viewer;
  if address is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if lower(trim(confirmation)) is distinct from lower(address) then
    raise exception 'NOT_CONFIRMED' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.state_slug, job.city_slug from public.jobs as job where job.employer_id = viewer;
  if with_applications then
    delete from public.applications where applicant_id = viewer;
    delete from public.gone_applications where applicant_id = viewer;
  end if;
  update public.uploads as file set discarded_at = now()
    where file.owner_id = viewer and file.discarded_at is null
      and not exists (select from public.applications as application where application.cv_url = file.path
        and not exists (select from public.jobs as job where job.id = application.job_id and job.employer_id = viewer));
  delete from public.outbox where lower(recipient) = lower(address) and sent_at is not null;
  delete from auth.users as account where account.id = viewer;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('account-deleted', address,
      contents || jsonb_build_object('withApplications', with_applications), 'account-deleted:' || viewer)
    on conflict (dedupe_key) do nothing;
end
$$;

grant execute on function public.delete_own_account(text, boolean) to authenticated, service_role;

-- ── schemas/auth/erase_account_traces.sql ──

-- Erases what the auth service's log and the lists of those who hide say of accounts that were deleted at least a minute ago.
-- How many entries of the log.
create function public.erase_account_traces(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due uuid[] := array(select account_id from public.erased_accounts where erased_at <= now_at - interval '1 minute');
  erased integer := 0;
begin
  if cardinality(due) = 0 then
    return 0;
  end if;
  update public.hidden_companies
    set employer_ids = array(select id from unnest(employer_ids) as id where id <> all (due))
    where employer_ids && due;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = any (due::text[]);
  get diagnostics erased = row_count;
  delete from public.erased_accounts where account_id = any (due);
  return erased;
end
$$;

grant execute on function public.erase_account_traces(timestamp with time zone) to service_role;

-- ── schemas/auth/erased_accounts.sql ──

-- What a deleted account left where nothing points at it: its address in the auth service's log, its id in the lists of those
-- who hide from its company, alerts that waited for its address. However the account is deleted.

-- Accounts whose traces are still to be erased: the log is written for a moment after the account is gone, and a list must not be
-- changed while its owner is being deleted in the same statement.
create table public.erased_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

alter table public.erased_accounts enable row level security;
grant all on public.erased_accounts to service_role;

-- ── schemas/auth/own_data.sql ──

-- Of a talent, the companies that saved the profile or asked for contact belong to what rows say about them: which, when, in
-- which words, and what was answered and shared. What a company noted for itself is the company's.

-- Everything that rows say about the viewer, by table: each table of the product that points at the account is in it by
-- that alone, so that one added later is too. Left out are columns computed from others, secrets and their hashes.
create function public.own_data() returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  sources text;
  found_data json;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  -- One question for all tables: to put one answer after the other together copies all that was found each time.
  select string_agg(format(
      'select %L, (select json_agg(said) from (select %s from public.%I as own where %s) as said)',
      source.table_name, source.columns, source.table_name, source.is_own), ' union all ')
    into sources
    from (
      select named.relname as table_name, string_agg(format('own.%I = $1', pointer.attname), ' or ') as is_own, (
        select string_agg(format('own.%I', attname), ', ') from pg_catalog.pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname !~ '_hash$'
          and attname <> all (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words'])
          -- The talent's, who can take it back.
          and not (named.relname = 'contact_requests' and attname = 'phone')) as columns
      from pg_catalog.pg_constraint as reference
      join pg_catalog.pg_class as named on named.oid = reference.conrelid
      join pg_catalog.pg_attribute as pointer
        on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
      join pg_catalog.pg_attribute as target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and named.relnamespace = 'public'::regnamespace
        -- What others said of the viewer would tell who they are, and by which rules we look how to get around them.
        and named.relname <> 'cases'
        and (reference.confrelid = 'auth.users'::regclass
          or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
            and target.attname = 'user_id'))
      group by named.oid, named.relname) as source;
  execute 'select json_object_agg(named, coalesce(data, ''[]''::json)) from (' || sources || ' union all values
      (''account'', $2), (''stopped_addresses'', $3), (''interested_companies'', $4)) as each (named, data)'
    using viewer,
      (select json_build_object('email', account.email, 'role', account.raw_user_meta_data ->> 'role',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
        from auth.users as account where account.id = viewer),
      (select json_agg(stopped) from public.stopped_addresses as stopped
        join auth.users as account on lower(account.email) = stopped.address where account.id = viewer),
      (select json_agg(to_jsonb(company) - array['request_id', 'company_logo']) from public.my_interested_companies() as company)
    into found_data;
  return found_data;
end
$$;

grant execute on function public.own_data() to authenticated, service_role;

-- ── schemas/auth/require_live_session.sql ──

-- An access token is good for an hour; the session that it was made for may end before. PostgREST calls this before each
-- request, so that a token whose session was signed out, ended or went with its account opens nothing any more.

-- Throws for a token whose session is gone. Tokens without a session (the keys, a service's own) are nobody's to end.
create function public.require_live_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid;
begin
  if session is not null and not exists (select from auth.sessions where id = session) then
    raise exception 'SESSION_ENDED' using errcode = 'PT401';
  end if;
end
$$;

grant execute on function public.require_live_session() to anon, authenticated, service_role;

-- ── schemas/auth/set_unproven_password.sql ──

-- Sets the password of the account that waits for this very link; false when it has been confirmed, or there is none.
create function public.set_unproven_password(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_unproven_password.password, extensions.gen_salt('bf', 10))
    where id = (public.account_of_link(set_unproven_password.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;

grant execute on function public.set_unproven_password(text, text) to service_role;

-- ── schemas/auth/take_account_email.sql ──

-- Whether the auth service may write to an address because somebody typed it, for which one of the day's emails is taken. `kind` is
-- 'recovery' (only an account gets one) or 'signup' (only who has not confirmed yet). Where the service writes nothing
-- anyway, nothing is taken: 'signup' is then true, so that it can say so.
create function public.take_account_email(kind text, recipient text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_confirmed boolean := (select email_confirmed_at is not null from auth.users
    where email = lower(trim(recipient)) and not is_sso_user limit 1);
begin
  if kind = 'recovery' and is_confirmed is null then
    return false;
  end if;
  if kind = 'signup' and is_confirmed then
    return true;
  end if;
  return public.take_unasked_email(recipient);
end
$$;

grant execute on function public.take_account_email(text, text) to service_role;

-- ── schemas/base/is_email.sql ──

-- Whether a text is one email address of at most 254 characters. `emailPattern` (lib/forms/fields.ts) is the same pattern, and
-- shared-numbers.test.ts compares them.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$', false)
$$;

grant execute on function public.is_email(text) to authenticated, service_role;

-- ── schemas/base/is_phone.sql ──

-- Whether a text is a phone number: 7 to 15 digits, separated as people like. `isPhone` (lib/forms/fields.ts) is the same rule.
create function public.is_phone(number text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(number) <= 50 and length(regexp_replace(number, '[^0-9]', '', 'g')) between 7 and 15, false)
$$;

grant execute on function public.is_phone(text) to authenticated, service_role;

-- ── schemas/base/is_word_list.sql ──

-- Whether a list has at most so many entries, none of them null, blank or longer than 100 characters.
create function public.is_word_list(words text[], max_words integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(cardinality(words) <= max_words
    and not exists (select from unnest(words) as word where word is null or length(trim(word)) not between 1 and 100), false)
$$;

grant execute on function public.is_word_list(text[], integer) to authenticated, service_role;

-- ── schemas/base/keep_configuration.sql ──

-- Notes what the site's own configuration says of settings that the database has to know; the site sends it when it starts.
-- How many changed. A name that nobody defined is a mistake of the caller.
create function public.keep_configuration(given jsonb) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform public.setting(name) from jsonb_object_keys(given) as name;
  update public.settings as kept set value = (given ->> kept.key)::integer
    where given ? kept.key and kept.value <> (given ->> kept.key)::integer;
  get diagnostics changed = row_count;
  return changed;
end
$$;

grant execute on function public.keep_configuration(jsonb) to service_role;

-- ── schemas/base/roles.sql ──

-- What one call of a visitor can cost: a page of rows, a text of a sentence, three seconds. Hosted projects have these two limits by
-- default; every installation has them here.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- Without a limit of its own, the secret key's role has the eight seconds of a hosted project's authenticator.
alter role service_role set statement_timeout = '60s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';

-- ── schemas/base/setting.sql ──

-- The current value of a setting; a name that nobody defined is a mistake of the caller.
create function public.setting(key text) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_value integer;
begin
  select known.value into found_value from public.settings as known where known.key = setting.key;
  if not found then
    raise exception 'There is no setting %.', setting.key using errcode = 'P0002';
  end if;
  return found_value;
end
$$;

grant execute on function public.setting(text) to service_role;

-- ── schemas/auth/end_old_sessions.sql ──

-- Ends sessions that nobody used for too long, or that are too old. How many.
create function public.end_old_sessions() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where created_at < now() - make_interval(days => public.setting('session_days'))
      or greatest(created_at, refreshed_at at time zone 'utc') < now() - make_interval(days => public.setting('session_idle_days'))
    returning 1)
  select count(*)::integer from ended
$$;

grant execute on function public.end_old_sessions() to service_role;

-- ── schemas/base/settings.sql ──

-- The numbers that an operator may change without a deploy (limits, mostly), each with a sentence about what it does.
-- Some follow doorstep.config.ts and say so. Their values are rows: the first in migrations/*_rows.sql, a new one in a migration of its own, written by hand.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  what text not null,
  -- Of the few rows that the server itself writes (the loaded gazetteer, an outside geocoder): what a number can't say.
  state jsonb
);

alter table public.settings enable row level security;
grant all on public.settings to service_role;

-- ── schemas/base/sha256_hex.sql ──

-- SHA-256 as hex, as secrets are stored.
create function public.sha256_hex(secret text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$ select encode(extensions.digest(secret, 'sha256'), 'hex') $$;

grant execute on function public.sha256_hex(text) to service_role;

-- ── schemas/applications/find_gone_application.sql ──

-- What the holder of a mailed secret learns of an application that went with its job; null for any other.
create function public.find_gone_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications
  where token_hash = public.sha256_hex(find_gone_application.manage_token)
    or link_hashes @> array[public.sha256_hex(find_gone_application.manage_token)]
$$;

grant execute on function public.find_gone_application(text) to anon, authenticated, service_role;

-- ── schemas/base/slugify.sql ──

-- Slug of a title or place name (D11): lower case, spaces to hyphens, '&' to '-and-', accents folded, letters of
-- other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
-- The slug of a slug is itself. The same rule stands in lib/slug.ts; a test compares the two. Ranges instead of \w,
-- because what \w means depends on the collation of the installation; they are all that isn't a letter, mark, number,
-- '_' or '-' in Unicode 17 after NFKD, and what lib/slug.ts names beside that.
create function public.slugify(name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select normalize(trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            regexp_replace(
              replace(replace(replace(replace(translate(
                lower(normalize(left(coalesce(name, ''), 1000), NFKD) collate "und-x-icu"),
                'øđðłıħŋ', 'oddlihn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
              '[\u0300-\u036f]', '', 'g'),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
          '[\u0001-\u002c\u002e-\u002f\u003a-\u005e\u0060\u007b-\u00d7\u00f7\u02b9-\u02ff\u034f\u0375\u03f6\u0482\u055a-\u055f'
          '\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe'
          '\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3'
          '\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b'
          '\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f'
          '\u10fb\u115f-\u1160\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736'
          '\u17b4-\u17b5\u17d4-\u17d6\u17d8-\u17db\u1800-\u180f\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad'
          '\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u200b-\u214d\u214f'
          '\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004'
          '\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6'
          '\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877'
          '\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf'
          '\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufbb2-\ufe46\ufeff-\ufffd\U00010100-\U00010102'
          '\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857'
          '\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6'
          '\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8'
          '\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143'
          '\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9'
          '\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643'
          '\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46'
          '\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71'
          '\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2'
          '\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f'
          '\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c'
          '\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356'
          '\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f'
          '\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbfa'
          '\U000e0001-\U0010fffd]',
        '', 'g'),
      '-{2,}', '-', 'g')), NFC)
$$;

grant execute on function public.slugify(text) to authenticated, service_role;

-- ── schemas/base/touch_updated_at.sql ──

-- Keeps updated_at true.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

grant execute on function public.touch_updated_at() to anon, authenticated, service_role;

-- ── schemas/base/unwrap_json.sql ──

-- JSON that arrived as a JSON string, parsed; everything else unchanged (section 3).
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;

-- ── schemas/copies/removed_texts.sql ──

-- The text of each job that an operator removed, kept for a year so that the same text is held when it is posted again.
create table public.removed_texts (
  -- No reference: the job may be deleted since.
  job_id uuid primary key,
  text_mark text not null,
  removed_at timestamptz not null default now()
);

create index removed_texts_mark on public.removed_texts (text_mark);

alter table public.removed_texts enable row level security;
grant all on public.removed_texts to service_role;

-- ── schemas/copies/text_mark.sql ──

-- The mark of a description: 'text:' and a hash of its letters and digits in lowercase.
create function public.text_mark(description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select 'text:' || md5(regexp_replace(lower(left(description, 30000)), '[^[:alnum:]]+', '', 'g'))
$$;

grant execute on function public.text_mark(text) to authenticated, service_role;

-- ── schemas/email/mailbox_of.sql ──

-- The mailbox behind an address, so that its spellings count as one: '+tags' everywhere, dots where Google ignores them.
create function public.mailbox_of(address text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(trim(address)), '@', 1), '(.)\+.*$', '\1') as name,
    rtrim(split_part(lower(trim(address)), '@', 2), '.') as domain) as parts
$$;

grant execute on function public.mailbox_of(text) to service_role;

-- ── schemas/email/outbox.sql ──

-- Mail goes out through this table: written with what caused it, sent by a worker, so that a dead mail server loses nothing.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- Looser than is_email, because the auth service takes other addresses than the forms do; closed to lists and line breaks.
  recipient text not null check (length(recipient) <= 254 and recipient ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$'),
  payload jsonb not null default '{}',
  -- The same cause writes the same key, so that no retry sends a mail twice.
  dedupe_key text not null unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_application on public.outbox ((payload ->> 'applicationId'));
create index outbox_done on public.outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;

-- ── schemas/email/claim_outbox.sql ──

-- Claims up to so many due mails for two minutes; two workers never get the same one. The array makes the inner query run
-- once: as a plain `in (…)` it may run per row and claim more than was asked for.
create function public.claim_outbox(max_mails integer default 20) returns setof public.outbox
language sql volatile security definer
set search_path = ''
as $$
  update public.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
      and (claimed_until is null or claimed_until < now())
    order by next_attempt_at, id
    limit least(max_mails, 100)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_outbox(integer) to service_role;

-- ── schemas/email/forget_old_mails.sql ──

-- Forgets mails that were sent or given up more than so many days ago: they name people. How many.
create function public.forget_old_mails(after_days integer default 30) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_mails(integer) to service_role;

-- ── schemas/email/proven_addresses.sql ──

-- From which browser or account somebody showed to read an address, by a button behind a link that was mailed there. It frees
-- that browser or account alone: an address is no secret, and anybody can write down one that its owner has proven.
create table public.proven_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  prover text not null,
  proven_at timestamptz not null default now(),
  primary key (address_hash, prover)
);

create index proven_addresses_prover on public.proven_addresses (prover);
create index proven_addresses_old on public.proven_addresses (proven_at);

alter table public.proven_addresses enable row level security;
grant all on public.proven_addresses to service_role;

-- ── schemas/email/forget_mail_proofs.sql ──

-- Forgets proofs of so many days ago. How many.
create function public.forget_mail_proofs(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_mail_proofs(integer) to service_role;

-- ── schemas/email/is_proven_address.sql ──

-- Whether whoever uses this browser or account showed to read this address; an account always reads its own confirmed one.
create function public.is_proven_address(address text, prover text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.proven_addresses as proven
      where proven.address_hash = public.sha256_hex(lower(trim(is_proven_address.address)))
        and proven.prover = is_proven_address.prover and proven.proven_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_proven_address.prover and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_proven_address.address)))
$$;

grant execute on function public.is_proven_address(text, text) to service_role;

-- ── schemas/email/prove_address.sql ──

-- Remembers that whoever uses this browser or account reads this address.
create function public.prove_address(address text, prover text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.proven_addresses (address_hash, prover)
    values (public.sha256_hex(lower(trim(address))), prover)
    on conflict (address_hash, prover) do update set proven_at = now()
$$;

grant execute on function public.prove_address(text, text) to service_role;

-- ── schemas/email/take_unasked_email.sql ──

-- Who gets email: at most three a day that only a stranger asked for, and the memory of who proved to own an address.

-- Takes one of the three emails that a mailbox may get in 24 hours because of something that anybody could have typed: receipts,
-- confirmations, resets, questions, all kinds together. False when there is none left, and then nothing may be sent.
-- `leaving` of the three stay untouched: whatever can do without its email leaves one for those who need to get into their account.
-- Unlike take_limit, it doesn't count refused ones: else a stranger who goes on would keep the mailbox without emails.
create function public.take_unasked_email(recipient text, leaving integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  mailbox constant text := public.sha256_hex(public.mailbox_of(recipient));
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('unasked email ' || mailbox, 0));
  insert into public.rate_limits as taken (scope, key_hash, window_start)
    select 'unasked email', mailbox, now()
    where (select coalesce(sum(earlier.hits), 0) from public.rate_limits as earlier
      where earlier.scope = 'unasked email' and earlier.key_hash = mailbox
        and earlier.window_start > now() - interval '24 hours') < 3 - leaving
    on conflict on constraint rate_limits_pkey do update set hits = taken.hits + 1;
  return found;
end
$$;

grant execute on function public.take_unasked_email(text, integer) to service_role;

-- ── schemas/employers/company_key.sql ──

-- Hiding from a company holds against its other spellings, and nobody can tell from two lists who hides: whoever hides from
-- anybody has no public card, and what a company hidden from kept of them goes as if they had deleted their profile.

-- What two spellings of one company have in common: case, accents, letters that only look alike, spaces, punctuation, a leading
-- 'the' and legal forms do not count. A name of nothing else stays as it is.
create function public.company_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (
    select trim(regexp_replace(
      -- 'L.L.C.' and 'Joe''s' are one word each.
      regexp_replace(
        lower(translate(
          normalize(regexp_replace(normalize(replace(replace(left(name, 300), 'ß', 'ss'), '&', ' and '), NFKD),
            '[\u0300-\u036f]', '', 'g'), NFC),
          -- Cyrillic and Greek letters as what they look like, and Latin ones that do not decompose.
          'АВЕЅІЈКМНОРСТУХԚԜавеѕіјкмнорстухԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχØøŁłĐđÐðıħ0',
          'ABESIJKMHOPCTYXQWabesijkmhopctyxqwABEZHIKMNOPTYXaikvoptuxOoLlDdDdihO')
          collate "und-x-icu"),
        '[.''’`´]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g')) as words),
  bare as (
    select words, regexp_replace(
      regexp_replace(replace(regexp_replace(' ' || words, '^ the (?=.)', ' '), '  ', ' '),
        '( (and|inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation|gmbh|mbh|ug|haftungsbeschrankt|ag|kg|kgaa|ohg|ev|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps|plc|pllc|pc|pty|pte|pvt|private|group|holding|holdings))+$', ''),
      '(gmbh|llc|ltd)$', '') as core
    from folded)
  select coalesce(nullif(replace(core, ' ', ''), ''), nullif(replace(words, ' ', ''), ''), lower(trim(left(name, 300)))) from bare
$$;

grant execute on function public.company_key(text) to authenticated, service_role;

-- ── schemas/employers/employer_invitations.sql ──

-- Whom the operator invited to found a company, where that takes an invitation (D85). Kept until it is used, 30 days at most.

create table public.employer_invitations (
  address text primary key check (public.is_email(address) and address = lower(address)),
  invited_at timestamptz not null default now()
);

alter table public.employer_invitations enable row level security;
grant all on public.employer_invitations to service_role;

-- ── schemas/employers/invite_employer.sql ──

-- Invites whoever owns an address to found a company within 30 days; what older invitations are left is forgotten.
create function public.invite_employer(address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if address is null or not public.is_email(lower(trim(address))) then
    raise exception 'Invalid address' using errcode = '22023';
  end if;
  delete from public.employer_invitations where invited_at < now() - interval '30 days';
  insert into public.employer_invitations as invitation (address) values (lower(trim(invite_employer.address)))
    on conflict on constraint employer_invitations_pkey do update set invited_at = now();
end
$$;

grant execute on function public.invite_employer(text) to service_role;

-- ── schemas/employers/verify_domain_of_account.sql ──

-- Sets the verified domain of a company when its account's email address changes, and expires the pages of its jobs, which show it.
create function public.verify_domain_of_account(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  domain constant text := public.domain_of_account(account_id);
begin
  update public.employer_profiles set verified_domain = domain where user_id = account_id and verified_domain is distinct from domain;
  if found then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account_id and ended_at > now() - public.time_shown_after_end()
      on conflict do nothing;
  end if;
end
$$;

-- ── schemas/employment/benefit_kinds.sql ──

-- The kinds of benefits that employers' own words name: 'Dental and vision' is 'health' (D102).
create function public.benefit_kinds(benefits text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select kind from (values
      ('health', '\m(health|medical|dental|vision)'),
      ('time-off', '\m(pto|vacation|holidays?|sick|time off|parental leave|days off)\M'),
      ('retirement', '401|403|\m(retirement|pension)'),
      ('training', '\m(training|tuition|apprentice|learning|classes|certification|scholarship)'),
      ('flexible', '\m(flexible|flex|choose your|work from home|remote)\M'),
      ('meals', '\m(meals?|lunch|food)\M(?! handler)'),
      ('discount', '\mdiscount'),
      ('commute', '\m(transit|commuter?|parking|mileage|company (truck|car|van))\M')) as kinds (kind, words)
    where left(array_to_string(benefits, ' · '), 4000) ~* words)
$$;

grant execute on function public.benefit_kinds(text[]) to authenticated, service_role;

-- ── schemas/employment/currencies.sql ──

-- The currencies of pay (D18a).
create function public.currencies() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] $$;

grant execute on function public.currencies() to authenticated, service_role;

-- ── schemas/employment/fitting_shifts.sql ──

-- How many of a job's shifts somebody can work, and how many it has: {4, 5}; null where the job names none, or nobody said when they can.
create function public.fitting_shifts(schedule text[], shifts text[]) returns integer[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return (
    select array[count(*) filter (where shift = any (shifts)), count(*)]::integer[]
    from (select distinct unnest(schedule) as shift) as named
    having count(*) > 0);
end
$$;

grant execute on function public.fitting_shifts(text[], text[]) to service_role;

-- ── schemas/employment/industries.sql ──

-- The industries of companies.
create function public.industries() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Education', 'Finance', 'Hospitality',
  'Transportation', 'Other'] $$;

grant execute on function public.industries() to authenticated, service_role;

-- ── schemas/employment/job_types.sql ──

-- The types of jobs. What they are called is in lib/messages/<language>/employment; words that searches take for one are in
-- find_expression and occupation_words.
create function public.job_types() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $$;

grant execute on function public.job_types() to authenticated, service_role;

-- ── schemas/employment/largest_pay.sql ──

-- The largest amount of pay that is taken.
create function public.largest_pay() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100000000 $$;

grant execute on function public.largest_pay() to authenticated, service_role;

-- ── schemas/employment/is_pay_for_its_period.sql ──

-- Pay that cannot be for its period ('$19 - $23 a year', '$0.000000001 an hour') is refused, whoever writes it.

-- Whether each amount is between what nobody is paid for less and nobody for more. A volunteer's is what it is. The same
-- numbers stand in lib/employment/pay-question.ts.
create function public.is_pay_for_its_period(salary jsonb, type text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.largest_pay())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$$;

grant execute on function public.is_pay_for_its_period(jsonb, text) to authenticated, service_role;

-- ── schemas/employment/pay_per_hour.sql ──

-- An amount of pay per hour (D33): 8-hour days, 40-hour weeks, 52 weeks, 12 months.
create function public.pay_per_hour(amount numeric, period text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case period
    when 'hour' then amount
    when 'day' then amount / 8
    when 'week' then amount / 40
    when 'month' then amount * 12 / (40 * 52)
    when 'year' then amount / (40 * 52)
  end
$$;

grant execute on function public.pay_per_hour(numeric, text) to authenticated, service_role;

-- ── schemas/employment/pay_periods.sql ──

-- What pay may be for.
create function public.pay_periods() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['hour', 'day', 'week', 'month', 'year'] $$;

grant execute on function public.pay_periods() to authenticated, service_role;

-- ── schemas/employment/is_salary.sql ──

-- Whether a salary is null or {min, max, currency, period} with at least one amount, none negative, min at most max.
create function public.is_salary(salary jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, public.largest_pay())
    and salary ->> 'currency' = any (public.currencies())
    and salary ->> 'period' = any (public.pay_periods())
    and length(salary::text) <= 200, false)
$$;

grant execute on function public.is_salary(jsonb) to authenticated, service_role;

-- ── schemas/employment/talent_facets.sql ──

-- The job types that a talent wishes for, as job_kinds writes a job's.
create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

grant execute on function public.talent_facets(text[]) to authenticated, service_role;

-- ── schemas/employment/week_shifts.sql ──

-- The parts of a week as postings name them, in their order: 'mon-morning' to 'sun-night'.
create function public.week_shifts() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select day || '-' || part
    from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality as days (day, day_place),
      unnest(array['morning', 'afternoon', 'evening', 'night']) with ordinality as parts (part, part_place)
    order by day_place, part_place)
$$;

grant execute on function public.week_shifts() to authenticated, service_role;

-- ── schemas/figures/are_jobs_few.sql ──

-- Whether at most 5,000 jobs are open, so that counts over all of them need no cache.
create function public.are_jobs_few() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted now');
begin
  return (select count(*) <= max_counted from (
    select from public.jobs where status = 'open' limit max_counted + 1) as some_jobs);
end
$$;

grant execute on function public.are_jobs_few() to service_role;

-- ── schemas/figures/ask_figure.sql ──

-- A count over all jobs: counted now while there are at most 5,000 or until it is cached, the cached one afterwards.
create function public.ask_figure(question jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  cached jsonb;
begin
  if not public.are_jobs_few() then
    select answer into cached from public.cached_counts where cached_counts.question = ask_figure.question;
  end if;
  return coalesce(cached, public.count_figure(ask_figure.question));
end
$$;

grant execute on function public.ask_figure(jsonb) to service_role;

-- ── schemas/figures/make_figure.sql ──

-- Counts the figure that is most due, and returns one row where there was one, with its error if it failed: it was never counted, or ten
-- minutes ago (places of a sitemap a day), or so long ago that counting costs a hundredth of the time, and a job changed since, or an hour
-- passed, in which jobs end. One that fails waits for its next turn. Nothing is counted ahead while there are few jobs.
create function public.make_figure() returns table (failure text)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  begun constant timestamptz := clock_timestamp();
  changes_now constant bigint := public.count_job_changes();
  due jsonb;
begin
  if public.are_jobs_few() then
    return;
  end if;
  insert into public.cached_counts (question) select site from public.site_figures() as site on conflict do nothing;
  delete from public.cached_counts where question not in (select public.site_figures());
  select question into due from public.cached_counts
    where counted_at is null
      or (counted_at < now() - greatest(case question ->> 0 when 'places' then interval '1 day' else interval '10 minutes' end, 100 * took)
        and (changes <> changes_now or counted_at < now() - interval '1 hour'))
    order by counted_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return;
  end if;
  begin
    update public.cached_counts set answer = public.count_figure(due), counted_at = begun, changes = changes_now
      where question = due;
    update public.cached_counts set took = clock_timestamp() - begun where question = due;
  exception when others or query_canceled then
    update public.cached_counts set counted_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$$;

grant execute on function public.make_figure() to service_role;

-- ── schemas/home/count_claims.sql ──

-- What the home page says when its claims are live (D3): {"jobs", "neighborhoods", "job_seekers"}, sums only. Profiles themselves
-- stay closed. A figure (D64).
create function public.count_claims() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["claims"]') $$;

grant execute on function public.count_claims() to service_role;

-- ── schemas/jobs/any_lexeme.sql ──

-- Any of these of job_kinds, without their '='; null for none.
create function public.any_lexeme(names text[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (select string_agg('''=' || replace(replace(name, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery from unnest(names) as name);
end
$$;

grant execute on function public.any_lexeme(text[]) to service_role;

-- ── schemas/jobs/check_job_search.sql ──

-- Refuses what no page of ours asks for.
create function public.check_job_search(center_lat double precision, center_lng double precision, radius_km double precision,
  min_pay numeric, sort text)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.largest_pay()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance', 'pay', 'fit') then
    raise exception 'Sort by distance, date, relevance, pay or fit.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_job_search(double precision, double precision, double precision, numeric, text) to service_role;

-- ── schemas/jobs/count_jobs.sql ──

-- How many open jobs match, up to 1,000 (`is_more`: there are more), and how many more would if they named a minimum pay (D33) or when one
-- works (D102). `understood_as` is the words with typing errors corrected, if there were any, and `included` the
-- other names of work that were looked for too.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null, more jsonb default null)
returns table(total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
begin
  return query
    select counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.count_beside(search, public.count_matches(search, public.search_limit('counted') + 1)) as counts;
end
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/default_open_time.sql ──

-- How long a job is open when nothing else is said (D20).
create function public.default_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '30 days' $$;

grant execute on function public.default_open_time() to authenticated, service_role;

-- ── schemas/jobs/find_jobs.sql ──

-- What a page of search results shows, in one call: the jobs of search_jobs, and the counts of count_jobs. The bounds are theirs.
create function public.find_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(jobs json, total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
  found_page record;
begin
  perform public.check_page(page_size, page_offset);
  found_page := public.find_page(search, page_size, page_offset, true);
  return query
    select (select coalesce(json_agg(page), '[]') from public.page_of_jobs(found_page.ids, search.center, search.shifts) as page),
      counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.count_beside(search, found_page.total) as counts;
end
$$;
grant execute on function public.find_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/has_open_job.sql ──

-- Whether an open job has these words.
create function public.has_open_job(wanted tsquery) returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- Only the index of words: going through the jobs until one has the word would go through all of them where none has.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
begin
  return exists (select from public.jobs where status = 'open' and search @@ wanted);
end
$$;

grant execute on function public.has_open_job(tsquery) to service_role;

-- ── schemas/jobs/job_slugs.sql ──

-- Every slug that is or was taken, with the last suffix given out under it. Reserved words are simply taken (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0,
  -- Words that were never a job's: the names of pages and files. (Names of states are read before anything is looked up.)
  is_reserved boolean not null default false
);

create index job_slugs_part on public.job_slugs using gin (slug extensions.gin_trgm_ops);

alter table public.job_slugs enable row level security;
grant all on public.job_slugs to service_role;

-- ── schemas/jobs/jobs_on_map.sql ──

-- What a map shows of a search: the open jobs that match and lie in a box of degrees, gathered into squares of about 64 px at this zoom,
-- and those of squares where they are at one point, few enough to show, in public columns. `squares` are latitude, longitude, count, south, west,
-- north and east. Of more than 5,000 jobs some are shown (`is_more`), unless only types were asked for: then their squares are counted on
-- schedule (map_counts), ten minutes old as a rule, and at the edge of a circle as exact as these squares.
create function public.jobs_on_map(
  west double precision, south double precision, east double precision, north double precision, zoom integer,
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null,
  more jsonb default null)
returns table(squares json, jobs json, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
#variable_conflict use_column
declare
  level constant integer := case when zoom > 16 then 25 else zoom + 2 end;
  max_read constant integer := public.search_limit('read on map');
  max_shown constant integer := public.search_limit('on map');
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
  counted record;
begin
  perform public.check_map_box(west, south, east, north, zoom);
  if num_nonnulls(min_pay, category, more) = 0 and search.has_words is not true and search.is_impossible is not true then
    counted := public.counts_on_map(west, south, east, north, zoom, search, nullif(job_types, '{}'));
    if counted.squares is not null then
      return query select counted.squares, '[]'::json, counted.total, false;
      return;
    end if;
  end if;
  return query
    with found as materialized (
      select * from public.matches_in_box(search, west, south, east, north, max_read + 1)),
    -- The squares of map_square, written out: calling it for each job would take longer than all else.
    square as materialized (
      select spot.x, spot.y, count(*) as jobs, avg(spot.lat) as lat, avg(spot.lng) as lng, min(spot.lat) as south, max(spot.lat) as north,
        min(spot.lng) as west, max(spot.lng) as east, array_agg(spot.id) as ids
      from (
        select found.*, floor((found.lng / 360 + 0.5) * power(2, level)) as x,
          floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, level)) as y
        from found, lateral (select sin(radians(greatest(-85, least(85, found.lat)))) as sine) as height
        limit max_read) as spot
      group by spot.x, spot.y),
    at_one_point as (
      select square.ids[1:public.largest_page()] as ids,
        sum(least(square.jobs, public.largest_page())) over (order by square.jobs, square.x, square.y) as so_far
      from square where square.north - square.south < 0.00001 and square.east - square.west < 0.00001)
    select
      (select coalesce(json_agg(json_build_array(round(square.lat::numeric, 5), round(square.lng::numeric, 5), square.jobs,
          round(square.south::numeric, 5), round(square.west::numeric, 5), round(square.north::numeric, 5), round(square.east::numeric, 5))), '[]')
        from square),
      (select coalesce(json_agg(page), '[]') from public.page_of_jobs(
          array(select unnest(at_one_point.ids) from at_one_point where at_one_point.so_far <= max_shown), search.center) as page),
      (select least(count(*), max_read) from found), (select count(*) > max_read from found);
end
$$;
grant execute on function public.jobs_on_map(double precision, double precision, double precision, double precision, integer,
  double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/largest_page.sql ──

-- How many jobs or talents one call answers at most.
create function public.largest_page() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.largest_page() to service_role;

-- ── schemas/jobs/longest_open_time.sql ──

-- How far ahead the end of a job may be set (D20).
create function public.longest_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '60 days' $$;

grant execute on function public.longest_open_time() to authenticated, service_role;

-- ── schemas/jobs/search_jobs.sql ──

-- One page of the open jobs that match, in public columns; of a category where one is asked for: a job type, an industry or a
-- tag, as its slug. No radius: everywhere. No center: the radius is ignored and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no center. 'pay' = best paid by
-- the hour in `currency`. 'relevance' (D16) and 'fit' = as rank_matches, of the nearest 1,050 that match (without a center the newest).
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
begin
  perform public.check_page(page_size, page_offset);
  return query
    select * from public.page_of_jobs((public.find_page(search, page_size, page_offset, false)).ids, search.center, search.shifts);
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;

-- ── schemas/jobs/search_limit.sql ──

-- How far a search goes, however many jobs there are (D51).
create function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- A count that reaches it is shown as '1,000+', and lists end there.
    when 'counted' then 1000
    -- The nearest that match, or the newest, of which the best are listed first.
    when 'ranked' then 1050
    -- New jobs that the preview of an alert counts.
    when 'previewed' then 200
    -- Jobs that a map reads; more are counted by the squares of map_counts.
    when 'read on map' then 5000
    -- Jobs that a map shows one by one; the rest are counts.
    when 'on map' then 150
    -- More open jobs than that are counted on schedule, not while a page is rendered (D64).
    when 'counted now' then 5000
  end;
end
$$;
grant execute on function public.search_limit(text) to service_role;

-- ── schemas/jobs/similar_jobs.sql ──

-- Up to six open jobs within 25 km of a job whose titles share a word with its own: the likest title first, then the
-- nearest, then by id (D16), where words for type and shift count for nothing. The job itself may have ended. The nearest 100 are compared.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  base record;
  search public.job_search;
begin
  select public.occupation_words(job.title) as words, job.lat, job.lng into base from public.jobs as job where job.id = job_id;
  if base is null then
    return;
  end if;
  search := public.parse_search(base.lat, base.lng, 25, null, null, null, 'USD', 'distance', null, null);
  search.query := public.any_of(string_to_array(base.words, ' '), 'pg_catalog.english', ':A');
  search.has_words := true;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) search.center)
    from unnest(public.list_matches(search, 101)) with ordinality as near (id, place) join public.jobs as job using (id)
    where job.id <> job_id
    order by extensions.similarity(public.occupation_words(job.title), base.words) desc, near.place
    limit 6;
end
$$;

grant execute on function public.similar_jobs(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/take_job_slug.sql ──

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

grant execute on function public.take_job_slug(text) to service_role;

-- ── schemas/jobs/time_shown_after_end.sql ──

-- How long after its end a job still has its page, and applicants wait for its renewal (D20).
create function public.time_shown_after_end() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.time_shown_after_end() to service_role;

-- ── schemas/listings/category_directory.sql ──

-- How many open jobs each industry, type and frequent tag has, and in which cities the most of them are. A figure (D64).
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["categories"]') $$;

grant execute on function public.category_directory() to service_role;

-- ── schemas/listings/category_kind.sql ──

-- The kind of a category's slug (D13): a job type, an industry or a tag, in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category = any (public.job_types()) then 'type'
    when category in (select lower(industry) from unnest(public.industries()) as industry) then 'industry'
    else 'tag' end
$$;

grant execute on function public.category_kind(text) to authenticated, service_role;

-- ── schemas/listings/category_page.sql ──

-- One page of a category's open jobs around a place, nearest (or newest) first: {"total", "is_more", "newest", "name", "jobs"}, as
-- find_jobs finds them. `name` is how a tag is written, null when no job of the page has it.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('total', page.total, 'is_more', page.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (page.jobs #>> '{0,created_at}')::timestamptz
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.find_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;

-- ── schemas/listings/cities_with_jobs.sql ──

-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. At most
-- 2,000, out of one figure for them all (D64).
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.are_jobs_few() then
    return public.cities_now(state, initial, least(max_results, 2000));
  end if;
  return (
    select coalesce(jsonb_agg(city order by place), '[]') from (
      select city, place from jsonb_array_elements(public.ask_figure('["cities"]')) with ordinality as kept (city, place)
      where (cities_with_jobs.state is null or city ->> 'state_slug' = cities_with_jobs.state)
        and (cities_with_jobs.initial is null or public.initial_of_city(city ->> 'city_slug') = cities_with_jobs.initial)
      order by place limit least(greatest(max_results, 1), 2000)) as page);
end
$$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;

-- ── schemas/listings/count_employer_pages.sql ──

-- How many pages employers have in the cities of their open jobs, which decides into how many files they are told. A figure (D64).
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["employer pages"]')::bigint $$;

grant execute on function public.count_employer_pages() to service_role;

-- ── schemas/listings/employer_page.sql ──

-- Two companies of one name in one place are told apart: by the street they post at and since when they are here (D12).

-- One page of the open jobs under a company's name, whoever writes it how, those of the given city first (D12):
-- {"total", "here", "is_more", "companies": those of that name, "jobs"}. Null when nobody of that name posted in that city within 14
-- days. Of a name with more than 1,000 open jobs so many are looked at, those of the city first; a company is told by its 50
-- newest.
create function public.employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  most constant integer := public.search_limit('counted');
  wanted constant text := lower(left(company, 200) collate "und-x-icu");
  known text;
  answer jsonb;
begin
  select job.company_name into known from public.jobs as job
    where job.company_slug = wanted and job.state_slug = employer_page.state and job.city_slug = employer_page.city
      and job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held'
    limit 1;
  if known is null then
    return null;
  end if;
  with local as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and state_slug = employer_page.state and city_slug = employer_page.city
    limit most + 1),
  elsewhere as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and (state_slug, city_slug) <> (employer_page.state, employer_page.city)
    limit most + 1),
  matching as materialized (
    select *, true as is_here from local union all select *, false from elsewhere limit most + 1),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), most)),
  companies as (
    select employer_id, count(*), bool_or(is_here) as is_here from matching group by employer_id
    order by is_here desc, count(*) desc, employer_id limit 12)
  select jsonb_build_object(
    'name', coalesce((select min(told.name) from companies, lateral public.company_of(employer_id, wanted) as told), known),
    'total', (select least(count(*), most) from matching),
    'is_more', (select count(*) > most from matching),
    'here', (select least(count(*), most) from matching where is_here),
    'companies', coalesce((
      select jsonb_agg(to_jsonb(told) || jsonb_build_object('id', employer_id, 'count', companies.count)
        order by companies.is_here desc, employer_id)
      from companies, lateral public.company_of(employer_id, wanted) as told), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, page.created_at desc, id)
      from page join public.jobs as job using (id)), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.employer_page(text, text, text, integer, integer) to service_role;

-- ── schemas/listings/find_category.sql ──

-- What stands at a category's address (D13), in one look-up: what find_listing answers, and with a place `category` as category_page
-- answers it. Null also for a tag that no open job there has, and for a page behind the last.
create function public.find_category(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one jsonb := public.find_listing(find_category.state, find_category.city, find_category.name);
  page jsonb;
begin
  if found_one is null or not found_one ? 'place' then
    return found_one;
  end if;
  page := public.category_page((found_one #>> '{place,lat}')::double precision, (found_one #>> '{place,lng}')::double precision,
    find_category.radius_km, find_category.category, find_category.page_size, find_category.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return found_one || jsonb_build_object('category', page);
end
$$;

grant execute on function public.find_category(text, text, text, text, double precision, integer, integer) to service_role;

-- ── schemas/listings/initial_of_city.sql ──

-- The page of /cities that tells a city: 'a' to 'z', '0' for the rest.
create function public.initial_of_city(city_slug text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end;
end
$$;

grant execute on function public.initial_of_city(text) to service_role;

-- ── schemas/listings/job_categories.sql ──

-- The categories that a job is of, as `category_kind` tells them apart: its type, its industry, and its tags by their slugs.
-- Kept with the row, so that no search makes slugs of everybody's tags.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- Materialized, or each slug is made three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;

grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;

-- ── schemas/employment/job_kinds.sql ──

-- What a job is and has beside its words, as lexemes that no word can be: '=part-time', '=night', '=no-experience', '=benefit-health',
-- '=company cornerbakery', and each of its categories: '=in healthcare'.
create function public.job_kinds(type text, schedule text[], words text, benefits text[], company_name text, industry text, tags text[])
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(
    array[
      '=' || type,
      -- A job that lists no hours may say them.
      case when slots ~ '-morning' or (slots = '' and left(words, 30000) ~* '\mmornings?\M') then '=morning' end,
      case when slots ~ '-afternoon' or (slots = '' and left(words, 30000) ~* '\mafternoons?\M') then '=afternoon' end,
      case when slots ~ '-evening' then '=evening' end,
      case when slots ~ '-night' then '=night' end,
      case when slots ~ '(sat|sun)-' then '=weekend' end,
      case when slots ~ '(mon|tue|wed|thu|fri)-' then '=weekday' end,
      case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
      case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end,
      '=company ' || public.company_key(company_name)]
    || array(select '=benefit-' || kind from unnest(public.benefit_kinds(benefits)) as kind)
    || array(select '=in ' || slug from unnest(public.job_categories(type, industry, tags)) as slug),
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

grant execute on function public.job_kinds(text, text[], text, text[], text, text, text[]) to authenticated, service_role;

-- ── schemas/listings/place_facts.sql ──

-- What makes a place's page worth reading: how many jobs are open around it (up to 1,000, then `is_more`), when the newest was
-- posted, and what `place_facts_now` counts of them; of more than 1,000, of the nearest.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  search public.job_search := public.parse_search(lat, lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  ids constant uuid[] := public.list_matches(search, max_counted + 1);
  newest uuid[];
begin
  search.sort := 'date';
  newest := public.list_matches(search, 1);
  return public.place_facts_now(ids[1:max_counted], state, city) || jsonb_build_object(
    'total', least(cardinality(ids), max_counted), 'is_more', cardinality(ids) > max_counted,
    'newest', (select created_at from public.jobs where id = newest[1]));
end
$$;

grant execute on function public.place_facts(double precision, double precision, double precision, text, text) to service_role;

-- ── schemas/listings/place_facts_now.sql ──

-- What makes a place's page worth reading, counted of these open jobs around it. Pay is per hour in US dollars, the middle of what is
-- offered, by industry from 5 postings on; replies count applications older than a week, from 20 on, never whose.
create function public.place_facts_now(job_ids uuid[], state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  answer jsonb;
begin
  with around as materialized (
    select job.id, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule, job.salary,
      job.state_slug, job.city_slug, job.neighborhood_slug, job.location -> 'address' as address
    from unnest(job_ids) as listed (id) join public.jobs as job using (id)),
  near as materialized (
    select around.*, address ->> 'neighborhood' as neighborhood, address ->> 'city' as city, address ->> 'state' as state,
      case when salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((salary ->> 'min')::numeric, (salary ->> 'max')::numeric)
          + coalesce((salary ->> 'max')::numeric, (salary ->> 'min')::numeric)) / 2, salary ->> 'period') end as pay
    from around)
  select jsonb_build_object(
    'pay', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.industry) from (
        select industry, count(pay),
          round(percentile_cont(0.5) within group (order by pay)::numeric, 2) as median,
          round(min(pay), 2) as low, round(max(pay), 2) as high
        from near where industry is not null and pay > 0
        group by industry having count(pay) >= 5) as each), '[]'),
    'employers', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select min(company_name) as name, count(*), mode() within group (order by near.state) as state,
          mode() within group (order by near.city) as city
        from near where state_slug <> 'unknown' and city_slug <> 'unknown'
        group by company_slug having count(*) >= 2 order by count(*) desc, min(company_name) limit 6) as each), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select type as name, count(*) from near group by type) as each), '[]'),
    'industries', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select industry as name, count(*) from near where industry is not null group by industry) as each), '[]'),
    'tags', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select tag as name, count(*) from near, unnest(tags) as tag
        group by tag having count(*) >= 3 order by count(*) desc, tag limit 16) as each), '[]'),
    'neighborhoods', coalesce((select jsonb_agg(to_jsonb(each) order by each.name) from (
        select min(neighborhood) as name, count(*) from near
        where state_slug = place_facts_now.state and city_slug = place_facts_now.city and neighborhood_slug <> ''
        group by neighborhood_slug order by count(*) desc limit 40) as each), '[]'),
    'schedules', (select jsonb_build_object('told', count(*),
        'evenings', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '(evening|night)$')),
        'weekends', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '^(sat|sun)')))
      from near where schedule <> '{}'),
    'replies', (select jsonb_build_object('applications', count(*), 'answered', count(*) filter (where application.status <> 'new'))
      from public.applications as application join near on near.id = application.job_id
      where application.created_at < now() - interval '7 days'
      having count(*) >= 20))
  into answer;
  return answer;
end
$$;

grant execute on function public.place_facts_now(uuid[], text, text) to service_role;

-- ── schemas/listings/places_around.sql ──

-- The addresses of the place pages whose circle of so many km holds a point: cities and neighborhoods of the gazetteer, and places that only
-- posted jobs know. As find_listing sees their centres.
create function public.places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- The indexes of places are asked for this very circle.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(least(radius_km, public.largest_radius_km()));
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  farther constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(least(radius_km * 5, public.largest_radius_km())), 3);
begin
  return (
    with known as (
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'city' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord
      union
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'neighborhood' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord),
    -- Materialized, or the jobs of every city around are averaged before the gazetteer is asked.
    unlisted as materialized (
      select candidate.state_slug, candidate.city_slug, nullif(candidate.neighborhood_slug, '') as neighborhood_slug
      from public.posted_places as candidate
      where farther operator(extensions.@>) candidate.pt
        and case when candidate.neighborhood_slug = '' then not exists (select from public.places as place
            where place.kind = 'city' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.namesake = 0)
          else not exists (select from public.places as place
            where place.kind = 'neighborhood' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.neighborhood_slug = candidate.neighborhood_slug and place.namesake = 0) end),
    posted as (
      select unlisted.* from unlisted
      where (public.posted_middle(state_slug, city_slug, neighborhood_slug) operator(extensions.<->) center) <= chord)
    select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
    from (select * from known union select * from posted) as page);
end
$$;

grant execute on function public.places_around(double precision, double precision, double precision) to service_role;

-- ── schemas/listings/posted_places.sql ──

-- Where jobs were ever posted, by the names that postings gave: which places there are around a point is then not looked for among
-- a hundred thousand jobs. Kept by a trigger of `jobs`; a name outlives its jobs.

create table public.posted_places (
  state_slug text not null,
  city_slug text not null,
  -- '' for the city's own.
  neighborhood_slug text not null,
  -- Of one job there.
  pt extensions.cube not null,
  primary key (state_slug, city_slug, neighborhood_slug)
);

create index posted_places_pt on public.posted_places using gist (pt);

alter table public.posted_places enable row level security;
grant all on public.posted_places to service_role;

-- ── schemas/listings/sitemap_employers.sql ──

-- The employers' pages with open jobs in their city: [name, state, city, changed] of the names whose MD5 lies in a range, so that
-- a name stays in its file whoever comes and goes. At most 50,000.
create function public.sitemap_employers(from_hash text default '', before_hash text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- For the range that is asked for: a plan for any range reads all.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
      select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
      where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
        and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
      group by company_slug, state_slug, city_slug
      order by company_slug, state_slug, city_slug
      limit 50000) as page);
end
$$;

grant execute on function public.sitemap_employers(text, text) to service_role;

-- ── schemas/listings/sitemap_jobs.sql ──

-- What the sitemaps say of open jobs: [slug, state, city, neighborhood, changed] of those whose id lies in a
-- range, which is how a million are told in files of one size without reading them all at once. At most 50,000.
create function public.sitemap_jobs(from_id uuid, before_id uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- For the range that is asked for: a plan for any range reads all.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
      select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
      where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
      order by id limit 50000) as page);
end
$$;

grant execute on function public.sitemap_jobs(uuid, uuid) to service_role;

-- ── schemas/operator/block_words.sql ──

-- Holds postings with these words from now on until somebody has looked: a rule of the shield, which anybody at the desk may take back
-- by unblocking them. Audited.
create function public.block_words(words text, operator_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  plain constant text := trim(regexp_replace(public.plain_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if plain !~ '[[:alnum:]].*[[:alnum:]]' or length(plain) > 50 then
    raise exception 'These are no words to block.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || plain, 'blocked words', array[plain],
      '(^|\W)' || regexp_replace(plain, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'Someone has to look at these words before anyone reads them.', 'desk')
    on conflict (name) do update set is_on = true;
  perform public.note_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', plain), block_words.operator_id);
end
$$;

grant execute on function public.block_words(text, uuid) to service_role;

-- ── schemas/operator/contents.sql ──

-- What whoever runs the site writes on its pages without a deploy, in versions: the newest of each name holds.
create table public.contents (
  id bigint generated always as identity primary key,
  name text not null check (name in ('banner', 'claims', 'places', 'terms', 'privacy', 'cookies')),
  -- Null: what doorstep.config.ts and the site itself say.
  value jsonb check (length(value::text) <= 60000),
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now()
);

create index contents_newest on public.contents (name, id desc);

alter table public.contents enable row level security;
grant all on public.contents to service_role;

-- ── schemas/operator/content_versions.sql ──

-- What stood before what holds now, of each content the last ten versions, newest first; null is what the site itself says.
create function public.content_versions()
returns table (id bigint, name text, value jsonb, written_at timestamptz, written_by text)
language sql stable security definer
set search_path = ''
as $$
  select earlier.id, earlier.name, earlier.value, earlier.written_at, operator.email
  from (select distinct contents.name from public.contents) as each,
    lateral (select * from public.contents as version where version.name = each.name order by version.id desc offset 1 limit 10) as earlier
    left join auth.users as operator on operator.id = earlier.written_by
  order by earlier.name, earlier.id desc
$$;

grant execute on function public.content_versions() to service_role;

-- ── schemas/operator/count_day.sql ──

-- What happened on a day (UTC), counted now, each kind by an index on its time. What is posted by the server itself
-- (demonstration, imports) is not counted.
create function public.count_day(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  begun constant timestamptz := count_day.day::timestamp at time zone 'UTC';
  ended constant timestamptz := (count_day.day + 1)::timestamp at time zone 'UTC';
  answer jsonb;
begin
  with answered as (
    select extract(epoch from answer.at - application.created_at) / 3600 as hours
    from public.application_events as answer join public.applications as application on application.id = answer.application_id
    where answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and answer.at >= begun and answer.at < ended
      and not exists (select from public.application_events as earlier where earlier.application_id = answer.application_id
        and earlier.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and earlier.id < answer.id)),
  decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at >= begun and event.at < ended
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  mailed as (
    select count(*) filter (where sent_at is not null) as sent, count(*) filter (where failed_at is not null) as failed
    from public.outbox where coalesce(sent_at, failed_at) >= begun and coalesce(sent_at, failed_at) < ended),
  stopped as (
    select count(*) filter (where reason = 'bounce') as bounces, count(*) filter (where reason = 'complaint') as complaints
    from public.stopped_addresses where created_at >= begun and created_at < ended),
  happened as (
    select 'postings' as what, job.state_slug, job.city_slug, 1 as times
    from public.posting_log as posted left join public.jobs as job on job.id = posted.job_id
    where posted.posted_at >= begun and posted.posted_at < ended
    union all
    select 'applications', job.state_slug, job.city_slug, 1
    from public.applications as application join public.jobs as job on job.id = application.job_id
    where application.created_at >= begun and application.created_at < ended
    union all
    select 'empty_searches', empty.state_slug, empty.city_slug, empty.searches
    from public.empty_searches as empty where empty.day = count_day.day),
  placed as (
    select state_slug, city_slug, coalesce(sum(times) filter (where what = 'postings'), 0) as postings,
      coalesce(sum(times) filter (where what = 'applications'), 0) as applications,
      coalesce(sum(times) filter (where what = 'empty_searches'), 0) as empty_searches
    from happened group by state_slug, city_slug)
  select jsonb_build_object(
    'postings', (select count(*) from happened where what = 'postings'),
    'applications', (select count(*) from happened where what = 'applications'),
    'empty_searches', (select coalesce(sum(times), 0) from happened where what = 'empty_searches'),
    'replies', (select count(*) from answered),
    'reply_hours', (select percentile_cont(0.5) within group (order by hours) from answered),
    'reports', (select count(*) from public.reports where created_at >= begun and created_at < ended),
    'cases', (select count(distinct details -> 'case') from public.audit_events
      where at >= begun and at < ended and action = 'case opened'),
    'decisions', (select count(*) from decided),
    'removals', (select count(*) from decided where action = 'remove'),
    'decision_hours', (select percentile_cont(0.5) within group (order by hours) from decided),
    'emails', (select sent from mailed),
    'failed_emails', (select failed from mailed),
    'bounces', (select bounces from stopped),
    'complaints', (select complaints from stopped),
    'places', coalesce((select jsonb_agg(to_jsonb(each)) from (
      select placed.*, place.city, place.state, place.lat, place.lng
      from placed join public.places as place on place.kind = 'city' and place.namesake = 0
        and place.state_slug = placed.state_slug and place.city_slug = placed.city_slug
      order by placed.postings + placed.applications + placed.empty_searches desc, place.id
      limit 200) as each), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.count_day(date) to service_role;

-- ── schemas/operator/current_contents.sql ──

-- What operators wrote and holds now, by name; without what was taken back.
create function public.current_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from (
    select distinct on (name) name, value from public.contents order by name, id desc) as newest
  where value is not null
$$;

grant execute on function public.current_contents() to service_role;

-- ── schemas/operator/daily_numbers.sql ──

-- What happened on each day (UTC), in sums: kept for good, because it names nobody and what it was counted from is deleted (D99).
create table public.daily_numbers (
  day date primary key,
  -- What `count_day` answers, without the places.
  numbers jsonb not null,
  -- [{"state_slug", "city_slug", "city", "state", "lat", "lng", "postings", "applications", "empty_searches"}], those with the most first.
  places jsonb not null,
  made_at timestamptz not null default now()
);

alter table public.daily_numbers enable row level security;
grant all on public.daily_numbers to service_role;

-- ── schemas/operator/desk_rest.sql ──

-- For how long an operator may be silent before the desk asks for a code again.
create function public.desk_rest() returns interval
language sql immutable
set search_path = ''
as $$ select interval '1 hour' $$;

grant execute on function public.desk_rest() to service_role;

-- ── schemas/operator/desk_visits.sql ──

-- Which sessions are at the desk: those in which a code of the second factor was entered there, and when they last asked for something.
create table public.desk_visits (
  -- No reference: the auth service's table is not ours to refer to everywhere. Old rows go when somebody comes in.
  session_id uuid primary key,
  seen_at timestamptz not null default now()
);

alter table public.desk_visits enable row level security;
grant all on public.desk_visits to service_role;

-- ── schemas/operator/empty_searches.sql ──

-- What people look for and do not find: words and a town, a day. Nothing about who, and no word that is not an ordinary one or in the
-- title of a job, so that no name, address or number can come in (D99).
create table public.empty_searches (
  day date not null,
  -- Of the next town of 10,000 people; '' where a search said no place.
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;

-- ── schemas/operator/enter_desk.sql ──

-- Lets a session in whose operator has just entered a code of the second factor; false for any other. Each code opens one
-- session: raises PT409 CODE_USED for one that was used in the last five minutes. The auth service takes a code again for 90 seconds.
create function public.enter_desk(session_id uuid, code text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  operator_id uuid;
begin
  select operator.user_id into operator_id
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    where session.id = enter_desk.session_id and session.aal::text = 'aal2';
  if operator_id is null or enter_desk.code is null then
    return false;
  end if;
  if not public.take_limit('desk code', public.sha256_hex(operator_id || ':' || enter_desk.code), 1, 300) then
    raise exception 'CODE_USED' using errcode = 'PT409';
  end if;
  delete from public.desk_visits where seen_at < now() - public.desk_rest();
  insert into public.desk_visits as visit (session_id) values (enter_desk.session_id)
    on conflict on constraint desk_visits_pkey do update set seen_at = now();
  perform public.note_audit_event('entered the desk', 'account', operator_id::text, '{}', operator_id);
  return true;
end
$$;

grant execute on function public.enter_desk(uuid, text) to service_role;

-- ── schemas/operator/find_operator.sql ──

-- The operator of a session, and whether it is at the desk: {"id", "role", "isIn"}. Null for everybody else, and for a session that has
-- ended. To be asked is to be seen, once a minute.
create function public.find_operator(session_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  select jsonb_build_object('id', operator.user_id, 'role', operator.role,
      'isIn', session.aal::text = 'aal2' and coalesce(visit.seen_at > now() - public.desk_rest(), false))
    into found
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    left join public.desk_visits as visit on visit.session_id = session.id
    where session.id = find_operator.session_id;
  if (found ->> 'isIn')::boolean then
    update public.desk_visits as visit set seen_at = now()
      where visit.session_id = find_operator.session_id and visit.seen_at < now() - interval '1 minute';
  end if;
  return found;
end
$$;

grant execute on function public.find_operator(uuid) to service_role;

-- ── schemas/operator/keep_day.sql ──

-- Counts the newest day that is due: today each ten minutes, each day once more when it is over, and of the last thirty those that
-- nobody counted. The day; null where none is due. Forgets what people looked for in vain 90 days ago.
create function public.keep_day() returns date
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  due date;
  counted jsonb;
begin
  select asked::date into due
    from generate_series((today - 29)::timestamp, today::timestamp, interval '1 day') as asked
    left join public.daily_numbers as kept on kept.day = asked::date
    where kept.day is null
      or (asked::date = today and kept.made_at < now() - interval '10 minutes')
      or (asked::date < today and kept.made_at < (asked + interval '1 day 5 minutes') at time zone 'UTC')
    order by asked desc limit 1;
  if due is null then
    return null;
  end if;
  counted := public.count_day(due);
  insert into public.daily_numbers as kept (day, numbers, places) values (due, counted - 'places', counted -> 'places')
    on conflict (day) do update set numbers = excluded.numbers, places = excluded.places, made_at = now();
  delete from public.empty_searches where day < today - 90;
  return due;
end
$$;

grant execute on function public.keep_day() to service_role;

-- ── schemas/operator/leave_desk.sql ──

-- Ends a session's visit to the desk: a code is asked for again.
create function public.leave_desk(session_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.desk_visits as visit where visit.session_id = leave_desk.session_id
$$;

grant execute on function public.leave_desk(uuid) to service_role;

-- ── schemas/operator/note_empty_searches.sql ──

-- Counts searches that found nothing, [{"words", "lat", "lng", "times"}], by what is public of their words and by the next larger
-- town. A day has at most 2,000 different ones; others are not counted any more.
create function public.note_empty_searches(asked jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  room constant integer := 2000 - (select count(*) from public.empty_searches as counted where counted.day = today);
begin
  insert into public.empty_searches as known (day, state_slug, city_slug, words, searches)
    with told as (
      select
        coalesce(town.state_slug, '') as state_slug, coalesce(town.city_slug, '') as city_slug,
        public.public_search_words(search.words) as words, sum(search.times)::integer as searches
      from jsonb_to_recordset(note_empty_searches.asked)
          as search (words text, lat double precision, lng double precision, times integer)
        cross join lateral (select public.sphere_point(search.lat, search.lng) as pt) as here
        left join lateral (
          select near.state_slug, near.city_slug
          from (
            select place.state_slug, place.city_slug, place.population, place.pt operator(extensions.<->) here.pt as chord
            from public.places as place where place.kind = 'city'
            order by place.pt operator(extensions.<->) here.pt limit 20) as near
          order by near.population >= 10000 desc, case when near.population >= 10000 then near.chord end, near.population desc
          limit 1) as town on here.pt is not null
      group by 1, 2, 3),
    looked_up as (
      select told.*, counted.day is not null as is_counted
      from told left join public.empty_searches as counted
        on counted.day = today and counted.state_slug = told.state_slug and counted.city_slug = told.city_slug
          and counted.words = told.words),
    numbered as (
      select *, row_number() over (partition by is_counted order by state_slug, city_slug, words) as number from looked_up)
    select today, state_slug, city_slug, words, searches from numbered
    where is_counted or number <= room
    -- In one order, because several processes may count the same at once.
    order by state_slug, city_slug, words
    on conflict on constraint empty_searches_pkey do update set searches = known.searches + excluded.searches;
end
$$;

grant execute on function public.note_empty_searches(jsonb) to service_role;

-- ── schemas/operator/restore_content.sql ──

-- Writes an earlier version of a content anew. Its name; null where there is no such version.
create function public.restore_content(version bigint, operator_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  earlier public.contents;
begin
  select * into earlier from public.contents where id = restore_content.version;
  if found then
    perform public.write_content(earlier.name, earlier.value, restore_content.operator_id);
  end if;
  return earlier.name;
end
$$;

grant execute on function public.restore_content(bigint, uuid) to service_role;

-- ── schemas/people/account_traces.sql ──

-- The browsers and networks that an account was used from, as keyed hashes, for 90 days: by them whoever was shut out is known again.
create table public.account_traces (
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('browser', 'network')),
  trace_hash text not null check (length(trace_hash) between 1 and 100),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, trace_hash)
);

create index account_traces_hash on public.account_traces (trace_hash);
create index account_traces_old on public.account_traces (seen_at);

alter table public.account_traces enable row level security;
grant all on public.account_traces to service_role;

-- ── schemas/people/act_as.sql ──

-- Lets what follows in a transaction answer and act for an account, as `auth.uid()` tells it; null ends that.
create function public.act_as(account_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(act_as.account_id::text, ''), true),
    set_config('request.jwt.claims', case when act_as.account_id is null then ''
      else jsonb_build_object('sub', act_as.account_id, 'role', 'authenticated')::text end, true);
end
$$;

grant execute on function public.act_as(uuid) to service_role;

-- ── schemas/people/ban_domain.sql ──

-- Shuts a domain out, and bans the accounts whose addresses are at it, at most 200 a call. How many: where it's 200, ask again.
-- SHARED_DOMAIN where strangers have theirs.
create function public.ban_domain(domain text, reason text, banned_by uuid default null, until timestamptz default null)
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(ban_domain.domain), '.'));
  banned integer;
begin
  if coalesce(host !~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$', true) then
    raise exception 'INVALID_DOMAIN' using errcode = 'PT400';
  end if;
  if host = any (public.shared_domains()) or exists (
      select from public.operators as operator join auth.users as account on account.id = operator.user_id
      where split_part(lower(account.email), '@', 2) = host or split_part(lower(account.email), '@', 2) like '%.' || host) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  perform public.add_ban('domain', host, ban_domain.until, ban_domain.reason, ban_domain.banned_by);
  select count(public.decide_account(account.id, 'ban', ban_domain.reason, ban_domain.banned_by, ban_domain.until)) into banned
    from (select id from auth.users
      where (split_part(lower(email), '@', 2) = host or split_part(lower(email), '@', 2) like '%.' || host)
        and (banned_until is null or banned_until < now()) limit 200) as account;
  perform public.note_audit_event('domain banned', 'domain', host, jsonb_build_object('accounts', banned), ban_domain.banned_by);
  return banned;
end
$$;

grant execute on function public.ban_domain(text, text, uuid, timestamp with time zone) to service_role;

-- ── schemas/people/banned_in.sql ──

-- What of a text a ban may name: addresses and phone numbers as hashes, and hosts with what they are part of. An address' spellings
-- are one mailbox, and a number is its last ten digits.
create function public.banned_in(words text) returns table (kind text, value text)
language sql immutable parallel safe
set search_path = ''
as $$
  with said as (select lower(left(banned_in.words, 30000)) as words),
  hosts as (
    select distinct string_to_array(matched[1], '.') as labels
    from said, regexp_matches(words, '((?:[[:alnum:]](?:[[:alnum:]-]*[[:alnum:]])?\.)+[[:alpha:]][[:alnum:]-]+)', 'g') as matched)
  select 'address', public.sha256_hex(public.mailbox_of(matched[1]))
    from said, regexp_matches(words, '([^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\/]+[[:alnum:]])', 'g') as matched
  union
  select 'domain', array_to_string(labels[first:], '.') from hosts, generate_series(1, array_length(labels, 1) - 1) as first
  union
  select 'phone', public.sha256_hex(right(regexp_replace(matched[1], '[^0-9]', '', 'g'), 10))
    from said, regexp_matches(words, '(\d(?:[ ().-]{0,3}\d){6,14})', 'g') as matched
$$;

grant execute on function public.banned_in(text) to service_role;

-- ── schemas/people/bans.sql ──

-- What is shut out: an account, and what its owner would come back with (D98). What is personal stands here as a hash (`banned_in`).
create table public.bans (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'address', 'domain', 'phone', 'browser', 'network')),
  value text not null check (length(value) between 1 and 255),
  -- Whose ban brought it, and who banned. No references: a ban outlives both.
  account_id uuid,
  banned_by uuid,
  reason text not null check (length(trim(reason)) between 3 and 2000),
  banned_at timestamptz not null default now(),
  -- Null is for good. A network changes hands, so it is shut out for a time alone.
  until timestamptz,
  lifted_at timestamptz,
  check (kind <> 'network' or (until is not null and until <= banned_at + interval '30 days'))
);

-- For each account by itself: letting one of two who share a phone in again lets the other nowhere.
create unique index bans_standing on public.bans (kind, value, account_id) nulls not distinct where lifted_at is null;
create index bans_account on public.bans (account_id);

alter table public.bans enable row level security;
grant all on public.bans to service_role;

-- ── schemas/people/add_ban.sql ──

-- Shuts something out, or for another time; `value` as `banned_in` has it, or an account's id.
create function public.add_ban(kind text, value text, until timestamptz, reason text, banned_by uuid default null,
  account_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.bans (kind, value, until, reason, banned_by, account_id)
    values (add_ban.kind, add_ban.value, case when add_ban.kind = 'network'
      then least(coalesce(add_ban.until, 'infinity'), now() + interval '30 days') else add_ban.until end,
      trim(add_ban.reason), add_ban.banned_by, add_ban.account_id)
    on conflict (kind, value, account_id) where lifted_at is null do update
      set until = excluded.until, reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now()
$$;

grant execute on function public.add_ban(text, text, timestamp with time zone, text, uuid, uuid) to service_role;

-- ── schemas/people/banned_domains.sql ──

-- The domains that are shut out by themselves, not with an account: the newest 100, whose list an administrator can hold in the head.
create function public.banned_domains() returns table (id bigint, domain text, reason text, banned_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select id, value, reason, banned_at from public.bans
    where kind = 'domain' and account_id is null and lifted_at is null and (until is null or until > now())
    order by banned_at desc limit 100
$$;

grant execute on function public.banned_domains() to service_role;

-- ── schemas/people/carry_out_account_decision.sql ──

-- Does what was decided about an account, wherever it was decided: banning and suspending end its sessions, close its jobs, tell
-- applicants who wait and hide its profile (`take_down_account`). What says no end is 30 days for a suspension, and for good for a
-- ban, which holds the address as well. Lifting takes back all that the account's ban brought;
-- a warning brought none, so an appeal against it that is granted lets nobody in.
create function public.carry_out_account_decision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  subject uuid := (select subject_id from public.cases where id = new.case_id and subject_kind = 'account');
  ends timestamptz;
begin
  if subject is null then
    return null;
  end if;
  if new.decision = 'lift' and (select bool_and(first.decision = 'warn') from public.decisions as first
      where first.appeal_case_id = new.case_id) then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.operators where user_id = subject) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  -- A suspension takes the place of what stood: its end is the end of all of it.
  if new.decision = 'suspend' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null and banned_at < now();
  end if;
  -- Of this very decision, where `decide_account` said more than the queue does.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.traits_of_account(subject) where kind = 'address';
  end if;
  -- The auth service reads no infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$$;

-- ── schemas/people/decide_account.sql ──

-- Warns, suspends or bans whoever owns an account, or lifts that, with a reason that is emailed; an open case of the account is decided
-- by it. `also` are kinds of what the account would come back with, which is shut out as well. A suspension without an end lasts 30 days. The decision's id. IS_OPERATOR for
-- somebody who runs the site: whoever may, dismisses them first.
create function public.decide_account(account_id uuid, decision text, reason text, decided_by uuid default null,
  until timestamptz default null, also text[] default '{}') returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ends constant timestamptz := coalesce(decide_account.until, case decide_account.decision when 'suspend' then now() + interval '30 days' end);
begin
  if not exists (select from auth.users where id = decide_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if decide_account.decision in ('suspend', 'ban') then
    if exists (select from public.operators where user_id = decide_account.account_id) then
      raise exception 'IS_OPERATOR' using errcode = 'PT409';
    end if;
    perform public.add_ban(trait.kind, trait.value, ends, decide_account.reason, decide_account.decided_by,
        decide_account.account_id)
      from (select 'account' as kind, decide_account.account_id::text as value
        union all select kind, value from public.traits_of_account(decide_account.account_id)
          where kind = any (decide_account.also)) as trait;
  elsif decide_account.decision = 'lift' then
    -- Said of the account itself, so also where the open case is an appeal against a warning alone.
    update public.bans as ban set lifted_at = now() where ban.account_id = decide_account.account_id and ban.lifted_at is null;
    update auth.users set banned_until = null where id = decide_account.account_id and banned_until is not null;
  end if;
  return public.decide_case(public.open_case('account', decide_account.account_id, decide_account.account_id, '[]'),
    decide_account.decision, decide_account.reason, decide_account.decided_by);
end
$$;

grant execute on function public.decide_account(uuid, text, text, uuid, timestamp with time zone, text[]) to service_role;

-- ── schemas/people/decide_job.sql ──

-- Takes a job down ('remove') or shows it again ('approve') without anything that asked for it; an open case of it is decided by that.
create function public.decide_job(job_id uuid, decision text, reason text, decided_by uuid) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  owner uuid := (select employer_id from public.jobs where id = decide_job.job_id);
begin
  if owner is null then
    raise exception 'NO_JOB' using errcode = 'PT404';
  end if;
  return public.decide_case(public.open_case('job', decide_job.job_id, owner, '[]'), decide_job.decision, decide_job.reason,
    decide_job.decided_by);
end
$$;

grant execute on function public.decide_job(uuid, text, text, uuid) to service_role;

-- ── schemas/people/erase_account.sql ──

-- Deletes an account as its owner would (`delete_own_account`), with the applications that it sent, for an answer to a privacy request;
-- `confirmation` is its address. Bans stay. The jobs that went, so that their pages can be refreshed. IS_OPERATOR for whoever runs the site.
create function public.erase_account(account_id uuid, confirmation text, operator_id uuid)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from auth.users as account where account.id = erase_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if exists (select from public.operators where user_id = erase_account.account_id) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  perform public.act_as(erase_account.account_id);
  return query select * from public.delete_own_account(erase_account.confirmation, true);
  perform public.act_as(null);
  perform public.note_audit_event('account erased', 'account', erase_account.account_id::text, '{}', erase_account.operator_id);
end
$$;

grant execute on function public.erase_account(uuid, text, uuid) to service_role;

-- ── schemas/people/erase_guest.sql ──

-- Deletes what guests sent with an address and have there, for whoever owns it: applications, alerts, what was proven, and where outcomes
-- of reports would go. What an account has stays, and so do bans and a wish for no emails. How much. Audited without the address.
create function public.erase_guest(address text, operator_id uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  theirs constant text := lower(trim(erase_guest.address));
  erased integer;
begin
  with sent as (
    delete from public.applications where applicant_id is null and lower(email) = theirs returning 1),
  asked as (
    delete from public.alerts as alert where alert.user_id is null and alert.address = theirs returning 1)
  select count(*) into erased from (select * from sent union all select * from asked) as each;
  delete from public.proven_addresses where address_hash = public.sha256_hex(theirs) and prover like 'browser:%';
  update public.reports set email = null where reporter_id is null and lower(email) = theirs;
  if erased > 0 then
    perform public.note_audit_event('guest erased', 'guest', 'guest',
      jsonb_build_object('erased', erased), erase_guest.operator_id);
  end if;
  return erased;
end
$$;

grant execute on function public.erase_guest(text, uuid) to service_role;

-- ── schemas/people/export_account.sql ──

-- Everything that rows say about an account, as its owner would get it (`own_data`), for an answer to a privacy request.
create function public.export_account(account_id uuid, operator_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  answer json;
begin
  if not exists (select from auth.users where id = export_account.account_id) then
    return null;
  end if;
  perform public.act_as(export_account.account_id);
  answer := public.own_data();
  perform public.act_as(null);
  perform public.note_audit_event('data exported', 'account', export_account.account_id::text, '{}', export_account.operator_id);
  return answer;
end
$$;

grant execute on function public.export_account(uuid, uuid) to service_role;

-- ── schemas/people/export_guest.sql ──

-- Everything that rows say about somebody without an account, by their address, for an answer to a privacy request: the applications and
-- alerts of guests, as `own_data` has them. Null where there is nothing.
create function public.export_guest(address text, operator_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  theirs constant text := lower(trim(export_guest.address));
  sent json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'link_hashes', 'browser_hash']) into sent
    from public.applications as application where application.applicant_id is null and lower(application.email) = theirs;
  select json_agg(to_jsonb(alert) - array['manage_token', 'center', 'unsure_words', 'watch_keys', 'wanted']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = theirs;
  if sent is null and alerts is null then
    return null;
  end if;
  perform public.note_audit_event('data exported', 'guest', 'guest', '{}', export_guest.operator_id);
  return json_build_object('applications', coalesce(sent, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$$;

grant execute on function public.export_guest(text, uuid) to service_role;

-- ── schemas/people/find_people.sql ──

-- Accounts and jobs by any part of a name, address or slug, or by a whole id: {"people", "jobs"}, exact ones first, then the newest of
-- the first few hundred. Fewer than three letters find nothing. Whose names and addresses the operator saw is noted in the audit,
-- by their ids; what was looked for is not: it may be somebody's name.
create function public.find_people(words text, operator_id uuid, max_rows integer default 20) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  said constant text := lower(trim(left(find_people.words, 200)));
  -- As a pattern of itself.
  part constant text := '%' || regexp_replace(lower(trim(left(find_people.words, 200))), '([\\%_])', '\\\1', 'g') || '%';
  slug_part constant text := '%' || public.slugify(left(find_people.words, 200)) || '%';
  number constant uuid := case when said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then said::uuid end;
  most constant integer := least(greatest(find_people.max_rows, 1), 50);
  accounts uuid[];
  found_jobs uuid[];
  people jsonb;
begin
  if length(said) < 3 then
    return jsonb_build_object('people', '[]'::jsonb, 'jobs', '[]'::jsonb);
  end if;
  if number is not null then
    accounts := array(select id from auth.users where id = number union select employer_id from public.jobs where id = number
      union select user_id from public.employer_profiles where id = number
      union select user_id from public.job_seeker_profiles where id = number
      union select account_id from public.cases where subject_id = number and account_id is not null);
    found_jobs := array[number];
  else
    accounts := array(select account.id from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where lower(concat_ws(' ', account.email, company.company_name, profile.full_name)) like part limit 300);
    found_jobs := array(select job.id from (
        select slug from public.job_slugs where slug like slug_part and slug_part <> '%%' limit 300) as taken
      join public.jobs as job on job.slug = taken.slug);
  end if;
  people := coalesce((select jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, person."createdAt" desc) from (
      select account.id, account.email, company.company_name as "companyName", profile.full_name as "fullName",
        account.created_at as "createdAt", account.banned_until > now() as "isShutOut",
        (select count(*) from public.jobs where employer_id = account.id and status = 'open' and expires_at > now()) as "openJobs",
        case when lower(account.email) = said or lower(company.company_name) = said then 0 else 1 end as rank
      from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where account.id = any (accounts)
      order by rank, account.created_at desc limit most) as person), '[]');
  perform public.note_audit_event('searched', 'account', 'search',
    jsonb_build_object('found', jsonb_path_query_array(people, '$[*].id')), find_people.operator_id);
  return jsonb_build_object('people', people,
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting) - 'rank' order by posting.rank, posting."postedAt" desc) from (
      select job.id, job.slug, job.title, job.company_name as "companyName", job.status, job.expires_at <= now() as "isOver",
        job.created_at as "postedAt", job.employer_id as "accountId", case when job.slug = said then 0 else 1 end as rank
      from public.jobs as job where job.id = any (found_jobs)
      order by rank, job.created_at desc limit most) as posting), '[]'));
end
$$;

grant execute on function public.find_people(text, uuid, integer) to service_role;

-- ── schemas/people/forget_old_traces.sql ──

-- Forgets what accounts were used from more than 90 days ago. How many.
create function public.forget_old_traces() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.account_traces where ctid = any (array(
      select ctid from public.account_traces where seen_at < now() - interval '90 days' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_traces() to service_role;

-- ── schemas/people/is_banned.sql ──

-- Whether a ban stands against an account, what it was used from lately, what somebody writes, or a visitor's traces ('browser:…',
-- 'network:…'). A network counts for the hour in which it was seen: at home the same person is somebody else's neighbor.
create function public.is_banned(account_id uuid default null, words text default null, traces text[] default null) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Few sites ban, and reading a posting for it is the dear part.
  if not exists (select from public.bans where lifted_at is null and (until is null or until > now())) then
    return false;
  end if;
  return exists (
    select from (
      select 'account' as kind, is_banned.account_id::text as value
      union all
      select kind, trace_hash from public.account_traces as seen
        where seen.account_id = is_banned.account_id and (seen.kind = 'browser' or seen.seen_at > now() - interval '1 hour')
      union all
      select split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1) from unnest(is_banned.traces) as trace
        where trace ~ '^(browser|network):'
      union all
      select kind, value from public.banned_in(concat_ws(E'\n',
        (select email from auth.users where id = is_banned.account_id), is_banned.words))) as met
    join public.bans as ban on ban.kind = met.kind and ban.value = met.value
    where ban.lifted_at is null and (ban.until is null or ban.until > now()));
end
$$;

grant execute on function public.is_banned(uuid, text, text[]) to service_role;

-- ── schemas/people/lift_domain.sql ──

-- Lets a domain in again that was shut out by itself, for a reason that the audit keeps. The accounts that were banned with it were each
-- decided about, and stay out until somebody decides anew. NO_BAN where it's in already.
create function public.lift_domain(domain text, reason text, lifted_by uuid default null) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  host constant text := lower(trim(trim(lift_domain.domain), '.'));
begin
  update public.bans as ban set lifted_at = now()
    where ban.kind = 'domain' and ban.value = host and ban.account_id is null and ban.lifted_at is null;
  if not found then
    raise exception 'NO_BAN' using errcode = 'PT404';
  end if;
  perform public.note_audit_event('domain let in', 'domain', host, jsonb_build_object('reason', trim(lift_domain.reason)), lift_domain.lifted_by);
end
$$;

grant execute on function public.lift_domain(text, text, uuid) to service_role;

-- ── schemas/people/note_traces.sql ──

-- Notes what an account is used from, where there is an account. Whether any of it is shut out.
create function public.note_traces(account_id uuid, traces text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  insert into public.account_traces as known (account_id, kind, trace_hash)
    select account.id, split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1)
    from auth.users as account, unnest(note_traces.traces) as trace
    where account.id = note_traces.account_id and trace ~ '^(browser|network):.'
    on conflict on constraint account_traces_pkey do update set seen_at = now();
  return public.is_banned(null, null, note_traces.traces);
end
$$;

grant execute on function public.note_traces(uuid, text[]) to service_role;

-- ── schemas/people/read_account.sql ──

-- All that an operator needs to know of an account, and that they looked: the account, its company and profile, jobs, what was decided
-- about any of it, what is shut out, and what it would come back with. Null without such an account.
create function public.read_account(account_id uuid, operator_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account auth.users;
begin
  select * into account from auth.users where id = read_account.account_id;
  if not found then
    return null;
  end if;
  perform public.note_audit_event('looked', 'account', account.id::text, '{}', read_account.operator_id);
  return jsonb_build_object(
    'id', account.id, 'email', account.email, 'isConfirmed', account.email_confirmed_at is not null,
    'createdAt', account.created_at, 'lastSignInAt', account.last_sign_in_at,
    'shutOutUntil', case when account.banned_until > now() then account.banned_until end,
    'isOperator', exists (select from public.operators where user_id = account.id),
    'company', (select jsonb_build_object('id', id, 'name', company_name, 'description', company_description, 'since', created_at,
        'domain', verified_domain)
      from public.employer_profiles where user_id = account.id),
    'profile', (select jsonb_build_object('id', id, 'fullName', full_name, 'headline', headline, 'isVisible', is_visible)
      from public.job_seeker_profiles where user_id = account.id),
    'sentApplications', (select count(*) from public.applications where applicant_id = account.id),
    'jobCount', (select count(*) from public.jobs where employer_id = account.id),
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting)) from (
      select id, slug, title, company_name as "companyName", status, expires_at <= now() as "isOver", created_at as "postedAt",
        employer_id as "accountId"
      from public.jobs where employer_id = account.id order by created_at desc limit 50) as posting), '[]'),
    'openCases', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', subject_kind, 'openedAt', opened_at) order by id desc)
      from public.cases where account_id = account.id and closed_at is null), '[]'),
    'decisions', coalesce((select jsonb_agg(to_jsonb(past)) from (
      select decided.id, decided.decision, closed.subject_kind as kind, decided.reason, decided.decided_at as "decidedAt",
        (select email from auth.users where id = decided.decided_by) as "by"
      from public.cases as closed join public.decisions as decided on decided.case_id = closed.id
      where closed.account_id = account.id order by decided.decided_at desc limit 50) as past), '[]'),
    'bans', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'until', until) order by id)
      from public.bans where account_id = account.id and lifted_at is null and (until is null or until > now())), '[]'),
    'traits', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'shown', shown)) from public.traits_of_account(account.id)), '[]'));
end
$$;

grant execute on function public.read_account(uuid, uuid) to service_role;

-- ── schemas/people/refuse_banned.sql ──

-- Throws SHUT_OUT where a ban stands (D98).
create function public.refuse_banned(account_id uuid default null, words text default null, traces text[] default null) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.is_banned(refuse_banned.account_id, refuse_banned.words, refuse_banned.traces) then
    raise exception 'SHUT_OUT' using errcode = 'PT403';
  end if;
end
$$;

grant execute on function public.refuse_banned(uuid, text, text[]) to service_role;

-- ── schemas/people/refuse_banned_address.sql ──

-- Nobody registers an address that is shut out, nor moves to one.
create function public.refuse_banned_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.refuse_banned(null, new.email);
  return new;
end
$$;

-- ── schemas/people/refuse_banned_message.sql ──

-- Nobody who is shut out writes to a talent or an applicant, nor names what is.
create function public.refuse_banned_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'contact_requests' then
    perform public.refuse_banned(new.employer_id, new.message);
  else
    perform public.refuse_banned((select employer_id from public.jobs where id = new.job_id),
      concat_ws(E'\n', new.subject, new.body));
  end if;
  return new;
end
$$;

-- ── schemas/people/shared_domains.sql ──

-- Domains at which anyone has an address or a page in a minute: a ban of one would shut out a million neighbors, and an address there
-- shows nothing about a company. Also the domains for examples, which the demonstration uses.
create function public.shared_domains() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array[
    -- Addresses.
    'gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com',
    'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.us', 'gmx.net',
    'mail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'comcast.net',
    'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net', 'juno.com',
    'optonline.net', 'frontier.com', 'windstream.net', 'centurylink.net', 'q.com', 'web.de', 'qq.com', '163.com', 'yahoo.co.uk', 'yahoo.ca',
    'yahoo.fr', 'yahoo.de', 'yahoo.in', 'yahoo.co.in', 'yahoo.com.mx', 'yahoo.com.br', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de',
    'hotmail.es', 'outlook.es', 'outlook.fr', 'outlook.de', 'live.co.uk', 'live.ca', 'passport.com', 'gmx.de', 'gmx.at', 'gmx.ch',
    'freenet.de', 't-online.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'naver.com', 'daum.net',
    '126.com', 'sina.com', 'foxmail.com', 'rediffmail.com', 'yandex.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'ukr.net', 'seznam.cz', 'wp.pl',
    'o2.pl', 'uol.com.br', 'terra.com.br', 'protonmail.ch', 'tutanota.de', 'hushmail.com', 'mailfence.com', 'runbox.com', 'startmail.com',
    'inbox.com', 'lycos.com', 'excite.com', 'usa.com', 'email.com', 'post.com', 'consultant.com', 'engineer.com', 'usa.net', 'netzero.net',
    'rcn.com', 'suddenlink.net', 'mediacombb.net', 'wowway.com', 'roadrunner.com', 'rr.com', 'tds.net', 'cableone.net', 'sonic.net',
    'simplelogin.com', 'mozmail.com', 'relay.firefox.com', 'privaterelay.appleid.com', 'mailinator.com', 'guerrillamail.com',
    'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'tempmail.com', 'yopmail.com', 'maildrop.cc', 'getnada.com', 'trashmail.com',
    'dispostable.com', 'mailnesia.com', 'throwawaymail.com', 'fakeinbox.com', 'moakt.com',
    -- Pages.
    'github.io', 'gitlab.io', 'pages.dev', 'workers.dev', 'netlify.app', 'vercel.app', 'web.app', 'firebaseapp.com', 'appspot.com',
    'herokuapp.com', 'onrender.com', 'fly.dev', 'surge.sh', 'glitch.me', 'replit.app', 'repl.co', 'azurewebsites.net', 'amazonaws.com',
    'cloudfront.net', 'windows.net', 'azureedge.net', 'wixsite.com', 'editorx.io', 'squarespace.com', 'weebly.com', 'weeblysite.com',
    'wordpress.com', 'wpcomstaging.com', 'wpengine.com', 'blogspot.com', 'tumblr.com', 'myshopify.com', 'square.site', 'godaddysites.com',
    'webflow.io', 'carrd.co', 'strikingly.com', 'mystrikingly.com', 'jimdofree.com', 'jimdosite.com', 'site123.me', 'business.site',
    'sites.google.com', 'notion.site', 'framer.website', 'framer.app', 'webnode.page', 'ueniweb.com', 'neocities.org', '000webhostapp.com',
    'infinityfreeapp.com', 'altervista.org', 'ngrok.io', 'ngrok.app', 'ngrok-free.app', 'trycloudflare.com', 'duckdns.org', 'no-ip.org',
    'ddns.net', 'dyndns.org', 'sslip.io', 'nip.io', 'eu.org', 'linktr.ee',
    -- Examples (RFC 2606).
    'example.com', 'example.net', 'example.org']
$$;

grant execute on function public.shared_domains() to service_role;

-- ── schemas/places/arc_km.sql ──

-- Great-circle distance in km that belongs to a chord in km: 2R asin(d / 2R).
create function public.arc_km(chord double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * asin(least(1, chord / (2 * 6371))) $$;

grant execute on function public.arc_km(double precision) to authenticated, service_role;

-- ── schemas/places/box_cube.sql ──

-- What of the sphere (sphere_point) a box of degrees lies in: for an index, whose finds are then looked at exactly. West may not be
-- beyond east.
create function public.box_cube(west double precision, south double precision, east double precision, north double precision)
returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- From the axis of the earth, at the equator the farthest.
  farthest constant double precision := case when south <= 0 and north >= 0 then 1
    else greatest(cos(radians(south)), cos(radians(north))) end;
  nearest constant double precision := least(cos(radians(south)), cos(radians(north)));
  xs double precision[] := array[cos(radians(west)), cos(radians(east))];
  ys double precision[] := array[sin(radians(west)), sin(radians(east))];
begin
  for quarter in -2..2 loop
    if quarter * 90 between west and east then
      xs := xs || cos(radians(quarter * 90));
      ys := ys || sin(radians(quarter * 90));
    end if;
  end loop;
  return (
    select extensions.cube_enlarge(extensions.cube(
      array[min(6371 * reach * x), min(6371 * reach * y), 6371 * sin(radians(south))],
      array[max(6371 * reach * x), max(6371 * reach * y), 6371 * sin(radians(north))]), 0.001, 3)
    from unnest(array[farthest, nearest]) as reach, unnest(xs, ys) as turn (x, y));
end
$$;

grant execute on function public.box_cube(double precision, double precision, double precision, double precision) to service_role;

-- ── schemas/places/chord_km.sql ──

-- A circle holds what stands on its rim: a job that is shown at 3.7 km is within 3.7 km.

-- Chord in km that belongs to a great-circle distance in km: 2R sin(d / 2R). Distances are computed from points in doubles,
-- so that there and back again may differ in the last digits: a circle reaches a millionth of a metre and a billionth of its
-- radius further (0.1 mm at 100 km), which is more than the error and less than anybody can measure.
create function public.chord_km(arc_km double precision) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371));
end
$$;

grant execute on function public.chord_km(double precision) to authenticated, service_role;

-- ── schemas/places/circle_of_areas.sql ──

-- The circle around areas (read_areas): its middle is that of the box around them. It holds their edges, too: up to 85 degrees these bend
-- less from a great circle than a circle of the largest radius does.
create function public.circle_of_areas(areas jsonb, out lat double precision, out lng double precision, out radius_km double precision)
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := areas #>> '{0,0,1}';
begin
  with corners as (
    select (corner ->> 0)::double precision as lat,
      (corner ->> 1)::double precision + 360 * round((first_lng - (corner ->> 1)::double precision) / 360) as lng
    from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner),
  middle as materialized (
    select box.lat, box.lng, public.sphere_point(box.lat, box.lng) as pt
    from (select (min(corners.lat) + max(corners.lat)) / 2 as lat, (min(corners.lng) + max(corners.lng)) / 2 as lng from corners) as box)
  select middle.lat, middle.lng - 360 * round(middle.lng / 360),
      public.arc_km((select max(public.sphere_point(corners.lat, corners.lng) operator(extensions.<->) middle.pt) from corners))
    into lat, lng, radius_km from middle;
end
$$;

grant execute on function public.circle_of_areas(jsonb) to authenticated, service_role;

-- ── schemas/places/claim_geocode_slot.sql ──

-- Claims the next second of a provider for one request and answers how many ms to wait for it; null when the wait would exceed
-- max_wait_ms, as while the provider is paused. No two claims of any processes are less than a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.settings (key, value, what, state)
    values ('geocoder ' || claim_geocode_slot.provider, 0,
      'How many requests to this geocoder failed in a row. Its state has the time from which the next may leave.',
      jsonb_build_object('nextAt', clock_timestamp()))
    on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.settings as gate
    set state = jsonb_build_object('nextAt',
      greatest((gate.state ->> 'nextAt')::timestamptz, clock_timestamp()) + interval '1050 milliseconds')
    where gate.key = 'geocoder ' || claim_geocode_slot.provider
      and (gate.state ->> 'nextAt')::timestamptz <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning (gate.state ->> 'nextAt')::timestamptz - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

grant execute on function public.claim_geocode_slot(text, integer) to service_role;

-- ── schemas/places/cube_of_areas.sql ──

-- The part of the sphere that these shapes (read_areas) lie in: for an index, whose finds are then looked at exactly.
create function public.cube_of_areas(shapes polygon[]) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  shape polygon;
  frame box;
  around extensions.cube;
  part extensions.cube;
begin
  foreach shape in array shapes loop
    frame := box(shape);
    -- The first corner of a box is its north-east.
    part := public.box_cube((frame[1])[0] / 1e7, (frame[1])[1] / 1e7, (frame[0])[0] / 1e7, (frame[0])[1] / 1e7);
    around := case when around is null then part else extensions.cube_union(around, part) end;
  end loop;
  return around;
end
$$;

grant execute on function public.cube_of_areas(polygon[]) to service_role;

-- ── schemas/places/default_radius_km.sql ──

-- The radius of a search where nothing else is said, and of the pages of places.
create function public.default_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_radius_km') $$;

grant execute on function public.default_radius_km() to authenticated, service_role;

-- ── schemas/listings/sitemap_question.sql ──

-- What `count_figure` is asked for the places of a state, as sitemap_places asks it where nothing else is said.
create function public.sitemap_question(state text, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable
set search_path = ''
as $$ select jsonb_build_array('places', state, least_jobs, radius_km) $$;

grant execute on function public.sitemap_question(text, integer, double precision) to service_role;

-- ── schemas/listings/sitemap_places.sql ──

-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over, null where nobody can tell soon
-- enough. A figure (D64).
create function public.sitemap_places(state text default null, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure(public.sitemap_question(state, least_jobs, radius_km)) $$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;

-- ── schemas/places/default_talent_radius_km.sql ──

-- The radius of a search for talents where nothing else is said.
create function public.default_talent_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_talent_radius_km') $$;

grant execute on function public.default_talent_radius_km() to authenticated, service_role;

-- ── schemas/places/found_place.sql ──

-- What the questions below answer. Not the table itself: its point and its bookkeeping are of no use outside.
create type public.found_place as (
  kind text,
  name text,
  neighborhood text,
  city text,
  state text,
  state_code text,
  country text,
  zip text,
  lat double precision,
  lng double precision,
  population integer,
  state_slug text,
  city_slug text,
  neighborhood_slug text,
  -- Of a typed text: what stands before the place, and a ZIP code that lies elsewhere.
  street text,
  unfit_zip text
);

-- ── schemas/listings/find_listing.sql ──

-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its center is that of its jobs), else {"jobId": …}, else for a name what find_gone_job answers. The
-- place's own slugs are the canonical address. A neighborhood that only jobs know does not take the address of a job that was
-- posted in the city before it.
create function public.find_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one public.found_place;
  job uuid;
begin
  -- The place that jobs were posted under wins over another spelling of the gazetteer, never over its own name.
  select place.* into found_one from public.find_place(state, city, name) as place;
  if found_one.city_slug is null or found_one.state_slug <> state or found_one.city_slug <> city
      or (name is not null and found_one.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when find_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when find_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when find_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', find_listing.state, 'city_slug', find_listing.city, 'neighborhood_slug', find_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
            and find_listing.state <> 'unknown'
            and (find_listing.name is null or neighborhood_slug = find_listing.name)
            and ended_at > now() - public.time_shown_after_end() and status <> 'held'
          -- Enough to tell where the place is.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end() and titled.status <> 'held';
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (found_one.neighborhood_slug is null or found_one.neighborhood_slug <> name) then
    -- Another spelling of a neighborhood gives way to a job of exactly that address.
    job := coalesce(public.find_job_id(name, state, city), public.find_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if found_one.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(found_one));
  end if;
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$$;

grant execute on function public.find_listing(text, text, text) to anon, authenticated, service_role;

-- ── schemas/places/geocode_cache.sql ──

-- Answers of an outside geocoder, misses too, kept for 30 days because its policy asks for a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);

create index geocode_cache_age on public.geocode_cache (created_at);

alter table public.geocode_cache enable row level security;
grant all on public.geocode_cache to service_role;

-- ── schemas/places/is_in_areas.sql ──

-- Whether a point of the sphere lies in one of these shapes (read_areas), or on an edge: whatever an edge goes around is inside, also where
-- it crosses itself (the winding rule). A point counts to the ten-millionth of a degree.
create function public.is_in_areas(pt extensions.cube, shapes polygon[]) returns boolean
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  -- One expression, because it is asked of each job in a box.
  return point(round(degrees(atan2(extensions.cube_ll_coord(pt, 2), extensions.cube_ll_coord(pt, 1))) * 1e7),
    round(degrees(asin(extensions.cube_ll_coord(pt, 3) / 6371)) * 1e7)) <@ any (shapes);
end
$$;

grant execute on function public.is_in_areas(extensions.cube, polygon[]) to authenticated, service_role;

-- ── schemas/places/is_location.sql ──

-- Whether a stored location has numeric coordinates on the globe and a complete address of sane length. Compared as
-- numeric, because 1e400 is a JSON number and no double.
create function public.is_location(location jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(location #> '{coordinates,lat}') = 'number'
    and jsonb_typeof(location #> '{coordinates,lng}') = 'number'
    and (location #>> '{coordinates,lat}')::numeric between -90 and 90
    and (location #>> '{coordinates,lng}')::numeric between -180 and 180
    and length(location #>> '{address,city}') between 1 and 120
    and length(location #>> '{address,state}') between 1 and 120
    and length(location #>> '{address,country}') between 1 and 120
    and length(coalesce(location #>> '{address,street}', '')) <= 300
    and length(coalesce(location #>> '{address,zipCode}', '')) <= 20
    and length(coalesce(location #>> '{address,neighborhood}', '')) <= 120
    and length(location::text) <= 1500, false)
$$;

grant execute on function public.is_location(jsonb) to authenticated, service_role;

-- ── schemas/places/is_po_box.sql ──

-- Whether a street is a post office box: 'PO Box 12', 'P.O. Box 12', 'POB 12'. The same rule as isPoBox in lib/places/po-box.ts.
create function public.is_po_box(street text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(street ~* '^\s*(p\.?\s*o\.?|post\s+office)\s*b(ox(?![a-z])|\.?\s*#?\d)', false)
$$;

grant execute on function public.is_po_box(text) to authenticated, service_role;

-- ── schemas/places/keep_geocode.sql ──

-- Keeps an answer and forgets those older than 30 days.
create function public.keep_geocode(provider text, key text, answer jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, answer)
    values (keep_geocode.provider, keep_geocode.key, keep_geocode.answer)
    on conflict on constraint geocode_cache_pkey do update set answer = excluded.answer, created_at = now();
$$;

grant execute on function public.keep_geocode(text, text, jsonb) to service_role;

-- ── schemas/places/largest_radius_km.sql ──

-- The largest radius that anybody may ask for.
create function public.largest_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100 $$;

grant execute on function public.largest_radius_km() to authenticated, service_role;

-- ── schemas/places/map_latitude.sql ──

-- The latitude at which a row of the squares of a web map begins.
create function public.map_latitude(y bigint, zoom integer) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return degrees(2 * atan(exp(pi() * (1 - 2 * y / power(2, zoom)))) - pi() / 2);
end
$$;

grant execute on function public.map_latitude(bigint, integer) to service_role;

-- ── schemas/places/map_square.sql ──

-- Which of the 2^zoom by 2^zoom squares of a web map a point lies in, counted from the north-west.
create function public.map_square(lat double precision, lng double precision, zoom integer, out x bigint, out y bigint)
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  sine constant double precision := sin(radians(greatest(-85, least(85, lat))));
begin
  x := floor((lng / 360 + 0.5) * power(2, zoom));
  y := floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, zoom));
end
$$;

grant execute on function public.map_square(double precision, double precision, integer) to service_role;

-- ── schemas/places/note_geocode_outcome.sql ──

-- Records how a request went. Three failures in a row pause the provider for a minute; pause_seconds pauses it at once.
create function public.note_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.settings as gate set
    value = case when succeeded then 0 else gate.value + 1 end,
    state = jsonb_build_object('nextAt', greatest((gate.state ->> 'nextAt')::timestamptz,
      clock_timestamp() + make_interval(secs => case
        when pause_seconds > 0 then pause_seconds
        when not succeeded and gate.value + 1 >= 3 then 60
        else 0 end)))
  where gate.key = 'geocoder ' || note_geocode_outcome.provider
$$;

grant execute on function public.note_geocode_outcome(text, boolean, integer) to service_role;

-- ── schemas/places/place_key.sql ──

-- A place name as letters and digits alone, so that its spellings meet: 'St. Louis' and 'Saint Louis', "O'Fallon" and
-- 'O Fallon', 'Winston-Salem' and 'Winston Salem'. The same rule as placeKey in supabase/seed/places/names.ts. In PL/pgSQL,
-- because its plan is kept: a typed text is asked for many keys.
create function public.place_key(name text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(
      case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
      '' order by position), '')
    from unnest(string_to_array(public.slugify(replace(left(name, 1000), ',', ' ')), '-')) with ordinality as words (word, position));
end
$$;

grant execute on function public.place_key(text) to authenticated, service_role;

-- ── schemas/places/places_to_choose.sql ──

-- The neighborhoods, ZIP codes where people live and cities of at least 500 people around a point, of each kind the nearest fifteen within
-- 50 km: what one may choose several of to search in (D103).
create function public.places_to_choose(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  area constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(50), 3);
begin
  return query
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'neighborhood' and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'zip' and place.is_area and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'city' and place.population >= 500 and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15);
end
$$;

grant execute on function public.places_to_choose(double precision, double precision) to anon, authenticated, service_role;

-- ── schemas/places/read_areas.sql ──

-- Areas that somebody drew (D103), as a search tests them: `areas` are shapes, each a list of corners, each a latitude and a longitude. A
-- shape becomes a polygon of x, y in ten-millionths of a degree (1 cm), whole numbers whose products doubles hold, so that PostgreSQL's
-- own test of a point is exact. Between two corners its edge is a straight line in longitude and latitude, the short way around the earth.
-- Refuses more than 100 corners, what lies beyond 85 degrees, where a map ends, and what a circle of the largest radius does not hold.
create function public.read_areas(areas jsonb) returns polygon[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := case when jsonb_typeof(areas #> '{0,0,1}') = 'number' then areas #>> '{0,0,1}' end;
  shapes polygon[];
  asked record;
begin
  if areas is null then
    return null;
  elsif length(areas::text) > 8000 or jsonb_typeof(areas) <> 'array' or areas = '[]'
    or exists (select from jsonb_array_elements(areas) as shape where jsonb_typeof(shape) <> 'array') then
    raise exception 'An area is a list of shapes, each a list of corners.' using errcode = '22023';
  end if;
  select min(jsonb_array_length(shape)) as fewest, sum(jsonb_array_length(shape)) as corners into asked from jsonb_array_elements(areas) as shape;
  if asked.fewest < 3 then
    raise exception 'A shape of an area has at least three corners.' using errcode = '22023';
  elsif asked.corners > 100 then
    raise exception 'An area has at most 100 corners.' using errcode = '22023';
  -- Compared as numeric, because 1e400 is a JSON number and no double.
  elsif exists (
    select from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner
    where case when jsonb_typeof(corner) = 'array' then jsonb_array_length(corner) = 2 and jsonb_typeof(corner -> 0) = 'number'
        and jsonb_typeof(corner -> 1) = 'number' end is not true
      or not ((corner ->> 0)::numeric between -85 and 85 and (corner ->> 1)::numeric between -180 and 180)) then
    raise exception 'A corner of an area is a latitude from -85 to 85 and a longitude.' using errcode = '22023';
  end if;
  select array_agg(drawn.outline::polygon order by drawn.place) into shapes
    from (
      select shape.place, '(' || string_agg(format('(%s,%s)',
          round((corner.lng + 360 * round((first_lng - corner.lng) / 360)) * 1e7), round(corner.lat * 1e7)), ',' order by corner.place) || ')' as outline
      from jsonb_array_elements(areas) with ordinality as shape (corners, place),
        lateral (select (pair ->> 0)::double precision as lat, (pair ->> 1)::double precision as lng, listed.place
          from jsonb_array_elements(shape.corners) with ordinality as listed (pair, place)) as corner
      group by shape.place) as drawn;
  if (public.circle_of_areas(areas)).radius_km > public.largest_radius_km() then
    raise exception 'An area fits into a circle of % km.', public.largest_radius_km() using errcode = '22023';
  end if;
  -- Where a shape may cross the 180th meridian, it is on both sides.
  if abs(first_lng) > 150 then
    shapes := shapes || array(select polygon(path(shape) - point(sign(first_lng) * 3600000000, 0)) from unnest(shapes) as shape);
  end if;
  return shapes;
end
$$;

grant execute on function public.read_areas(jsonb) to authenticated, service_role;

-- ── schemas/places/sphere_point.sql ──

-- A point on the specification's sphere, in km from its centre (R = 6371): chords are exact, so great circles are.
-- In plpgsql, which keeps its plan; a sql function with a search_path is planned anew at each call (D69).
create function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))]);
end
$$;

grant execute on function public.sphere_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/places.sql ──

-- Places: the gazetteer of the United States (D9, D30), loaded by supabase/seed/places/load.ts, and what an outside
-- geocoder needs to be used fairly by several processes.

create table public.places (
  id integer primary key,
  kind text not null check (kind in ('city', 'neighborhood', 'zip', 'area', 'state', 'outside')),
  name text not null,
  -- Of a ZIP code: the section of its city that it lies in, where a county or a post office makes that sure.
  neighborhood text,
  city text not null,
  state text not null,
  state_code text not null,
  country text not null default 'United States',
  zip text,
  city_id integer references public.places (id) on delete cascade,
  -- Of a ZIP code: an area where people live, not a box or one large receiver of mail.
  is_area boolean not null default false,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text,
  -- Its order by population among the places of one name in one state; 0 is the one that the URL means.
  namesake smallint not null default 0,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Orders suggestions and weighs the nearest city. 0 is unknown: a town that only the post office knows.
  population integer not null default 0,
  pt extensions.cube generated always as (public.sphere_point(lat, lng)) stored
);

comment on column public.places.kind is
  'An area is a county or region, by the point in the middle of its people; outside is a city or country that is not covered.';

create unique index places_city_slug on public.places (state_slug, city_slug, namesake) where kind = 'city';
create unique index places_neighborhood_slug on public.places (state_slug, city_slug, neighborhood_slug, namesake)
  where kind = 'neighborhood';
create unique index places_zip on public.places (zip collate "C") where kind = 'zip';
create index places_city_pt on public.places using gist (pt) where kind = 'city';
create index places_neighborhood_pt on public.places using gist (pt) where kind = 'neighborhood';
create index places_area_pt on public.places using gist (pt) where kind = 'zip' and is_area;
create index places_city_id on public.places (city_id);
create index places_outside_pt on public.places using gist (pt) where kind = 'outside';
create index places_state_largest on public.places (state_code, population desc) where kind = 'city';

alter table public.places enable row level security;
-- Nobody's but the server's: people read the gazetteer through functions.
grant all on public.places to service_role;

-- ── schemas/operator/empty_searches_of.sql ──

-- What was looked for in vain from one day to another: the words and the town, the most frequent first.
create function public.empty_searches_of(first_day date, last_day date, max_rows integer default 30)
returns table (words text, city text, state text, searches bigint)
language sql stable security definer
set search_path = ''
as $$
  select empty.words, coalesce(max(place.city), ''), coalesce(max(place.state), ''), sum(empty.searches)
  from public.empty_searches as empty
  left join public.places as place on place.kind = 'city' and place.namesake = 0
    and place.state_slug = empty.state_slug and place.city_slug = empty.city_slug
  where empty.day between empty_searches_of.first_day and empty_searches_of.last_day
  group by empty.words, empty.state_slug, empty.city_slug
  order by sum(empty.searches) desc, empty.words, empty.state_slug, empty.city_slug
  limit least(max_rows, 200)
$$;

grant execute on function public.empty_searches_of(date, date, integer) to service_role;

-- ── schemas/places/alike_places.sql ──

-- Places with a key spelled like the given one, of one state if it is said; the best first, at least as alike as said. Those with
-- two letters exchanged ('Tuscon', 'Chigaco') are most alike, others by trigrams and letters. Of two alike the more populous one
-- is meant: more people misspell it. How many people live in a place puts it before others; it doesn't make nonsense
-- ('Xqzzyville') a place.
create function public.alike_places(wanted text, least_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(wanted) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(wanted placing reverse(substr(wanted, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, wanted)
        + 1 - extensions.levenshtein(n.key, wanted)::double precision / greatest(length(n.key), length(wanted))) / 2
      from public.place_names n
      where n.key operator(extensions.%) wanted and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= least_score
      and best.likeness >= least_score - 0.1
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

grant execute on function public.alike_places(text, real, text, integer) to service_role;

-- ── schemas/places/find_place.sql ──

-- The place of a URL (D9), or none: exact slugs first, then any spelling, other name, code of the state or trailing state
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The answer's own slugs are the canonical address; where they differ from
-- what was asked, redirect. A known neighborhood asked for as a city ('new-york/brooklyn') answers as itself.
create function public.find_place(state_slug text, city_slug text, neighborhood_slug text default null)
returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  state_wanted text := public.slugify(left(find_place.state_slug, 100));
  city_wanted text := public.slugify(left(find_place.city_slug, 100));
  neighborhood_wanted text := public.slugify(left(find_place.neighborhood_slug, 100));
  city public.places;
begin
  if length(state_wanted) = 2 then
    select p.state_slug into state_wanted from public.places p
      where p.kind = 'city' and p.state_code = upper(state_wanted) limit 1;
  end if;
  select p.* into city from public.places p
    where p.kind = 'city' and p.state_slug = state_wanted and p.city_slug = city_wanted and p.namesake = 0;
  if city.id is null then
    select p.* into city
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(city_wanted) and p.state_slug = state_wanted
        and (p.kind = 'city' or p.kind = 'neighborhood' and find_place.neighborhood_slug is null)
      order by p.kind, p.population desc, p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  if find_place.neighborhood_slug is null then
    return next public.to_found_place(city);
    return;
  end if;
  return query
    select (public.to_found_place(p)).*
    from public.places p
    where p.kind = 'neighborhood' and p.city_id = city.id
      and (p.neighborhood_slug = neighborhood_wanted or exists (
        select from public.place_names n where n.place_id = p.id and n.key = public.place_key(neighborhood_wanted)))
    order by p.neighborhood_slug = neighborhood_wanted desc, p.population desc, p.id
    limit 1;
end
$$;

grant execute on function public.find_place(text, text, text) to anon, authenticated, service_role;

-- ── schemas/places/geocode_place.sql ──

-- What a typed text means. The first row is the place; others of its name follow if they are not far smaller. A state comes
-- with its largest cities, and a place outside of the United States with its namesakes here: neither can be searched around.
-- `street` is what stands before the place; `unfit_zip` a ZIP code that lies elsewhere, because the typed city counts more.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- NFKC would spell the fractions of a street out.
  typed text := trim(both ' ,' from
    regexp_replace(translate(left(query, 200), '０１２３４５６７８９，', '0123456789,'), '\s+', ' ', 'g'));
  zip_last text;
  zip_first text;
  zip_place public.places;
  zip_fits boolean;
  split record;
begin
  typed := regexp_replace(typed, '(^|[ ,]+)(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i');
  typed := trim(both ' ,' from regexp_replace(typed, '^zip( ?code)?:? +', '', 'i'));
  if typed ~* '^(near|around|close to|by) me$' then
    return;
  end if;

  zip_last := substring(typed from '(?:^|[^0-9-])([0-9]{5})(?:-[0-9]{4})?$');
  zip_first := case when zip_last is null then substring(typed from '^([0-9]{5})(?:-[0-9]{4})?[ ,]') end;
  select p.* into zip_place from public.places p
    where p.kind = 'zip' and p.zip collate "C" = coalesce(zip_last, zip_first);
  select * into split from public.split_address(trim(both ' ,' from case
    when zip_last is not null then regexp_replace(typed, '[0-9]{5}(-[0-9]{4})?$', '')
    when zip_first is not null then regexp_replace(typed, '^[0-9]{5}(-[0-9]{4})?', '')
    else typed end));

  -- In the typed state and around the typed city, where these are known and not guessed; a first number before a street is a house's.
  zip_fits := zip_place.id is not null and (zip_last is not null or split.street is null)
    and case when cardinality(split.meant) = 0 then coalesce(split.in_state, zip_place.state_code) = zip_place.state_code
      else exists (select from unnest(split.meant) as p where p.state_code = zip_place.state_code
        and (p.kind = 'state' or split.is_guess or p.pt operator(extensions.<->) zip_place.pt <= public.chord_km(80))) end;
  if zip_fits then
    return next public.to_found_place(zip_place, split.street);
    return;
  end if;

  -- Mail of the armed forces, and the territories.
  if typed ~* '\m(apo|fpo|dpo),? +(aa|ae|ap)\M' or split.in_state is null and zip_last ~ '^(09|340|96[2-6])' then
    return next row('outside', null, null, null, null, null, 'Armed Forces', null, null, null, null, null, null, null,
      null, null)::public.found_place;
    return;
  elsif split.in_state is null and zip_last ~ '^(00[6-9]|969(1[0-9]|2[0-9]|3[0-2])|9695[0-2]|96799)' then
    return query select (public.to_found_place(p)).* from public.places_of_key(case
      when zip_last ~ '^008' then ',vi' when zip_last ~ '^00' then ',pr' when zip_last ~ '^9695' then ',mp'
      when zip_last = '96799' then ',as' else ',gu' end, 1) p;
    return;
  end if;

  if zip_first is not null then
    select * into split from public.split_address(typed);
  end if;
  if split.meant[1].kind = 'state' then
    return next public.to_found_place(split.meant[1]);
    return query select (public.to_found_place(p)).* from public.largest_cities(split.meant[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p, split.street, case when p.kind <> 'outside' then zip_last end)).*
      from unnest(split.meant) as p
      where p.id = split.meant[1].id or split.meant[1].kind = 'outside' or p.population * 30 >= split.meant[1].population;
  end if;
end
$$;

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;

-- ── schemas/places/largest_cities.sql ──

-- The cities of a state, the largest first.
create function public.largest_cities(in_state text, max_results integer) returns setof public.places
language sql stable security definer
set search_path = ''
as $$
  select * from public.places p
  where p.kind = 'city' and p.state_code = in_state
  order by p.population desc, p.id
  limit max_results
$$;

grant execute on function public.largest_cities(text, integer) to service_role;

-- ── schemas/places/place_names.sql ──

-- Every key under which a city or neighborhood is found: its names alone, with the state's code, with the state.
create table public.place_names (
  key text collate "C" not null,
  place_id integer not null references public.places (id) on delete cascade,
  primary key (key, place_id)
);

create index place_names_place on public.place_names (place_id);
create index place_names_trigrams on public.place_names using gin (key extensions.gin_trgm_ops);

alter table public.place_names enable row level security;
grant all on public.place_names to service_role;

-- ── schemas/places/places_of_key.sql ──

-- A typed place stays in the state that is typed with it; counties, regions and whole states are understood; what lies outside
-- of the United States is known for what it is; an ambiguous name brings its namesakes along.

-- The places of exactly this key, the likeliest first. A place outside has a key only where it is meant before all namesakes.
create function public.places_of_key(wanted text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = wanted
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

grant execute on function public.places_of_key(text, integer) to service_role;

-- ── schemas/places/reverse_place.sql ──

-- The address of a point: the city of the nearest ZIP area where that has 2,000 people, else the nearest city weighted by
-- its population; right for 96 of 100 addresses. A neighborhood only when one lies within 0.8 km (farther away a guess is
-- wrong more often than right), or where the ZIP code makes its section sure. Never a city more than 30 km away. A point
-- that lies nearer to a city outside of the United States is answered with that.
create function public.reverse_place(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  reach constant double precision := public.chord_km(30);
  area public.places;
  city public.places;
  outside public.places;
  answer public.found_place;
begin
  if here is null or abs(lat) > 90 or abs(lng) > 180 then
    return;
  end if;
  select p.* into area from public.places p
    where p.kind = 'zip' and p.is_area
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into city from public.places p
    where p.kind = 'city'
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into outside from public.places p
    where p.kind = 'outside'
    order by p.pt operator(extensions.<->) here limit 1;
  if outside.pt operator(extensions.<->) here
      < least(area.pt operator(extensions.<->) here, city.pt operator(extensions.<->) here) then
    return next public.to_found_place(outside);
    return;
  end if;
  if area.id is not null then
    select p.* into city from public.places p
      where p.id = area.city_id and p.population >= 2000 and p.pt operator(extensions.<->) here <= reach;
  end if;
  if area.id is null or city.id is null then
    select p.* into city
      from (
        select near.id, near.pt operator(extensions.<->) here as chord from public.places near
        where near.kind = 'city'
        order by near.pt operator(extensions.<->) here limit 40
      ) near
      join public.places p on p.id = near.id
      where near.chord <= reach
      order by (near.chord + 0.5) / power(p.population + 100, 1.0 / 3), p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  answer := public.to_found_place(city);
  answer.lat := lat;
  answer.lng := lng;
  select p.neighborhood, p.neighborhood_slug into answer.neighborhood, answer.neighborhood_slug
    from (
      select near.*, near.pt operator(extensions.<->) here as chord from public.places near
      where near.kind = 'neighborhood'
      order by near.pt operator(extensions.<->) here limit 1
    ) p
    where p.city_id = city.id and p.chord <= public.chord_km(0.8);
  if answer.neighborhood is null and area.city_id = city.id then
    answer.neighborhood := area.neighborhood;
    answer.neighborhood_slug := area.neighborhood_slug;
  end if;
  if answer.neighborhood is not null then
    answer.kind := 'neighborhood';
    answer.name := answer.neighborhood;
  end if;
  return next answer;
end
$$;

grant execute on function public.reverse_place(double precision, double precision) to anon, authenticated, service_role;

-- ── schemas/places/snap_point.sql ──

-- The centre of the cell of about 1 km that a point lies in; latitude steps of 0.009 degrees, longitude steps as long.
create function public.snap_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select public.sphere_point(row_lat, (floor(lng / step) + 0.5) * step)
  from (select row_lat, 0.009 / greatest(cos(radians(row_lat)), 0.01) as step
        from (select (floor(lat / 0.009) + 0.5) * 0.009 as row_lat) as cell_row) as cell
$$;

grant execute on function public.snap_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/split_address.sql ──

-- The places that an address without its ZIP code ends with, the likeliest first, the state that is typed with them, and the
-- street: what stands before the place, to the letter, or all before the state where no place is known. The place is the
-- longest known one behind a comma, else the longest that ends the text; a guess is one spelled like it.
create function public.split_address(typed text, out street text, out in_state text, out meant public.places[], out is_guess boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  all_words constant text[] := string_to_array(regexp_replace(typed, ' *, *', ', ', 'g'), ' ');
  words text[] := all_words;
  has_number constant boolean := typed ~ '[0-9]';
  surroundings constant text := '^(the|downtown,?|greater|metro|metropolitan|central|city of|near|in) +'
    '| +(metro area|area|metro|international airport|airport|downtown|region)$';
  last_part integer;
  start_at integer;
  there public.places;
  within record;
begin
  is_guess := false;
  -- A state by any of its names, of one word to three: 'Tampa, Fla', 'Charleston, W. Va.'.
  for behind in reverse least(3, cardinality(words) - 1) .. 1 loop
    select p.state_code into in_state
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')) and p.kind = 'state' limit 1;
    if in_state is not null then
      words := words[:cardinality(words) - behind];
      words[cardinality(words)] := rtrim(words[cardinality(words)], ',');
      exit;
    end if;
  end loop;

  meant := array(select p from public.places_of_key(public.place_key(typed)) p);
  if cardinality(meant) > 0 or public.place_key(typed) = '' then
    return;
  end if;

  if in_state is null then
    -- Another country, before or without a postal code: 'London, UK', 'Toronto ON', 'San Juan PR', '1010 Wien'.
    for behind in 1 .. least(3, cardinality(words) - 1) loop
      meant := array(select p from public.places_of_key(
        ',' || public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')), 1) p);
      if cardinality(meant) > 0 then
        return;
      end if;
    end loop;
    if typed ~ '^[0-9]' then
      meant := array(select p from public.places_of_key(public.place_key(array_to_string(words[2:], ' ')), 1) p
        where p.kind = 'outside');
      if cardinality(meant) > 0 then
        return;
      end if;
    end if;
  end if;

  -- A part and what it is a part of: 'Astoria, Queens', 'Koreatown LA'.
  if not has_number then
    for ahead in 1 .. least(cardinality(all_words) - 1, 6) loop
      select * into there from public.places_of_key(public.place_key(array_to_string(all_words[ahead + 1:], ' ')), 1);
      continue when there.id is null or there.kind in ('state', 'outside');
      meant := array(
        select p
        from public.places_of_key(public.place_key(array_to_string(all_words[:ahead], ' ')), 50) p
        where p.kind in ('city', 'neighborhood', 'area') and p.pt operator(extensions.<->) there.pt <= public.chord_km(80)
        order by p.pt operator(extensions.<->) there.pt limit 1);
      if cardinality(meant) > 0 then
        return;
      end if;
    end loop;
  end if;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* surroundings then
    select * into within from public.split_address(regexp_replace(typed, surroundings, '', 'i'));
    if cardinality(within.meant) > 0 and within.street is null then
      in_state := within.in_state;
      meant := within.meant;
      is_guess := within.is_guess;
      return;
    end if;
  end if;

  last_part := (select max(i) from generate_subscripts(words, 1) as i where i = 1 or words[i - 1] like '%,');
  -- Words before a name mark a street where one of them is a number; else the whole may be a misspelled name.
  for attempt in 1 .. 2 loop
    select start.at into start_at
      from (select i as at, i = 1 or words[i - 1] like '%,' as is_part from generate_subscripts(words, 1) as i) as start
      where (start.is_part or start.at > cardinality(words) - 8 and (has_number or attempt = 2 and in_state is not null))
        and exists (
          select from public.place_names n
          join public.places p on p.id = n.place_id
          where n.key = public.place_key(array_to_string(words[start.at:], ' ')) || coalesce(lower(in_state), '')
            -- Without a comma or a state, a large city behind a name: '1300 Broadway Oakland', but not '500 E Washington'.
            and (start.is_part or in_state is not null
              or p.population >= 50000 and array_to_string(words[:start.at - 1], ' ') ~ '[[:alpha:]]{3}'))
      order by start.is_part desc, start.at limit 1;
    if start_at is not null then
      meant := array(select p from public.places_of_key(
        public.place_key(array_to_string(words[start_at:], ' ')) || coalesce(lower(in_state), '')) p);
    elsif attempt = 1 and in_state is not null and (last_part > 1 or not has_number) then
      start_at := last_part;
      meant := array(select p from public.alike_places(
        public.place_key(array_to_string(words[start_at:], ' ')) || lower(in_state), case when last_part > 1 then 0.75 else 0.6 end, in_state) p);
      is_guess := true;
    elsif attempt = 1 and last_part = 1 and not has_number and length(public.place_key(typed)) >= 4 then
      start_at := 1;
      meant := array(select p from public.alike_places(left(public.place_key(typed), 100), 0.6) p);
      is_guess := true;
    end if;
    if cardinality(meant) > 0 then
      street := rtrim(array_to_string(words[:start_at - 1], ' '), ',');
      -- A number alone is no street.
      street := case when street ~ '[[:alpha:]]' then street end;
      return;
    end if;
  end loop;
  street := array_to_string(words, ' ');
end
$$;

grant execute on function public.split_address(text) to service_role;

-- ── schemas/places/suggest_places.sql ──

-- Places whose name, or name and state, begins with what is typed, the most populous first, a place of exactly that
-- name before longer ones; ZIP codes by their digits; on no hit, what the text means or names that are spelled alike. At most
-- 20, and a place outside of the United States only where it is what the whole text means.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  wanted text := public.place_key(typed);
  parts constant text[] := regexp_split_to_array(typed, ' *, *');
  rows_wanted integer := least(greatest(coalesce(max_results, 8), 1), 20);
  whole public.places;
begin
  if typed ~ '^[0-9]{2,5}$' then
    return query
      select (public.to_found_place(p)).*
      from public.places p
      where p.kind = 'zip' and p.zip collate "C" >= typed and p.zip collate "C" < typed || ':'
      order by p.is_area desc, p.zip
      limit rows_wanted;
    return;
  end if;
  if length(wanted) < 2 then
    return;
  end if;
  if typed !~ '[0-9]' then
    select * into whole from public.places_of_key(wanted, 1);
    if whole.kind in ('state', 'outside') then
      return query select * from public.geocode_place(typed) limit rows_wanted;
      if found and whole.kind = 'state' then
        return;
      end if;
      rows_wanted := rows_wanted - 7;
    end if;
    return query
      select (public.to_found_place(p)).*
      from (
        select n.place_id, bool_or(n.key = wanted) as is_whole
        from public.place_names n
        where n.key >= wanted and n.key < wanted || chr(1114111)
        group by n.place_id
      ) hit
      join public.places p on p.id = hit.place_id
      where p.kind <> 'outside'
      -- Counties and states are large and seldom what somebody means who has typed less than their name.
      order by (p.population + 1) * case when is_whole then 20.0 when p.kind in ('area', 'state') then 0.05 else 1.0 end desc, p.id
      limit rows_wanted;
    if found or whole.id is not null then
      return;
    end if;
  end if;
  return query select * from public.geocode_place(typed) limit rows_wanted;
  if found then
    return;
  end if;
  -- Behind a street, a name that is not typed to its end: '1300 S Congress Ave, Aus'.
  if cardinality(parts) between 2 and 6 then
    return query
      select p.kind, p.name, p.neighborhood, p.city, p.state, p.state_code, p.country, p.zip, p.lat, p.lng, p.population,
        p.state_slug, p.city_slug, p.neighborhood_slug, concat_ws(', ', parts[1], p.street), p.unfit_zip
      from public.suggest_places(array_to_string(parts[2:], ', '), rows_wanted) as p;
    if found then
      return;
    end if;
  end if;
  if length(wanted) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.alike_places(wanted, 0.45, null, rows_wanted) p;
  end if;
end
$$;

grant execute on function public.suggest_places(text, integer) to anon, authenticated, service_role;

-- ── schemas/places/to_found_place.sql ──

-- A row of the gazetteer as the questions about places answer it.
create function public.to_found_place(place public.places, street text default null, unfit_zip text default null)
returns public.found_place
language sql immutable parallel safe
set search_path = ''
as $$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug, street, unfit_zip)::public.found_place
$$;

grant execute on function public.to_found_place(public.places, text, text) to service_role;

-- ── schemas/places/nearby_places.sql ──

-- Cities of at least 2,000 people within a distance in km, nearest first; at most 50.
create function public.nearby_places(
  lat double precision, lng double precision, max_km double precision default 50, max_results integer default 8)
returns setof public.found_place
language sql stable security definer
set search_path = ''
as $$
  select (public.to_found_place(p)).*
  from public.places p
  where p.kind = 'city' and p.population >= 2000 and p.namesake = 0
    and extensions.cube_enlarge(public.sphere_point(nearby_places.lat, nearby_places.lng), public.chord_km(least(max_km, 200)), 3)
      operator(extensions.@>) p.pt
    and p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng) <= public.chord_km(least(max_km, 200))
  order by p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng), p.id
  limit least(greatest(max_results, 1), 50)
$$;

grant execute on function public.nearby_places(double precision, double precision, double precision, integer) to anon, authenticated, service_role;

-- ── schemas/places/us_states.sql ──

-- The fifty states and the District of Columbia. The gazetteer has no other territory.
create function public.us_states() returns table (code text, name text)
language sql immutable parallel safe
set search_path = ''
as $$
  values
    ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
    ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
    ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
    ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
    ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
    ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
    ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
    ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
    ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
    ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
$$;

grant execute on function public.us_states() to authenticated, service_role;

-- ── schemas/places/us_state_name.sql ──

-- A state of the United States as it is written in an address: of 'TX', 'texas' or 'New-York' the full name, anything else as it is.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$$;

grant execute on function public.us_state_name(text) to authenticated, service_role;

-- ── schemas/places/normalize_location.sql ──

-- A location as it is stored (section 5): blank city, state or country is 'Unknown', other blank parts are null. A state of the
-- United States is written by its name, however it was sent: the same city must not have two addresses.
create function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', case
        when coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown') = 'Unknown' then 'Unknown'
        -- WA is Washington, and Western Australia.
        when public.slugify(coalesce(location #>> '{address,country}', ''))
            in ('', 'unknown', 'united-states', 'united-states-of-america', 'usa', 'us')
          then public.us_state_name(trim(location #>> '{address,state}'))
        else trim(location #>> '{address,state}') end,
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

grant execute on function public.normalize_location(jsonb) to authenticated, service_role;

-- ── schemas/postings/answer_job_contact.sql ──

-- Answers by the secret, and later the other way round if the mailbox changes its mind. What find_job_contact says then.
create function public.answer_job_contact(manage_token text, is_wanted boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if is_wanted is not null then
    update public.job_contacts
      set confirmed_at = case when is_wanted then coalesce(confirmed_at, now()) end,
        declined_at = case when not is_wanted then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(answer_job_contact.manage_token);
  end if;
  return public.find_job_contact(answer_job_contact.manage_token);
end
$$;

grant execute on function public.answer_job_contact(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/bring_postings_home.sql ──

-- Lets all of those send to the address that the viewer signs in with now; how many that were.
create function public.bring_postings_home() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  moved integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.job_contacts as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.account_id = account.id
      and former.was_own and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics moved = row_count;
  return moved;
end
$$;

grant execute on function public.bring_postings_home() to authenticated, service_role;

-- ── schemas/postings/job_contacts.sql ──

-- Applications go to a contact who agreed. Whoever posts a job may name any address, so an address that is not the account's own
-- is asked once, in our words, and until it says yes everything about the job comes to the account's own address.

-- What each address said to the account that named it. Belongs to the account, so deleting a job forgets no answer.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  asks integer not null default 0,
  asked_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  -- Whether the account signed in with it before: the postings that name it can be moved to the address of now.
  was_own boolean not null default false,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_asked on public.job_contacts (account_id, asked_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;

-- ── schemas/postings/ask_job_contact.sql ──

-- Asks an address whether it takes applications to an account's jobs. False when it may not be asked (again) today, or at all.
create function public.ask_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := ask_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- One at a time per account, or many at once would all be the first of the day.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(ask_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(ask_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.asked_at > now() - interval '1 day' or contact.asks >= public.setting('contact_asks_each')
    or public.setting('contact_asks_a_day') <= (select count(*) from public.job_contacts as asked
      where asked.account_id = account and asked.asked_at > now() - interval '1 day')
    or not public.take_unasked_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set asks = asks + 1, asked_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.asks);
  return true;
end
$$;

grant execute on function public.ask_job_contact(uuid, text) to service_role;

-- ── schemas/postings/is_job_contact.sql ──

-- Whether an address takes emails about an account's jobs: it is the account's own, or agreed, or was proven by the account.
create function public.is_job_contact(account_id uuid, address text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = is_job_contact.account_id
      and account.email_confirmed_at is not null and lower(account.email) = lower(trim(is_job_contact.address)))
    or coalesce(
      (select contact.declined_at is null from public.job_contacts as contact
        where contact.account_id = is_job_contact.account_id and contact.address = lower(trim(is_job_contact.address))
          and coalesce(contact.confirmed_at, contact.declined_at) is not null),
      public.is_proven_address(is_job_contact.address, 'account:' || is_job_contact.account_id))
$$;

grant execute on function public.is_job_contact(uuid, text) to service_role;

-- ── schemas/postings/keep_asked_token.sql ──

-- The links of a 'Still hiring?' mail work on when the job was paused for want of an answer: the mail about the pause brings a
-- secret of its own, and whoever opens the older one would find nothing.

-- Keeps the secret of the question while it is paused for; the next question has new links alone.
create function public.keep_asked_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.asked_token_hash := case
    when new.asked_at is distinct from old.asked_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.asked_token_hash end;
  return new;
end
$$;

-- ── schemas/postings/posting_hash.sql ──

-- What a posting says and where, as a hash: the same title, description and place, however they are spaced. The place is the street,
-- else the ZIP code, else the pin to 100 m.
create function public.posting_hash(title text, location jsonb, description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    coalesce(nullif(lower(trim(location #>> '{address,street}')), ''), nullif(trim(location #>> '{address,zipCode}'), ''),
      concat_ws(' ', round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3))),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$$;

grant execute on function public.posting_hash(text, jsonb, text) to service_role;

-- ── schemas/postings/posting_limits.sql ──

-- How many jobs an account may have open and post in a day. It grows from its first posting on, so that an account which was
-- only registered long ago begins like a new one. `stage` is null when it does not grow any more.
create function public.posting_limits(account_id uuid, out stage text, out open_jobs integer, out open_jobs_next integer,
  out postings_a_day integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  age interval := now() - coalesce(
    (select min(posted_at) from public.posting_log as posted where posted.account_id = posting_limits.account_id), now());
begin
  stage := case when age < interval '1 day' then 'first_day' when age < interval '7 days' then 'first_week'
    when age < interval '30 days' then 'first_month' end;
  open_jobs := public.setting(concat_ws('_', 'open_jobs', stage));
  open_jobs_next := case stage when 'first_day' then public.setting('open_jobs_first_week')
    when 'first_week' then public.setting('open_jobs_first_month') when 'first_month' then public.setting('open_jobs') end;
  postings_a_day := public.setting(case stage when 'first_day' then 'postings_first_day' else 'postings_a_day' end);
end
$$;

grant execute on function public.posting_limits(uuid) to service_role;

-- ── schemas/postings/posting_log.sql ──

-- How many jobs an account may have open and post in a day, and no job twice. A number that deleting resets is no limit, so what
-- people post is counted beside the jobs. What the service writes (demonstration data, imports) is not counted.

-- What each account posted in the last 30 days, and its first posting of all. Outlives the jobs.
create table public.posting_log (
  job_id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  words_hash text not null,
  posted_at timestamptz not null default now()
);

create index posting_log_account on public.posting_log (account_id, posted_at);
create index posting_log_day on public.posting_log (posted_at);

alter table public.posting_log enable row level security;
grant all on public.posting_log to service_role;

-- ── schemas/alerts/posted_before.sql ──

-- When the first of an account's postings that say what this one says was posted, of the last so many days; null where this is
-- the first.
create function public.posted_before(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select min(same.posted_at)
  from public.posting_log as posted join public.posting_log as same
    on same.account_id = posted.account_id and same.job_id <> posted.job_id
  where posted.job_id = posted_before.job_id
    and same.words_hash = posted.words_hash
    and same.posted_at < posted.posted_at and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))
$$;

grant execute on function public.posted_before(uuid) to service_role;

-- ── schemas/alerts/news_time.sql ──

-- What alerts take for news: a posting that was deleted and posted again is the one that it was, and a new account's postings
-- wait a little, so that what nobody should read can be closed before it is in people's mailboxes.

-- When a posting of a person is news: at once; on the account's first day of posting some minutes later; and of one that says
-- nearly what an earlier one of the account said, when that one was.
create function public.news_time(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.first is not null then earlier.first
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  cross join lateral (select public.posted_before(posted.job_id) as first offset 0) as earlier
  where posted.job_id = news_time.job_id
$$;

grant execute on function public.news_time(uuid) to service_role;

-- ── schemas/postings/postpone_still_hiring.sql ──

-- A question that was asked or answered puts the job's next one off by a week.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.due_at := greatest(new.asked_at, new.answered_at) + interval '7 days';
  return new;
end
$$;

-- ── schemas/auth/users.sql ──

-- What happens here when the auth service changes an account: the triggers on its table.

create trigger refuse_banned_address before insert or update of email on auth.users
  for each row when (new.email is not null) execute function public.refuse_banned_address();
create trigger follow_account after insert or update or delete on auth.users
  for each row execute function public.follow_account();

-- ── schemas/postings/skip_posted_draft.sql ──

-- A posted form is no draft any more: a late save of it is dropped without a word, and posting takes the draft away
-- (drop_posted_draft). Both take the same lock, so that neither can slip through while the other is on its way.
create function public.skip_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  if exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return null;
  end if;
  return new;
end
$$;

-- ── schemas/postings/take_expired_jobs.sql ──

-- Open jobs whose time ran out since the last call, oldest first; the next call goes on from there. The first call looks
-- an hour back. Two calls at once never get the same ones.
create function public.take_expired_jobs(max_jobs integer default 500)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  until timestamptz;
begin
  insert into public.scheduled_steps (step, done_until) values ('freshness', now() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'freshness' for update;
  select max(expires_at) into until from (
    select expires_at from public.jobs
    where status = 'open' and expires_at > since and expires_at <= now()
    order by expires_at limit max_jobs) as batch;
  if until is null then
    return;
  end if;
  update public.scheduled_steps set done_until = until where step = 'freshness';
  return query
    select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug from public.jobs as job
    where job.status = 'open' and job.expires_at > since and job.expires_at <= until
    order by job.expires_at;
end
$$;

grant execute on function public.take_expired_jobs(integer) to service_role;

-- ── schemas/postings/wait_to_post.sql ──

-- Lets people post and reword jobs one after another, so that of two who say the same at once the second sees the first (D96). One lock
-- for all, taken before any that a row takes: a request may post several jobs, and others the same titles and texts in another order.
-- What the server writes is not judged, and many rows of it at once would hold everybody up.
create function public.wait_to_post() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('postings', 0));
  end if;
  return null;
end
$$;

-- ── schemas/rate-limits/rate_limits.sql ──

-- Limits on what anybody may do without an account, counted here so that they hold over several processes (D35).

create table public.rate_limits (
  scope text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key_hash, window_start)
);

create index rate_limits_old on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
grant all on public.rate_limits to service_role;

-- ── schemas/rate-limits/forget_old_limits.sql ──

-- Forgets counts of windows that are over for a day. How many.
create function public.forget_old_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_limits() to service_role;

-- ── schemas/rate-limits/take_limit.sql ──

-- The window slides: counts are kept by sixths of it and the last seven are added up, so that ten tries around a full minute
-- do not count as two fives.

-- Counts one hit for a limit's key; false when it is one too many within any stretch of so many seconds.
create function public.take_limit(scope text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with hit as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
    values (scope, key_hash,
      to_timestamp(floor(extract(epoch from now()) / (window_seconds / 6.0)) * (window_seconds / 6.0)))
    on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
    returning hits, window_start)
  select hit.hits + coalesce((
    select sum(earlier.hits) from public.rate_limits as earlier
    where earlier.scope = take_limit.scope and earlier.key_hash = take_limit.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0)::integer <= max_hits
  from hit
$$;

grant execute on function public.take_limit(text, text, integer, integer) to service_role;

-- ── schemas/saved/ask_talent.sql ──

-- Asks a talent whom the viewer's company may see for contact, once; a mail asks them. So many requests a day as the settings
-- say, so that nobody writes to a whole city. A talent who declined is not asked again, and who said nothing not within 30 days.
create function public.ask_talent(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_proven_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- One after the other, so that two tabs cannot both be the last of the day.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  stands := coalesce(stands, public.remembered_request(viewer, talent_user_id));
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.asked_talents as asked
      where asked.employer_id = viewer and asked.asked_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  perform public.refuse_words(message, 'message');
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

grant execute on function public.ask_talent(uuid, text) to authenticated, service_role;

-- ── schemas/saved/asked_talents.sql ──

-- That somebody was asked is remembered of the two accounts: neither founding a company again nor filling in a profile again
-- makes anybody who declined be asked once more, or gives a day more requests than it has.

create table public.asked_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);

create index asked_talents_newest on public.asked_talents (employer_id, asked_at);
create index asked_talents_talent on public.asked_talents (talent_user_id);

alter table public.asked_talents enable row level security;
grant all on public.asked_talents to service_role;

-- ── schemas/saved/date_saved_note.sql ──

-- A note's time is the database's, because the newer of two that do not fit together is the one that stays. Merging, which
-- runs as the owner, brings times along.
create function public.date_saved_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;

-- ── schemas/saved/find_saved_jobs.sql ──

-- What a list of saved jobs says of at most 50 jobs: what is public of each that still has a page, and when whoever asks
-- applied to it: the viewer's account, or the browser that holds `browser_key`. Of nobody else's application a word (D28).
create function public.find_saved_jobs(job_ids uuid[], browser_key text default null)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, status text, expires_at timestamptz, ended_at timestamptz,
  applied_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(find_saved_jobs.browser_key)], null);
begin
  if cardinality(find_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application is none; the sender's own time, because the row may be somebody else's.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (find_saved_jobs.job_ids) and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held';
end
$$;

grant execute on function public.find_saved_jobs(uuid[], text) to anon, authenticated, service_role;

-- ── schemas/saved/keep_seen_jobs.sql ──

-- Remembers jobs that the viewer looked at or hid, the only way in: one, or all that a browser kept before signing in. Each is {"kind",
-- "job_id", "seen_at", "title"}. The same may come twice and from two devices in any order: the latest time stays. The title is the job's while
-- it has a page. `most_seen_jobs` of each kind are kept, the newest. PT401 without a viewer, PT400 for what is no list or longer than both.
create function public.keep_seen_jobs(jobs jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array'
    or jsonb_array_length(jobs) > public.most_seen_jobs('viewed') + public.most_seen_jobs('hidden') then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would keep more.
  perform pg_advisory_xact_lock(hashtextextended('seen_jobs:' || viewer, 0));
  insert into public.seen_jobs as kept (user_id, kind, job_id, seen_at, title)
  select distinct on (given.kind, given.job_id) viewer, given.kind, given.job_id, given.seen_at, given.title
  from (
    select each.kind, each.job_id, least(coalesce(each.seen_at, now()), now()) as seen_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title
    from jsonb_to_recordset(jobs) as each (kind text, job_id uuid, seen_at timestamptz, title text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held') as given
  where given.kind in ('viewed', 'hidden') and given.job_id is not null and given.title is not null
  order by given.kind, given.job_id, given.seen_at desc
  on conflict (user_id, kind, job_id) do update set seen_at = greatest(kept.seen_at, excluded.seen_at), title = excluded.title;
  delete from public.seen_jobs as old
  using (
    select seen.kind, seen.job_id, row_number() over (partition by seen.kind order by seen.seen_at desc, seen.job_id) as place
    from public.seen_jobs as seen where seen.user_id = viewer) as listed
  where old.user_id = viewer and old.kind = listed.kind and old.job_id = listed.job_id
    and listed.place > public.most_seen_jobs(listed.kind);
end
$$;

grant execute on function public.keep_seen_jobs(jsonb) to authenticated, service_role;

-- ── schemas/saved/most_saved_jobs.sql ──

-- How many jobs a list of saved jobs holds.
create function public.most_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.most_saved_jobs() to service_role;

-- ── schemas/saved/most_seen_jobs.sql ──

-- How many jobs an account remembers that were viewed or hidden (D107): the newest stay.
create function public.most_seen_jobs(kind text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case kind when 'viewed' then 30 when 'hidden' then 200 end $$;

grant execute on function public.most_seen_jobs(text) to service_role;

-- ── schemas/saved/my_saved_talents.sql ──

-- The viewer's saved talents, newest first, a thousand at most. Of one who shows the profile to nobody only the row itself is
-- left; past the day's full profiles a card is short; email and phone are there after an acceptance alone, and with the CV
-- whether a virus scanner found nothing in it.
create function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean,
  is_cv_scanned boolean)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  readable uuid[];
begin
  if not public.is_employer() then
    return;
  end if;
  if public.is_proven_employer() then
    -- Once, and not for each row that is looked at.
    readable := public.read_talents(array(
      select saved.talent_id from public.saved_talents as saved
      join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
      where saved.employer_id = viewer and not saved.was_read
      order by saved.created_at desc, saved.talent_id limit 1000));
    update public.saved_talents set was_read = true
      where employer_id = viewer and talent_id = any (readable) and not was_read;
  end if;
  return query
    select saved.talent_id, saved.created_at, saved.note, talent.id is not null,
      case when is_full then talent.full_name when talent.id is not null then public.short_name(talent.full_name) end,
      talent.headline, case when is_full then talent.bio end, talent.skills,
      case when is_full then talent.experience_years end, case when is_full then talent.available_from end,
      talent.desired_job_types, case when is_full then talent.desired_salary end,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      coalesce(request.status, public.remembered_request(viewer, talent.user_id)),
      case when request.status = 'accepted' then (select account.email::text from auth.users as account where account.id = talent.user_id) end,
      case when request.status = 'accepted' then request.phone end,
      request.status = 'accepted' and talent.cv_url is not null,
      exists (select from public.uploads as cv where cv.path = talent.cv_url and cv.scanned_at is not null)
    from public.saved_talents as saved
    left join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
    left join public.contact_requests as request
      on request.employer_id = saved.employer_id and request.talent_id = talent.id,
    lateral (select saved.was_read or request.status = 'accepted' as is_full) as reading
    where saved.employer_id = viewer
    order by saved.created_at desc, saved.talent_id
    limit 1000;
end
$$;

grant execute on function public.my_saved_talents() to authenticated, service_role;

-- ── schemas/saved/remember_asked_talent.sql ──

-- Remembers who asked whom, and whether the last answer was no.
create function public.remember_asked_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.asked_talents as known (employer_id, talent_user_id, asked_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set asked_at = greatest(known.asked_at, excluded.asked_at), is_declined = excluded.is_declined;
  return null;
end
$$;

-- ── schemas/saved/remembered_request.sql ──

-- How the request of a company to a talent stands that is no longer stored itself: 'declined' for good, 'asked' for 30 days;
-- null where the talent may be asked.
-- In plpgsql, which keeps its plan: a list calls it for each row (D69).
create function public.remembered_request(employer_id uuid, talent_user_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select case when known.is_declined then 'declined' when known.asked_at > now() - interval '30 days' then 'asked' end
    from public.asked_talents as known
    where known.employer_id = remembered_request.employer_id and known.talent_user_id = remembered_request.talent_user_id);
end
$$;

grant execute on function public.remembered_request(uuid, uuid) to service_role;

-- ── schemas/saved/save_jobs.sql ──

-- Saves jobs for the viewer, the only way in: one from its page, or all that a browser kept before signing in. Each is
-- {"job_id", "saved_at", "note", "noted_at", "title", "company_name"}. What is there already is merged, so that the same
-- may come twice and from two devices in any order: the earliest time stays, and both notes, or the newer where
-- both are too long for one. Title and company are the job's while it has a page; what the browser says is taken for
-- one that is gone, and nobody else ever reads it. A list holds `most_saved_jobs`: answers the ids that found no room, newest
-- ones first in. PT401 without a viewer, PT400 for what is no list or longer than one.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  room integer;
  left_out uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.most_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would overfill the list.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.most_saved_jobs() - count(*) into room from public.saved_jobs where user_id = viewer;
  with given as materialized (
    select distinct on (each.job_id) each.job_id,
      least(coalesce(each.saved_at, now()), now()) as saved_at,
      nullif(trim(left(each.note, 2000)), '') as note,
      least(coalesce(each.noted_at, each.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(each.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as each (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held'
    where each.job_id is not null
    order by each.job_id, each.saved_at),
  ranked as materialized (
    select given.*, mine.job_id is not null as is_kept,
      row_number() over (partition by mine.job_id is not null order by given.saved_at desc, given.job_id) as rank
    from given left join public.saved_jobs as mine on mine.user_id = viewer and mine.job_id = given.job_id
    where given.title is not null and given.company_name is not null),
  written as (
    insert into public.saved_jobs as kept (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_kept or rank <= room
    on conflict (user_id, job_id) do update set
      saved_at = least(kept.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in kept.note) > 0 then kept.note
        when kept.note is null or position(kept.note in excluded.note) > 0 then excluded.note
        when length(kept.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > kept.noted_at then excluded.note else kept.note end
        when excluded.noted_at >= kept.noted_at then kept.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || kept.note end,
      noted_at = greatest(kept.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into left_out from ranked where not is_kept and rank > room;
  return left_out;
end
$$;

grant execute on function public.save_jobs(jsonb) to authenticated, service_role;

-- ── schemas/saved/saved_jobs.sql ──

-- Saved jobs: what a person wants to come back to (D22). A row outlives its job, because 'it is gone' is an answer too.

create table public.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No reference: a deleted job stays on the list until the person takes it off.
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  note text check (length(note) between 1 and 2000),
  noted_at timestamptz check ((note is null) = (noted_at is null)),
  -- As they were when the job was saved: all that is left to show once it is gone.
  title text not null check (length(title) between 1 and 160),
  company_name text not null check (length(company_name) between 1 and 120),
  primary key (user_id, job_id)
);

create index saved_jobs_newest on public.saved_jobs (user_id, saved_at desc, job_id);

create trigger date_note before update of note on public.saved_jobs
  for each row when (current_user in ('authenticated', 'service_role')) execute function public.date_saved_note();

alter table public.saved_jobs enable row level security;
grant select, delete on public.saved_jobs to authenticated;
grant update (note) on public.saved_jobs to authenticated;
grant all on public.saved_jobs to service_role;

create policy "people read their own saved jobs" on public.saved_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note on their own saved jobs" on public.saved_jobs
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own saved jobs" on public.saved_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/saved/seen_jobs.sql ──

-- The jobs that a person has looked at, and those that are not for them and leave their lists (D107). A row outlives its job, as a saved one does.

create table public.seen_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('viewed', 'hidden')),
  -- No reference: what a list says of a deleted job is its title.
  job_id uuid not null,
  seen_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 160),
  primary key (user_id, kind, job_id)
);

create index seen_jobs_newest on public.seen_jobs (user_id, kind, seen_at desc, job_id);

alter table public.seen_jobs enable row level security;
grant select, delete on public.seen_jobs to authenticated;
grant all on public.seen_jobs to service_role;

create policy "people read what they have seen" on public.seen_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people forget what they have seen" on public.seen_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/scheduled-work/describe_installation.sql ──

-- What `npm run doctor` asks of the database itself, and the API cannot tell: its version, which migrations it has, its clock,
-- when scheduled work last ran, how many operators there are, and which cases wait for them.

-- One object. `migrations` is null where nobody recorded any, `guard` the function that the API calls before each request.
create function public.describe_installation() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  end if;
  return jsonb_build_object(
    'server_version', current_setting('server_version_num')::int,
    'migrations', migrations,
    'now', clock_timestamp(),
    'scheduled_work', (select max(step.done_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'operators', (select count(*) from public.operators),
    'cases', (select jsonb_build_object('total', total, 'oldest_at', oldest_at) from public.count_waiting_cases()),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as kept, unnest(kept.setconfig) as setting
      where kept.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$$;

grant execute on function public.describe_installation() to service_role;

-- ── schemas/scheduled-work/scheduled_steps.sql ──

-- What a scheduler does every minute: each step may run twice at once, and none does unbounded work. The arrays make the
-- inner queries run once: as a plain `in (…)` they may run per row and take more than was asked for.

-- How far a step has come in time, for steps that look at what happened since their last run.
create table public.scheduled_steps (
  step text primary key,
  done_until timestamptz not null
);

alter table public.scheduled_steps enable row level security;
grant all on public.scheduled_steps to service_role;

-- ── schemas/search-words/any_job.sql ──

-- A query that every job answers: it has a type. What 'jobs near me' asks for, and what '-night' leaves some of.
create function public.any_job() returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$ select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(public.job_types()) as type $$;

grant execute on function public.any_job() to service_role;

-- ── schemas/search-words/any_of.sql ──

-- A query for any of the words, each with all of its stems, in the given weights ('' for any); null without a stem.
create function public.any_of(words text[], config regconfig, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg('(' || stems || ')', ' | ')::tsquery
    from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
          from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
          group by word) as each_word);
end
$$;

grant execute on function public.any_of(text[], regconfig, text) to service_role;

-- ── schemas/search-words/either_of.sql ──

-- What the sides of an OR ask for together, of each its words and its types or hours, null where it has none. Hours that not
-- every side has, or that are a side of their own, are those of all: 'cook OR baker part time', 'cook nights OR weekends'.
create function public.either_of(words tsquery[], facets tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  sides constant integer := greatest(coalesce(array_upper(words, 1), 0), coalesce(array_upper(facets, 1), 0));
  any_words tsquery;
  any_facet tsquery;
  paired tsquery;
  is_each boolean := true;
begin
  for side in 1..sides loop
    continue when words[side] is null and facets[side] is null;
    is_each := is_each and words[side] is not null and facets[side] is not null;
    paired := case when paired is null then words[side] && facets[side] else paired || (words[side] && facets[side]) end;
    any_words := coalesce(any_words || words[side], words[side], any_words);
    any_facet := coalesce(any_facet || facets[side], facets[side], any_facet);
  end loop;
  return case when is_each then paired else coalesce(any_words && any_facet, any_words, any_facet) end;
end
$$;

grant execute on function public.either_of(tsquery[], tsquery[]) to service_role;

-- ── schemas/search-words/find_expression.sql ──

-- The type of work or the hours that words begin with, or an expression of small words that would be lost one by one: as it is
-- typed, what it is called, and its facet. All null where there is none.
create function public.find_expression(words text, out typed text, out meant text, out facet text)
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(words from '^(?:' || known.pattern || ')(?= |$)'), known.meant, known.facet
  from (values
    ('full ?time', 'full time', '=full-time'),
    ('part ?tim(?:e|ers?)', 'part time', '=part-time'),
    ('intern(?:ship)?s?', 'internship', '=internship'),
    ('temps?|temporary', 'temporary', '=temporary'),
    ('volunteer(?:s|ing)?', 'volunteer', '=volunteer'),
    ('contract(?: work| jobs?)?(?=$)', 'contract', '=contract'),
    ('(?:night|overnight|graveyard|third|3rd) (?:shifts?|jobs?|work)|nights|overnights?', 'night shift', '=night'),
    ('morning (?:shifts?|jobs?|work)|mornings?', 'morning', '=morning'),
    ('afternoon (?:shifts?|jobs?|work)|afternoons?', 'afternoon', '=afternoon'),
    ('evening (?:shifts?|jobs?|work)|evenings?', 'evening', '=evening'),
    ('weekday (?:shifts?|jobs?|work)|weekdays?|monday (?:to |through )?friday', 'weekday', '=weekday'),
    ('weekend (?:shifts?|jobs?|work)|weekends?', 'weekend', '=weekend'),
    ('no (?:prior |previous |work )?experience(?: (?:needed|required|necessary))?', null, '=no-experience'),
    ('work(?:ing)? from home', null, '=work-from-home'),
    ('health (?:insurance|benefits)|medical insurance', 'health insurance', '=benefit-health'),
    ('flexible (?:hours|schedules?|scheduling)', 'flexible schedule', '=benefit-flexible'),
    ('paid training', 'paid training', '=benefit-training'),
    ('tiempo completo', 'full time', '=full-time'),
    ('medio tiempo', 'part time', '=part-time'),
    ('turno (?:noche|nocturno)', 'night shift', '=night'),
    ('fin(?:es)? semana', 'weekend', '=weekend'),
    ('sin experiencia', 'no experience', '=no-experience')) as known (pattern, meant, facet)
  where words ~ ('^(?:' || known.pattern || ')(?: |$)')
$$;

grant execute on function public.find_expression(text) to service_role;

-- ── schemas/search-words/find_filler.sql ──

-- What words begin with that says only that somebody looks for work, and here: 'jobs', 'near me', 'now hiring'. Null where
-- they begin with something else: a hiring manager and a job coach are work.
create function public.find_filler(words text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return substring(words from '^(?:jobs|near(?: ?(?:me|here|by)| (?:my )?(?:home|house|area))?|close(?: to)? (?:me|home|by)|around (?:me|here)|'
    || 'in (?:my|the) (?:area|town|city|neighborhood)|cerca(?: mi| casa| aqui)?|(?:now|urgently|immediately|currently|actively|always) hiring|'
    || 'hiring(?: (?:now|immediately|urgently|asap|today|fast))?(?! (?:managers?|coordinators?|specialists?|assistants?|events?)\M)|'
    || 'immediate (?:hires?|starts?|openings?)|help wanted|openings|vacanc(?:y|ies)|positions|opportunities|asap|apply(?: now)?|looking for|'
    || 'empleos?|trabajos?|vacantes?|chamba|jale|ofertas (?:trabajo|empleo)|se (?:busca|solicita|necesita)n?|'
    || '(?:job|work|position|opening|gigs?|careers?|employment|wanted|needed)(?=$| (?:near|nearby|close|around|cerca|now|hiring|opening|in|at|as|for|with)\M))(?= |$)');
end
$$;

grant execute on function public.find_filler(text) to service_role;

-- ── schemas/search-words/fold_words.sql ──

-- Words as they are indexed and as they are asked for: lower case, accents folded, and the punctuation that the parser
-- would glue words together with ('amazon.com', 'patient-care', 'and/or') turned into spaces.
create function public.fold_words(words text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  bounded constant text := left(words, 30000);
begin
  return translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ');
end
$$;

grant execute on function public.fold_words(text) to authenticated, service_role;

-- ── schemas/jobs/occupation_words.sql ──

-- 'Part-Time Barista' and 'Part-Time Accountant' are not alike: when and how one works says nothing about the work.

-- A title in folded words without those for the type of a job and for shifts; the whole title where nothing else is left.
-- Contract, internship and volunteer work are left out at the end alone: 'Contract Manager' is an occupation.
create function public.occupation_words(title text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (select translate(public.fold_words(title), '(),;|–—·*!', '          ') as words),
  bare as (
    select words, regexp_replace(regexp_replace(words,
      '\m((full|part) ?times?|ft|pt|per diem|prn|temp(orary)?|seasonal|(first|second|third|1st|2nd|3rd|day|late|early|swing|graveyard|opening|closing) shifts?|shifts?|nights?|overnights?|evenings?|mornings?|afternoons?|weekends?|weekdays?)\M',
      ' ', 'g'), '\m(contract|internship|volunteer)\M\s*$', '') as rest
    from folded)
  select trim(regexp_replace(case when rest ~ '[[:alnum:]]' then rest else words end, '\s+', ' ', 'g')) from bare
$$;

grant execute on function public.occupation_words(text) to service_role;

-- ── schemas/search-words/is_turned.sql ──

-- Whether one word is another with two neighboring letters in turned order.
create function public.is_turned(word text, misspelt text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelt) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelt placing reverse(substr(misspelt, at, 2)) from at for 2) = word)
$$;

grant execute on function public.is_turned(text, text) to service_role;

-- ── schemas/search-words/is_unknown_word.sql ──

-- Whether a word may be a misspelt one: no job ever posted it, and it is no form of an ordinary word either ('maintainance' is
-- none of 'maintain').
create function public.is_unknown_word(word text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return is_unknown_word.word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as known where known.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3);
end
$$;

grant execute on function public.is_unknown_word(text) to service_role;

-- ── schemas/search-words/job_words.sql ──

-- The words of posted titles, companies and tags, until no open job has them (forget_job_words): what a misspelt word can have meant.
create table public.job_words (
  word text primary key,
  -- Every word of a posted title, company or tag is known. What a misspelt one can have meant is work alone: a word of a title
  -- or a tag, never a company's name.
  is_work boolean not null default false
);

create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_work;

alter table public.job_words enable row level security;
grant all on public.job_words to service_role;

-- ── schemas/search-words/other_names.sql ──

-- The first two of these names of work that a job may have now: 'server' and 'waiter'.
create function public.other_names(names text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select name from unnest(names) with ordinality as other (name, place)
    where not exists (select from unnest(string_to_array(name, ' ')) as each_word
      where not exists (select from public.job_words as known where known.word = each_word and known.is_work))
    order by place limit 2)
$$;

grant execute on function public.other_names(text[]) to service_role;

-- ── schemas/search-words/join_words.sql ──

-- Tags as one text, for the generated search columns (array_to_string is not immutable for every element type).
create function public.join_words(words text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_to_string(words[1:100], ' '), '') $$;

grant execute on function public.join_words(text[]) to authenticated, service_role;

-- ── schemas/search-words/joined_pairs.sql ──

-- Each two words that follow each other in a text as one, so that 'dishwasher' finds a 'Dish Washer'.
create function public.joined_pairs(texts text[])
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by nth order by place) as pair
    from unnest(texts[1:60]) with ordinality as listed (text, nth),
      unnest(string_to_array(translate(public.fold_words(left(text, 200)), '(),;|!?*"–—·', '            '), ' ')) with ordinality as part (word, place)
    where word <> '') as pairs
$$;

grant execute on function public.joined_pairs(text[]) to authenticated, service_role;

-- ── schemas/search-words/nearest_job_words.sql ──

-- The words of work that a misspelt one is nearest to, at most three of them; else null. They begin with the same letter, or
-- with the first two in turned order, and are one letter off, in words from eight letters on two; two neighbors in turned order
-- count as one. A plural stands for its singular where nothing is nearer.
create function public.nearest_job_words(misspelt text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  spelling text;
  nearest text[];
begin
  foreach spelling in array array[misspelt, case when misspelt ~ '[^s]s$' then left(misspelt, -1) end] loop
    continue when spelling is null or length(spelling) < 4;
    select (array_agg(word order by extensions.similarity(word, spelling) desc, word))[1:3] into nearest
    from (
      select word, off, min(off) over () as fewest
      from (
        select word, case when letters = 2 and public.is_turned(word, spelling) then 1 else letters end as off
        from public.job_words, extensions.levenshtein_less_equal(word, spelling, 2) as letters
        where is_work and left(word, 1) = any (array[left(spelling, 1), substr(spelling, 2, 1)])
          and length(word) between length(spelling) - 2 and length(spelling) + 2
          and letters <= 2
          and (left(word, 1) = left(spelling, 1) or left(word, 2) = reverse(left(spelling, 2)))) as near
      where off <= case when length(spelling) < 8 then 1 else 2 end) as nearer
    where off = fewest;
    exit when nearest is not null;
  end loop;
  return nearest;
end
$$;

grant execute on function public.nearest_job_words(text) to service_role;

-- ── schemas/search-words/ordinary_words.sql ──

-- Words that are spelled right, though no job may have them: a search for 'waiter' is never read as 'water'.

-- As stems, so that each stands for all of its forms.
create table public.ordinary_words (
stem text primary key
);

alter table public.ordinary_words enable row level security;
grant all on public.ordinary_words to service_role;

-- ── schemas/operator/public_search_words.sql ──

-- Of the words of a search those that say what work is meant: ordinary ones and those of posted titles, six at most. Whatever else
-- somebody may have typed, such as a name or a number, is left out.
create function public.public_search_words(words text) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by position), '') from (
    select word, position
    from regexp_split_to_table(public.fold_words(regexp_replace(left(public_search_words.words, 200), '\S*[@0-9]\S*', ' ', 'g')), '\s+') with ordinality as typed (word, position)
    where word ~ '^[[:alpha:]]{2,40}$' and (
      exists (select from public.job_words as known where known.word = typed.word and known.is_work)
      or exists (select from public.ordinary_words as ordinary
        where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed.word)))
          and length(typed.word) - length(ordinary.stem) <= 3))
    order by position limit 6) as told
$$;

grant execute on function public.public_search_words(text) to service_role;

-- ── schemas/search-words/phrase_of.sql ──

-- A query for words that follow each other, each in the given weights ('' for any); null without a stem.
create function public.phrase_of(words text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case when weights = '' then phrase::text
    else regexp_replace(phrase::text, '(''(?:[^'']|'''')+'')', '\1' || weights, 'g') end, '')::tsquery
  from phraseto_tsquery('pg_catalog.english', words) as phrase
$$;

grant execute on function public.phrase_of(text, text) to service_role;

-- ── schemas/search-words/search_terms.sql ──

-- How the words of a search are read: no misspelt word becomes what is no work, 'dish washer' is a dishwasher, and
-- 'part time', 'internship' or 'night shift' are asked of a job's type and hours as well as of its text.

-- Somebody's words, one by one as they are meant: `typed` (folded), `meant` (another way to say it, or null) and `facet` (what
-- it asks for beside the text, or null). Twelve words at most. A word `is_fixed` where it is not to be corrected. What is in
-- quotation marks is one term and `is_phrase`: its words follow each other. 'IT' is a trade in capitals or where no stop word
-- stands before it. A name of work is one term of up to four words, `also` what else it is called and `also_wanted` what asks
-- for that. `is_out`: no job with it ('-night'; within a word it is a hyphen). `side`: which alternative it belongs to, from 1
-- ('cook OR baker', 'server/bartender'). What says only that somebody looks for work here is no term.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, is_fixed boolean, is_phrase boolean, is_out boolean, side integer,
  also text[], also_wanted tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  split constant record := public.split_words(words);
  parts constant text[] := split.parts;
  kinds constant text[] := split.kinds;
  name record;
  word text;
  has_expression boolean;
  has_filler boolean;
  at integer := 1;
  last integer;
  rest text;
begin
  rest := array_to_string(parts, ' ');
  -- Most searches have none, and looking for one at every word takes longer than all the rest.
  has_expression := rest ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|morning|afternoon|week|monday|health|medical|flexible|paid|no|work|medio|tiempo|turno|fin|sin)';
  has_filler := rest ~ '\m(job|near|close|around|hiring|opening|vacan|position|opportun|asap|apply|looking|wanted|needed|in|immediate|empleo|trabajo|cerca|chamba|jale|oferta|se|work|gig|career|employment)';
  while at <= cardinality(parts) loop
    typed := null;
    meant := null;
    facet := null;
    also := null;
    also_wanted := null;
    is_fixed := true;
    side := split.sides[at];
    is_phrase := kinds[at] = '"';
    is_out := kinds[at] = '-';
    last := at;
    while kinds[at] = '' and kinds[last + 1] = '' and split.sides[last + 1] = side and last < cardinality(parts) loop
      last := last + 1;
    end loop;
    rest := array_to_string(parts[at:last], ' ');
    if has_expression and not is_phrase then
      select expression.typed, expression.meant, expression.facet into typed, meant, facet from public.find_expression(rest) as expression
        where not is_out or expression.typed = rest;
    end if;
    if is_phrase or (is_out and typed is null) then
      typed := parts[at];
      is_phrase := true;
      at := at + 1;
      return next;
      continue;
    elsif is_out then
      at := at + 1;
      return next;
      continue;
    end if;
    if typed is null and last > at
      and exists (select from public.job_words as known where known.is_work and known.word = parts[at] || parts[at + 1]) then
      meant := parts[at] || parts[at + 1];
    end if;
    if typed is null then
      -- Two words that jobs have as one give way to longer names alone.
      name := public.find_work_name(split.stems[at:last], case when meant is null then 1 else 3 end);
      if name.length is not null then
        typed := array_to_string(parts[at:at + name.length - 1], ' ');
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        name := public.find_work_name(array[public.name_stems(meant)], 1);
      end if;
      also := name.also;
      also_wanted := name.wanted;
    end if;
    if typed is null and has_filler then
      word := public.find_filler(rest);
      if word is not null then
        at := at + 1 + length(word) - length(replace(word, ' ', ''));
        continue;
      end if;
    end if;
    if typed is null then
      typed := parts[at];
      is_fixed := typed = 'it'
        and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> '');
    end if;
    at := at + 1 + length(typed) - length(replace(typed, ' ', ''));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;

-- ── schemas/search-words/shingle_query.sql ──

-- What asks for the titles that have this name of work: its word, or each two that follow each other (title_shingles); null without a stem.
create function public.shingle_query(name text)
returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  with words as (
    select word.lexeme, lead(word.lexeme) over (order by place) as following, count(*) over () as words
    from unnest(to_tsvector('pg_catalog.english', public.fold_words(name))) as word, unnest(word.positions) as place)
  select string_agg(quote_literal(concat_ws('~', '', lexeme, following)), ' & ')::tsquery from words where following is not null or words = 1
$$;

grant execute on function public.shingle_query(text) to service_role;

-- ── schemas/search-words/small_words.sql ──

-- Words of Spanish that say nothing in a search: those of English are stop words of the text search.
create function public.small_words() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select '{de,del,en,con,para,por,el,la,los,las,un,una,y,a,al}'::text[] $$;

grant execute on function public.small_words() to service_role;

-- ── schemas/search-words/name_stems.sql ──

-- A name of work as it is looked up: its words folded and stemmed, in their order, without the small ones of Spanish.
create function public.name_stems(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by place), '')
  from regexp_split_to_table(trim(public.fold_words(name)), '\s+') with ordinality as part (word, place)
  where word <> all (public.small_words())
$$;

grant execute on function public.name_stems(text) to service_role;

-- ── schemas/search-words/suggest_work.sql ──

-- Titles, companies and categories (what jobs are tagged with) with a word that begins like each of these, of open jobs around a place or
-- everywhere, with how many jobs: six titles and three of each other `kind` at most, those with the most first. A title stands for its other ways to say type and shift.
-- From three letters on. Of more than 1,050 jobs the nearest are counted, or the newest; `is_more` then.
create function public.suggest_work(typed text, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null)
returns table (name text, kind text, jobs integer, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  parts constant text[] := (array(select part from regexp_split_to_table(public.fold_words(left(typed, 60)), '[^[:alnum:]]+') as part
    where part <> '' limit 6));
  wanted constant tsquery := (select string_agg(quote_literal(part) || ':*C', ' & ')::tsquery from unnest(parts) as part);
  search public.job_search := public.parse_search(center_lat, center_lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  max_read constant integer := public.search_limit('ranked');
  ids uuid[];
begin
  if wanted is null or length(array_to_string(parts, '')) < 3 then
    return;
  end if;
  search.query := wanted;
  search.has_words := true;
  ids := public.list_matches(search, max_read);
  return query
    with found as materialized (
      select job.title, job.company_name, job.tags from unnest(ids) as listed (id) join public.jobs as job using (id)),
    named as (
      select title as name, 'title' as kind, count(*) as jobs from found group by title
      union all
      select company_name, 'company', count(*) from found group by company_name
      union all
      select tag, 'category', count(*) from found, unnest(found.tags) as tag group by tag),
    meant as (
      select (array_agg(named.name order by length(named.name), named.name))[1] as name, named.kind, sum(named.jobs)::integer as jobs
      from named
      where not exists (select from unnest(parts) as part where public.fold_words(named.name) !~ ('\m' || part))
      group by named.kind, case when named.kind = 'title' then public.occupation_words(named.name) else named.name end),
    ranked as (
      select meant.*, row_number() over (partition by meant.kind order by meant.jobs desc, meant.name) as place from meant
      -- What a title says already is no other suggestion.
      where meant.kind <> 'category' or not exists (select from meant as said where said.kind = 'title' and lower(said.name) = replace(meant.name, '-', ' ')))
    select ranked.name, ranked.kind, ranked.jobs, cardinality(ids) = max_read
    from ranked where ranked.place <= case ranked.kind when 'title' then 6 else 3 end
    order by array_position(array['title', 'company', 'category'], ranked.kind), ranked.place;
end
$$;

grant execute on function public.suggest_work(text, double precision, double precision, double precision)
  to anon, authenticated, service_role;

-- ── schemas/search-words/term_query.sql ──

-- What one term of a search (search_terms) asks for in the given weights ('' for any): a phrase, a kind or its words in what is no running
-- text, either way of writing it, or the word; null for a stop word.
create function public.term_query(typed text, is_phrase boolean, meant text, facet text, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  heading constant text := case weights when '' then ':ABC' else weights end;
begin
  return case
    when is_phrase then public.phrase_of(typed, weights)
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery || public.phrase_of(typed, heading) || public.phrase_of(meant, heading)
    when meant is not null then public.phrase_of(typed, weights) || public.any_of(array[meant], 'pg_catalog.english', weights)
    else public.any_of(array[typed], 'pg_catalog.english', weights) end;
end
$$;

grant execute on function public.term_query(text, boolean, text, text, text) to service_role;

-- ── schemas/search-words/title_shingles.sql ──

-- A title's words (also two as one: a 'Dish Washer' is a dishwasher), and each two that follow each other, stop words between them left out, as
-- lexemes of their own ('~nurs', '~staff~nurs'), as search engines index shingles: which titles have a name of work is then looked up, where a
-- phrase of an index without positions reads every job of its words.
create function public.title_shingles(title text)
returns tsvector
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(shingle)), '')
    from (
      select word.lexeme, lead(word.lexeme) over (order by place) as following
        from unnest(to_tsvector('pg_catalog.english', public.fold_words(left(title, 200)))) as word, unnest(word.positions) as place
      union all
      select joined.lexeme, null from unnest(to_tsvector('pg_catalog.english', public.joined_pairs(array[left(title, 200)]))) as joined) as words,
      unnest(array['~' || lexeme, '~' || lexeme || '~' || following]) as shingle
    -- Longer ones, as no lexeme may be, are nobody's name of work.
    where octet_length(shingle) < 2047);
end
$$;

grant execute on function public.title_shingles(text) to authenticated, service_role;

-- ── schemas/search-words/words_of.sql ──

-- The words of a text, folded, as the search's dictionary of job words keeps them.
create function public.words_of(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

grant execute on function public.words_of(text) to service_role;

-- ── schemas/search-words/work_names.sql ──

-- What work is called: a waitress is a server, a niñera a nanny. Rows come by migrations, written as lines of names (D101).
create table public.work_names (
  -- A name as a search may have it, as name_stems has it.
  stems text primary key,
  -- Its other names, folded: the nearest first.
  also text[] not null,
  -- What these ask for: each as a part of a title (shingle_query).
  wanted tsquery not null
);

alter table public.work_names enable row level security;
grant all on public.work_names to service_role;

-- ── schemas/talents/check_talent_search.sql ──

-- Refuses what no page of ours asks for, and filters by columns that the audience does not see: whoever can filter by
-- something can find it out.
create function public.check_talent_search(audience text, center_lat double precision, center_lng double precision,
  radius_km double precision, min_years integer, max_years integer, available text, max_pay numeric, sort text,
  page_size integer, page_offset integer)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if public.setting('talents') = 0 then
    raise exception 'TALENTS_ARE_OFF' using errcode = 'PT404';
  elsif (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.largest_pay()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.largest_page() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$$;

grant execute on function public.check_talent_search(text, double precision, double precision, double precision, integer, integer, text, numeric, text, integer, integer)
  to service_role;

-- ── schemas/talents/correct_talent_words.sql ──

-- What a word can have meant is looked up among the words of posted jobs, which are public: the words of profiles would tell
-- of those that are hidden.

-- The words with each misspelt one, which no posting has and no profile that the viewer may see, as the nearest that
-- postings have; null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create function public.correct_talent_words(words text)
returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  is_employer constant boolean := public.talent_audience() = 'employer' and public.talents_left_today() > 0;
  weights text := case when is_employer then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  asked tsquery;
  said text;
begin
  for term in select * from public.search_terms(left(words, 200)) loop
    said := term.typed;
    asked := public.any_of(array[term.typed], 'pg_catalog.english', weights);
    if asked is not null and not term.is_fixed and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ asked and (is_employer or not talent.hides_from_some)
          and (hidden is null or talent.id <> all (hidden))) then
      said := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or said <> term.typed;
    end if;
    spelled := spelled || case when term.is_out then '-' || said when term.is_phrase then '"' || said || '"' else said end;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;

-- ── schemas/talents/count_talents.sql ──

-- How many visible talents match, and how many more would if they named a desired pay (D33).
create function public.count_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD')
returns table(total bigint, without_pay bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  wanted tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    'distance', 1, 0);
  -- Past the day's profiles a company sees, and filters by, what visitors do; nothing is refused.
  if audience = 'employer' and public.talents_left_today() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select asked.wanted into wanted
      from public.read_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint;
      return;
    end if;
  end if;
  return query
    select
      count(*) filter (where max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency)),
      count(*) filter (where max_pay is not null and talent.desired_pay_per_hour is null)
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.hides_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (wanted is null or talent.search @@ wanted);
end
$$;

grant execute on function public.count_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text)
  to anon, authenticated, service_role;

-- ── schemas/talents/given_name_first.sql ──

-- A full name without titles ('Dr.') and suffixes ('Jr.', ', RN'), and 'Gomez, Maria' in the order of 'Maria Gomez'.
-- The same rule stands in lib/talents/short-name.ts; a test compares the two.
create function public.given_name_first(full_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(full_name,
          '\s*[,，]\s*(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|d\.?o|rn|bsn|msn|lpn|lvn|cna|np|pa|pa-c|dds|dmd|pt|ot|mba|cpa|ma|ms|bs|ba|pe)\.?(?=\s*([,，]|$))', '', 'gi'),
        '\s+(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|rn|lpn|cna|dds)\.?(?=\s*([,，]|$))', '', 'gi'),
      '^\s*([^,，]+)[,，]([^,，]+)$', '\2 \1'),
    '^\s*((dr|mr|mrs|ms|mx|miss|prof|professor|rev|sir)\.?\s+)+(?=\S)', '', 'i')
$$;

grant execute on function public.given_name_first(text) to service_role;

-- ── schemas/talents/initial_of.sql ──

-- The initial of a word: its first letter with all that belongs to it (accents, vowel signs, letters joined by a virama).
-- What belongs to a letter is whatever is no letter, digit, space or punctuation. Null where a word has no letter.
-- In plpgsql, which keeps its plan: a list calls it for each row (D69).
create function public.initial_of(word text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select (regexp_match(word collate "und-x-icu",
      '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]);
end
$$;

grant execute on function public.initial_of(text) to service_role;

-- ── schemas/talents/note_hidden_employers.sql ──

-- Who bears the name now is kept, so that a company cannot come back under another one.
create function public.note_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where public.company_key(employer.company_name) = public.company_key(new.company_name));
  return new;
end
$$;

-- ── schemas/talents/note_hidden_name.sql ──

-- A company that takes a name that somebody hides from is hidden from under every later name.
create function public.note_hidden_name(employer_id uuid, company_name text) returns void
language plpgsql
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || employer_id
      where hidden.company_key = public.company_key(note_hidden_name.company_name) and not hidden.employer_ids @> array[employer_id]
      returning hidden.user_id
  loop
    perform public.forget_talent_at(array[employer_id], talent_user_id);
  end loop;
end
$$;

-- ── schemas/talents/read_talent_words.sql ──

-- What somebody's words ask for, looked for in the given weights alone: all words, as terms of the job search without the other
-- names of work; words that are all stop words as they are written. Null when there is nothing to look for. Misspelt ones: correct_talent_words.
create function public.read_talent_words(words text, weights text,
  out wanted tsquery, out wanted_in_headline tsquery, out wanted_in_heading tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
  left_out tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if term.is_phrase or (has_stems and not (term.typed = 'it' and term.is_fixed)) then
      part := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':ABC');
    else
      part := public.any_of(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_of(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_of(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    if term.is_out then
      left_out := coalesce(left_out && !!part, !!part);
      continue;
    end if;
    wanted := coalesce(wanted && part, part);
    wanted_in_headline := coalesce(wanted_in_headline && in_headline, in_headline);
    wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
  end loop;
  wanted := coalesce(wanted && left_out, wanted);
end
$$;

grant execute on function public.read_talent_words(text, text) to service_role;

-- ── schemas/talents/read_talents.sql ──

-- Those of the talents whose full profile the viewer may read, in the order in which they are given, and counts them as read.
create function public.read_talents(talent_ids uuid[]) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  readable uuid[] := array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
begin
  if readable @> talent_ids then
    return readable;
  end if;
  -- One after the other, so that twenty requests at once cannot all be the last of the day.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('talent_views ' || viewer, 0));
  insert into public.talent_views (viewer_id, day, talent_id)
    select viewer, current_date, asked.id from unnest(talent_ids) with ordinality as asked (id, place)
    where asked.id <> all (readable) and not exists (select from public.talent_views as seen
      where seen.viewer_id = viewer and seen.day = current_date and seen.talent_id = asked.id)
    order by asked.place limit public.talents_left_today()
    on conflict do nothing;
  return array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
end
$$;

grant execute on function public.read_talents(uuid[]) to service_role;

-- ── schemas/talents/search_talents.sql ──

-- Talent search: which visible profiles are near, match words, years, availability, types and pay, in which order, and how
-- many (D14, D23, D25). The snapped point is the only geography, and nobody can filter by what they may not see.

-- One page of the visible talents that match, in the columns of the viewer's audience (supabase/README.md has the table);
-- what an employer reads in full is counted.
-- No radius: everywhere. No centre: distance_km is null. All distances are from the middle of the talent's cell, and so are
-- cell_lat and cell_lng.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also where there is no centre; 'relevance' (D16) = all
-- words in the headline, else in headline, skills and name, else with the bio's help; then the nearest, the newest, the id.
create function public.search_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD', sort text default 'distance',
  page_size integer default 20, page_offset integer default 0)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  cell_lat double precision, cell_lng double precision, distance_km double precision, experience_years integer,
  available_from date, bio text, desired_salary jsonb, is_saved boolean)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_headline tsquery;
  in_heading tsquery;
  found_ids uuid[];
  readable uuid[];
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    sort, page_size, page_offset);
  -- Past the day's profiles a company sees, and filters by, what visitors do; nothing is refused.
  if audience = 'employer' and public.talents_left_today() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select asked.wanted, wanted_in_headline, wanted_in_heading into wanted, in_headline, in_heading
      from public.read_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  found_ids := array(
    select talent.id
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.hides_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency))
      and (wanted is null or talent.search @@ wanted)
    order by
      case when ordering = 'relevance' and wanted is not null then
        case when talent.search @@ in_headline then 1 when talent.search @@ in_heading then 2 else 3 end end,
      case when ordering <> 'date' and center is not null then talent.public_point operator(extensions.<->) center end,
      case when ordering <> 'distance' then talent.created_at end desc,
      talent.id
    limit page_size offset page_offset);
  if audience = 'employer' then
    readable := public.read_talents(found_ids);
  end if;
  return query
    select talent.id,
      case when is_full then talent.full_name else public.short_name(talent.full_name) end,
      talent.headline, talent.skills,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      talent.available_from <= current_date,
      talent.desired_job_types,
      degrees(asin(extensions.cube_ll_coord(talent.public_point, 3) / 6371)),
      degrees(atan2(extensions.cube_ll_coord(talent.public_point, 2), extensions.cube_ll_coord(talent.public_point, 1))),
      public.arc_km(talent.public_point operator(extensions.<->) center),
      case when is_full or audience = 'signed-in' then talent.experience_years end,
      case when is_full or audience = 'signed-in' then talent.available_from end,
      case when is_full then talent.bio end,
      case when is_full then talent.desired_salary end,
      case when audience = 'employer' then exists (select from public.saved_talents as saved
        where saved.employer_id = viewer and saved.talent_id = talent.id) end
    from unnest(found_ids) with ordinality as listed (talent_id, place)
    join public.job_seeker_profiles as talent on talent.id = listed.talent_id,
    lateral (select coalesce(talent.id = any (readable), false) as is_full) as reading
    order by listed.place;
end
$$;

grant execute on function public.search_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text, text, integer, integer)
  to anon, authenticated, service_role;

-- ── schemas/talents/settle_hiding.sql ──

-- After a talent hid from a company or shows the profile to it again.
create function public.settle_hiding() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- One after the other, so that the last of two sees what the first has done.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set hides_from_some = not talent.hides_from_some
    where talent.user_id = talent_user_id and talent.hides_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.forget_talent_at(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;

-- ── schemas/talents/short_name.sql ──

-- The part of a full name that visitors may see: the first word and the initial of the last, 'Maria G.', once given_name_first has put it in order. A single word is its initial
-- alone ('Madonna': 'M.'), and so is a name that begins in Chinese, Japanese or Korean characters, with spaces or without:
-- there the family's name comes first, and what follows is often one character ('佐藤 健': '佐.'). An initial that would be
-- all of a word is left out ('Maria G': 'Maria'; 'X': 'Job seeker'). Words without a letter do not count.
-- The same rule stands in lib/talents/short-name.ts; a test compares the two.
-- In plpgsql, which keeps its plan: a list calls it for each row (D69).
create function public.short_name(full_name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  -- Most names are such words, which need none of what follows.
  if full_name ~ '^[A-Za-z]{2,}( [A-Za-z]+)* [A-Za-z]{2,}$' and public.given_name_first(full_name) = full_name then
    return split_part(full_name, ' ', 1) || ' ' || upper(left(split_part(full_name, ' ', -1), 1)) || '.';
  end if;
  return (
    with words as (
      -- Marks that turn a line around or show nothing are no part of a name.
      select array_agg(word order by place) as all_words
      from regexp_split_to_table(
        regexp_replace(normalize(public.given_name_first(full_name), NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, place)
      where word collate "und-x-icu" ~ '[[:alpha:]]'),
    ends as (
      select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
        cardinality(all_words) = 1 or all_words[1] ~
          '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
      from words),
    shown as (
      select first_word, is_initial_alone, public.initial_of(word) as initial,
        public.initial_of(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
          or (is_initial_alone and first_word <> last_word) as is_part
      from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
    select coalesce((
      select case
        when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
        when not is_initial_alone then first_word end
      from shown), 'Job seeker'));
end
$$;

grant execute on function public.short_name(text) to service_role;

-- ── schemas/talents/talent_views.sql ──

-- Full profiles are read by companies whose address is proven, at a human's pace: so many a day, counted here, so that raw REST
-- obeys as the site does. Past that, and before the proof, a company sees the visitors' cards.

-- Whose full profile which account has read on which day. It is the account's, so that founding a company again starts no new day.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);

create index talent_views_day on public.talent_views (day);

alter table public.talent_views enable row level security;
grant all on public.talent_views to service_role;

-- ── schemas/talents/forget_talent_views.sql ──

-- Forgets what was read before yesterday. How many rows.
create function public.forget_talent_views() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.talent_views where ctid = any (array(
      select ctid from public.talent_views where day < current_date - 1 limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_talent_views() to service_role;

-- ── schemas/talents/talents_left_today.sql ──

-- How many more full profiles the viewer may read today.
create function public.talents_left_today() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

grant execute on function public.talents_left_today() to service_role;

-- ── schemas/trust/cases.sql ──

-- What somebody who runs the site has to look at: one open case for a thing, however many reasons there are (D90, D94).
create table public.cases (
  id bigint generated always as identity primary key,
  -- By their ids: jobs, employer_profiles, job_seeker_profiles, contact_requests or applications, auth.users.
  subject_kind text not null check (subject_kind in ('job', 'company', 'profile', 'message', 'account')),
  -- No reference: a case outlives what it is about, so that deleting and posting again is seen.
  subject_id uuid not null,
  -- Whose it is.
  account_id uuid references auth.users (id) on delete cascade,
  -- [{"rule", "weight", "words", "source"}], in the order in which they came.
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  risk integer not null default 0,
  opened_at timestamptz not null default now(),
  -- When its owner was last asked something; it waits for the answer.
  asked_at timestamptz,
  closed_at timestamptz,
  -- 'mended' is its owner's doing: what they wrote no longer gives a reason.
  outcome text check (outcome in ('approved', 'removed', 'mended', 'dismissed', 'warned', 'suspended', 'banned', 'lifted')),
  check ((closed_at is null) = (outcome is null))
);

create unique index cases_open on public.cases (subject_kind, subject_id) where closed_at is null;
create index cases_queue on public.cases (risk desc, opened_at, id) where closed_at is null and asked_at is null;
create index cases_asked on public.cases (asked_at) where closed_at is null and asked_at is not null;
create index cases_subject on public.cases (subject_id, id desc);
create index cases_account on public.cases (account_id);

alter table public.cases enable row level security;
grant all on public.cases to service_role;

-- ── schemas/copies/are_branches.sql ──

-- Whether an operator said that of two accounts the one may post what the other one posts: the last that was decided about a copy
-- between them.
create function public.are_branches(one uuid, other uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'approved' from public.cases as decided
    where decided.subject_kind = 'job' and decided.outcome in ('approved', 'removed')
      and ((decided.account_id = one and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', other)))
        or (decided.account_id = other and decided.reasons @> jsonb_build_array(jsonb_build_object('rule', 'a copy', 'account', one))))
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.are_branches(uuid, uuid) to service_role;

-- ── schemas/copies/remember_removed_texts.sql ──

-- Keeps the texts of what an operator removes (a job, or all jobs of a company or a banned account), and deletes them where the removal
-- is taken back. A removed copy is left out: its text belongs to someone else.
create function public.remember_removed_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.cases;
  job_ids uuid[];
begin
  delete from public.removed_texts where removed_at < now() - interval '1 year';
  select * into decided from public.cases where id = new.case_id and subject_kind in ('job', 'company', 'account');
  job_ids := case when decided.subject_kind = 'job' then array[decided.subject_id]
    else array(select id from public.jobs where employer_id = decided.account_id) end;
  if new.decision in ('remove', 'ban') then
    insert into public.removed_texts (job_id, text_mark)
      select job.id, public.text_mark(job.description) from public.jobs as job
      where job.id = any (job_ids) and not exists (select from public.cases as copied
          where copied.subject_kind = 'job' and copied.subject_id = job.id and copied.reasons @> '[{"rule": "a copy"}]')
      on conflict (job_id) do update set removed_at = now();
  -- A job that was removed by itself stays removed, and all jobs do while their account or company is still out.
  elsif decided.subject_kind = 'job' or not ((decided.subject_kind = 'account' and public.has_removed(decided.account_id, 'company'))
      or exists (select from public.bans as standing
        where standing.kind = 'account' and standing.value = decided.account_id::text and standing.lifted_at is null
          and coalesce(standing.until, 'infinity') > now())) then
    delete from public.removed_texts as removed
      where removed.job_id = any (job_ids) and (decided.subject_kind = 'job' or not public.is_removed_job(removed.job_id));
  end if;
  return null;
end
$$;

-- ── schemas/trust/decide_case.sql ──

-- Decides an open case: shows or hides what it is about, writes its owner an email with the reason and the link of an appeal, and notes it
-- in the audit. To ask leaves it open. What a decision about an account does hangs on `decisions`.
-- The decision's id. CASE_CLOSED where somebody was faster, UNDECIDABLE for what cannot be decided about such a case.
create function public.decide_case(case_id bigint, decision text, reason text, decided_by uuid default null) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pending public.cases;
  decided uuid;
  was_removed boolean;
  is_appeal boolean;
  is_news boolean := true;
  -- The email's, for an appeal.
  secret text;
  becomes constant text := case decide_case.decision when 'approve' then 'approved' when 'remove' then 'removed'
    when 'dismiss' then 'dismissed' when 'warn' then 'warned' when 'suspend' then 'suspended' when 'ban' then 'banned'
    when 'lift' then 'lifted' end;
begin
  -- The job before its case, as whoever posts or reports it takes them: in two orders both would wait for each other.
  perform from public.jobs as job join public.cases as known on known.subject_kind = 'job' and known.subject_id = job.id
    where known.id = decide_case.case_id for update of job;
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if not coalesce(decide_case.decision in ('ask', 'dismiss') or case pending.subject_kind
        when 'account' then decide_case.decision in ('warn', 'suspend', 'ban', 'lift')
        else decide_case.decision in ('approve', 'remove') end, false)
      -- Only what others said can be unfounded.
      or (decide_case.decision = 'dismiss' and exists (select from jsonb_array_elements(pending.reasons) as reason
        where reason ->> 'source' in ('posting', 'copy', 'appeal'))) then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  is_appeal := exists (select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' = 'appeal');
  was_removed := case pending.subject_kind when 'job' then public.is_removed_job(pending.subject_id)
    else public.has_removed(pending.account_id, pending.subject_kind) end;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set asked_at = case decide_case.decision when 'ask' then now() else asked_at end,
    closed_at = case when becomes is not null then now() end, outcome = becomes where id = pending.id;
  if decide_case.decision = 'remove' then
    perform public.hide_subject(pending.subject_kind, pending.subject_id);
  elsif decide_case.decision in ('approve', 'dismiss') then
    -- Who never knew that somebody looked, is not told that nothing was found.
    is_news := public.show_subject(pending.subject_kind, pending.subject_id, was_removed) or is_appeal;
  end if;
  -- What an appeal against the like has confirmed is final; anything else is new, and nobody has looked at it twice.
  if decide_case.decision in ('remove', 'warn', 'suspend', 'ban') and not exists (
      select from public.decisions as first
      where first.appeal_case_id = pending.id and first.decision = decide_case.decision) then
    secret := encode(extensions.gen_random_bytes(32), 'hex');
    update public.decisions set appeal_token_hash = public.sha256_hex(secret) where id = decided;
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'case-decided', owner.email, jsonb_strip_nulls(jsonb_build_object('decisionId', decided, 'manageToken', secret)),
      'case-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email) and is_news
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$$;

grant execute on function public.decide_case(bigint, text, text, uuid) to service_role;

-- ── schemas/trust/has_removed.sql ──

-- Whether an operator took down an account's 'company' or 'profile': the last that was decided about it. Founding it anew is no way out.
create function public.has_removed(account_id uuid, subject_kind text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select decided.outcome = 'removed' from public.cases as decided
    where decided.account_id = has_removed.account_id and decided.subject_kind = has_removed.subject_kind
      and decided.outcome in ('approved', 'removed')
    order by decided.closed_at desc, decided.id desc limit 1), false)
$$;

grant execute on function public.has_removed(uuid, text) to service_role;

-- ── schemas/trust/hide_jobs.sql ──

-- Takes jobs off the site whoever owns them, warns all their applicants, and has the jobs' pages made anew; what
-- ended loses its page. How many were to be seen.
create function public.hide_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  hidden uuid[];
begin
  with held as (
    update public.jobs set status = 'held' where id = any (hide_jobs.job_ids) and status in ('open', 'paused') returning id),
  buried as (
    update public.jobs set expires_at = least(expires_at, now() - public.time_shown_after_end() - interval '1 day')
    where id = any (hide_jobs.job_ids) and status = 'closed' and ended_at > now() - public.time_shown_after_end() returning id),
  stale as (
    insert into public.stale_jobs (job_id) select id from held union all select id from buried on conflict do nothing)
  select coalesce(array_agg(id), '{}') into hidden from (select id from held union all select id from buried) as seen;
  insert into public.closing_emails (job_id, is_takedown)
    select id, true from public.jobs where id = any (hide_jobs.job_ids) and (status = 'held' or id = any (hidden))
    on conflict (job_id) do update set is_takedown = true;
  return cardinality(hidden);
end
$$;

grant execute on function public.hide_jobs(uuid[]) to service_role;

-- ── schemas/trust/hide_subject.sql ──

-- Takes down what a case is about. Whether there was something to see.
create function public.hide_subject(subject_kind text, subject_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case hide_subject.subject_kind
    when 'job' then
      changed := public.hide_jobs(array[hide_subject.subject_id]);
    when 'company' then
      changed := public.hide_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id where company.id = hide_subject.subject_id));
    when 'profile' then
      update public.job_seeker_profiles set is_visible = false where id = hide_subject.subject_id and is_visible;
      get diagnostics changed = row_count;
    when 'message' then
      delete from public.contact_requests where id = hide_subject.subject_id;
      -- What was said is gone, that something was said stays.
      update public.application_events set subject = null, body = null
        where application_id = hide_subject.subject_id and kind = 'mailed' and body is not null;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.hide_subject(text, uuid) to service_role;

-- ── schemas/trust/is_removed_job.sql ──

-- Whether an operator took a job down: the last that was decided about it.
create function public.is_removed_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select outcome = 'removed' from public.cases
    where subject_id = is_removed_job.job_id and subject_kind = 'job' and outcome in ('approved', 'removed')
    order by id desc limit 1), false)
$$;

grant execute on function public.is_removed_job(uuid) to service_role;

-- ── schemas/trust/job_marks.sql ──

-- What else a posting is known by beside whose it is: its contact's address and that address's domain, the domain of its link, its
-- phone number, and its words however they are spaced. Indexed, so that the same of other accounts is found among a million (D94).
create function public.job_marks(contact jsonb, application_url text, description text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    public.text_mark(description)], null)
$$;

grant execute on function public.job_marks(jsonb, text, text) to authenticated, service_role;

-- ── schemas/employers/employer_profiles.sql ──

-- Employers: the company profile. Owning one is what makes somebody an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry = any (public.industries())),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  -- Set by triggers here and on auth.users (D97).
  verified_domain text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

create trigger prepare_company before insert or update on public.employer_profiles
  for each row execute function public.prepare_company();
-- After prepare_company, by its name.
create trigger verify_employer before insert on public.employer_profiles
  for each row execute function public.verify_employer();
create trigger follow_company after insert or update or delete on public.employer_profiles
  for each row execute function public.follow_company();

alter table public.employer_profiles enable row level security;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant update (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant all on public.employer_profiles to service_role;

create policy "employers read their own company" on public.employer_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people found their own company" on public.employer_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "employers change their own company" on public.employer_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "employers delete their own company" on public.employer_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/employers/follow_company_row.sql ──

-- The steps after a company was written, in their order. `before` is the row as it was, null for a new one; `company` is null where it is
-- deleted. `is_person`: the writer is not the service. Refuses any call but a trigger's.
create function public.follow_company_row(company public.employer_profiles, before public.employer_profiles, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger follows a company.' using errcode = 'PT403';
  end if;
  if company.company_logo is distinct from before.company_logo then
    perform public.claim_company_logo(company, before);
  end if;
  if company.id is null then
    return;
  end if;
  -- Its open jobs show copies (D18b).
  if before.id is not null and (company.company_name, company.company_description, company.company_logo, company.industry)
      is distinct from (before.company_name, before.company_description, before.company_logo, before.industry) then
    update public.jobs
      set company_name = company.company_name, company_description = company.company_description,
          company_logo = company.company_logo, industry = company.industry
      where employer_id = company.user_id and status <> 'closed' and expires_at > now();
  end if;
  if is_person then
    perform public.judge_company(company, before.id is null);
  end if;
  if company.company_name is distinct from before.company_name then
    perform public.note_hidden_name(company.user_id, company.company_name);
  end if;
end
$$;

grant execute on function public.follow_company_row(public.employer_profiles, public.employer_profiles, boolean)
  to authenticated, service_role;

-- ── schemas/employers/claim_company_logo.sql ──

-- Logos: a company shows a file that our own upload made for its owner, and no other address; and a talent's CV may
-- have 10 MB. What an application may have (5 MB) is checked by the server, which looks into every file anyway.

-- A company's logo is a file of its owner's: without this an employer could make every visitor's browser ask any server.
-- Replacing or deleting it gives the old file up, and takes its address from ended jobs too, which keep other copies.
create function public.claim_company_logo(company public.employer_profiles, before public.employer_profiles) returns void
language plpgsql
set search_path = ''
as $$
begin
  if company.company_logo is not null then
    update public.uploads set claimed_at = now()
      where public_url = company.company_logo and bucket = 'companies' and owner_id = company.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'LOGO_MISSING' using errcode = 'PT409';
    end if;
  end if;
  if before.company_logo is not null then
    update public.uploads set discarded_at = now() where public_url = before.company_logo;
    if company.id is not null then
      update public.jobs set company_logo = company.company_logo
        where employer_id = before.user_id and company_logo = before.company_logo;
    end if;
  end if;
end
$$;

-- ── schemas/trust/judge_company.sql ──

-- Judges what a company says of itself, its name before all, which its jobs show: what breaks a hard rule is refused with its sentence,
-- and what weighs as much as `hold_weight` hides its jobs until somebody has looked or it says it differently. A new company has none
-- yet, and they are judged with its words. What an operator approved is not asked again (D91).
create function public.judge_company(company public.employer_profiles, is_new boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
begin
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', broken.field) order by broken.weight desc)
      filter (where broken.is_hard)) -> 0
    into reasons, refused
    from (
      select distinct on (rule) * from (
        select 'companyName' as field, in_name.* from public.judge_words(company.company_name) as in_name
        union all
        select 'companyDescription', told.* from public.judge_words(company.company_description) as told
        union all
        select 'companyName', borrowed.rule, 'scam', borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null
        from public.judge_name(company.company_name, company.user_id, company.location) as borrowed) as each
      order by rule, field desc) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'company' and approved.subject_id = company.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if is_new then
    return;
  end if;
  select * into pending from public.cases where subject_kind = 'company' and subject_id = company.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('company', company.id, company.user_id, reasons);
    -- Not over: nobody who waits for an answer is told anything.
    with held as (
      update public.jobs set status = 'held' where employer_id = company.user_id and status = 'open' and expires_at > now() returning id)
    insert into public.stale_jobs (job_id) select id from held on conflict do nothing;
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.show_subject('company', company.id, false);
    perform public.note_audit_event('case mended', 'company', company.id::text, jsonb_build_object('case', pending.id), company.user_id);
  end if;
end
$$;

-- ── schemas/applications/reply_records.sql ──

-- Which employers answered most of their applicants (D110): more than half, as reply_record counts, over all of their jobs that have a page.
create table public.reply_records (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  answers_most boolean not null,
  looked_at timestamptz not null default now()
);

create index reply_records_looked_at on public.reply_records (looked_at);

alter table public.reply_records enable row level security;
grant all on public.reply_records to service_role;

-- ── schemas/employers/is_employer.sql ──

-- Whether the viewer owns a company profile: the authority behind every employer right (D26).
create function public.is_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.employer_profiles where user_id = (select auth.uid())) $$;

grant execute on function public.is_employer() to authenticated, service_role;

-- ── schemas/alerts/alerts.sql ──

-- Job alerts of people and guests, and talent alerts of companies: who is told of what, how often, and how a guest with
-- nothing but an email address gets in and out again (D22, D29, D67). A paused one is a search that is saved without email (D108).

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('job', 'talent')),
  -- Whose it is: an account's, or a guest's with an address alone.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- A talent alert needs a company, and goes with it.
  company_id uuid generated always as (case when kind = 'talent' then user_id end) stored
    references public.employer_profiles (user_id) on delete cascade,
  address text check (address is null or (public.is_email(address) and address = lower(address))),
  -- What its owner calls a saved search.
  name text check (length(name) between 1 and 60),
  words text check (length(words) <= 200),
  -- What else a job alert looks for. Pay is per hour (D33).
  job_types text[] not null default '{}' check (cardinality(job_types) <= cardinality(public.job_types())
    and job_types <@ public.job_types()),
  min_pay numeric check (min_pay between 0 and public.largest_pay()),
  currency text not null default 'USD' check (currency = any (public.currencies())),
  -- What else a talent alert looks for.
  skills text[] not null default '{}' check (public.is_word_list(skills, 20)),
  min_years integer check (min_years between 0 and 50),
  max_years integer check (max_years between 0 and 50 and max_years >= min_years),
  -- What else a job alert asks, as search_jobs takes it (D102, D103): a drawn area is also its place and its radius.
  more jsonb check (length(more::text) <= 8000),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null check (radius_km between 1 and public.largest_radius_km()),
  -- What its emails say (D106); the radius is kilometers.
  in_miles boolean not null default false,
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'paused')),
  next_due_at timestamptz,
  -- What opened up to here has been looked at.
  looked_until timestamptz not null default now(),
  -- The secret of the mails' links. In the clear, because every mail has it; no grant shows it.
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  active_since timestamptz not null default now(),
  center extensions.cube not null generated always as (public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  area extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
      public.chord_km(radius_km), 3)) stored,
  -- The radius as a chord, so that nothing is computed for each of a hundred thousand circles.
  chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  -- What the words of talent alerts and instant job alerts ask for, and where in the index a job comes across the latter.
  wanted tsquery,
  -- The shapes that its owner drew.
  shapes polygon[] generated always as (public.read_areas(more -> 'areas')) stored,
  watch_keys bigint[],
  constraint alerts_owner check (num_nonnulls(user_id, address) = 1),
  constraint alerts_unconfirmed check (status <> 'unconfirmed' or address is not null),
  constraint alerts_search check (case kind
    when 'job' then skills = '{}' and num_nonnulls(min_years, max_years) = 0
    else job_types = '{}' and num_nonnulls(min_pay, address, more, name) = 0 end)
);

comment on column public.alerts.weekday is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';

create index alerts_user on public.alerts (user_id) where user_id is not null;
create index alerts_company on public.alerts (company_id) where company_id is not null;
create index alerts_address on public.alerts (address) where address is not null;
create index alerts_due on public.alerts (next_due_at) where next_due_at is not null;
create index alerts_unconfirmed on public.alerts (created_at) where status = 'unconfirmed';
-- Job alerts without words are found by their circle. Those with words by a word and a cell of the map at once: a city has
-- a hundred thousand circles around one job, and few of them ask for what it is.
create index alerts_area on public.alerts
  using gist (area) include (id, center, chord, job_types, min_pay, currency, active_since)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is null;
-- Those that ask for more without words are read one by one.
create index alerts_asking on public.alerts using gist (area)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is not null;
create index alerts_watch on public.alerts using gin (watch_keys) with (fastupdate = off)
  where status = 'active' and frequency = 'instant';
create index alerts_talent_area on public.alerts using gist (area) where kind = 'talent' and status = 'active';

-- The scheduler's own updates pass by the triggers. An update of the words, even to themselves, reads them again (settle_unsure_words).
create trigger prepare_alert
  before insert or update of kind, user_id, address, name, words, job_types, min_pay, currency, skills, min_years, max_years,
    more, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at
  on public.alerts for each row execute function public.prepare_alert();
create trigger note_unsure_words after insert or update of words, frequency on public.alerts
  for each row when (new.kind = 'job') execute function public.note_unsure_words();

alter table public.alerts enable row level security;
grant select (id, kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status, next_due_at, created_at, updated_at)
  on public.alerts to authenticated;
grant insert (kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status)
  on public.alerts to authenticated;
grant update (name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km, in_miles, frequency, hour,
    weekday, time_zone, status)
  on public.alerts to authenticated;
grant delete on public.alerts to authenticated;
grant all on public.alerts to service_role;

create policy "people read their own alerts" on public.alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make job alerts for themselves, employers talent alerts" on public.alerts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (kind = 'job' or (select public.is_employer())));
create policy "people change their own alerts" on public.alerts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own alerts" on public.alerts
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/prepare_alert_row.sql ──

-- The steps before an alert is written, in their order. `before` is the row as it was, null for a new one. `is_person`: the writer is not
-- the service. Refuses any call but a trigger's.
create function public.prepare_alert_row(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger prepares an alert.' using errcode = 'PT403';
  end if;
  alert := public.guard_alert(alert, before, is_person);
  alert := public.schedule_alert(alert, before);
  if before.id is null then
    perform public.limit_alerts(alert.kind, alert.user_id, alert.address);
  end if;
  -- Refuses what no search asks.
  perform public.parse_conditions(alert.more - 'areas');
  select parsed.wanted, parsed.watch_keys into alert.wanted, alert.watch_keys
    from public.read_words_of_alert(alert.kind, alert.frequency, alert.words, alert.location, alert.radius_km) as parsed
    where alert.words is not null;
  -- A new owner or secret is no change of what the alert looks for.
  if before.id is not null and (alert.user_id, alert.address, alert.manage_token) is not distinct from
      (before.user_id, before.address, before.manage_token) then
    alert.updated_at := now();
  end if;
  return alert;
end
$$;

grant execute on function public.prepare_alert_row(public.alerts, public.alerts, boolean) to authenticated, service_role;

-- ── schemas/alerts/guard_alert.sql ──

-- What a person may not decide: whose alert it is, its secret, and when it is due.
create function public.guard_alert(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  circle record;
begin
  -- PostgreSQL's spaces know neither control characters nor those of Unicode.
  alert.name := nullif(trim(regexp_replace(alert.name, '[[:space:][:cntrl:]\u00a0\u2028\u2029]+', ' ', 'g')), '');
  alert.words := nullif(regexp_replace(trim(alert.words), '\s+', ' ', 'g'), '');
  -- As skills stand in a profile.
  alert.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(alert.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  alert.location := public.normalize_location(public.unwrap_json(alert.location));
  alert.more := nullif(public.unwrap_json(alert.more), '{}');
  if public.read_areas(alert.more -> 'areas') is not null then
    -- Its circle holds it, which an index finds.
    circle := public.circle_of_areas(alert.more -> 'areas');
    alert.location := jsonb_set(alert.location, '{coordinates}', jsonb_build_object('lat', circle.lat, 'lng', circle.lng));
    alert.radius_km := greatest(1, ceil(circle.radius_km));
  end if;
  alert.radius_km := coalesce(alert.radius_km,
    case alert.kind when 'job' then public.default_radius_km() else public.default_talent_radius_km() end);
  if is_person then
    if alert.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert waits for a confirmation.' using errcode = '23514', constraint = 'alerts_unconfirmed';
    end if;
    if before.id is null then
      alert.address := null;
      alert.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      alert.created_at := now();
    else
      alert.kind := before.kind;
      alert.user_id := before.user_id;
      alert.address := before.address;
      alert.manage_token := before.manage_token;
      alert.created_at := before.created_at;
      alert.looked_until := before.looked_until;
      alert.next_due_at := before.next_due_at;
    end if;
  end if;
  return alert;
end
$$;

-- ── schemas/alerts/schedule_alert.sql ──

-- Sets when an alert is due. An alert that (again) becomes active starts now: what came while it was paused is no news. One
-- that turns from digests to instant, or is resumed as instant, is due at once, so that nothing it has found is left waiting.
create function public.schedule_alert(alert public.alerts, before public.alerts) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
begin
  if alert.status = 'active' and (is_new or before.status <> 'active') then
    alert.looked_until := now();
    alert.active_since := now();
  end if;
  if alert.status <> 'active' then
    alert.next_due_at := null;
  elsif is_new or before.status <> 'active'
    or (alert.frequency, alert.hour, alert.weekday, alert.time_zone) is distinct from (before.frequency, before.hour, before.weekday, before.time_zone) then
    alert.next_due_at := case
      when alert.frequency <> 'instant' then public.next_alert_due(alert.frequency, alert.hour, alert.weekday, alert.time_zone, now())
      when is_new then null
      when before.status = 'active' and before.frequency = 'instant' then before.next_due_at
      else now() end;
  end if;
  return alert;
end
$$;

-- ── schemas/alerts/change_alert.sql ──

-- Changes the alert of a mail's secret: `changes` has columns that a person may write ({"status": "paused"}), every other
-- key is ignored. A guest's alert becomes active by its confirmation alone. False for an unknown secret.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'more', 'location',
      'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  alert public.alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into alert from public.alerts where manage_token = change_alert.token for update;
  if not found then
    return false;
  end if;
  if alert.status = 'unconfirmed' then
    wished := wished - 'status';
  end if;
  alert := jsonb_populate_record(alert, wished);
  update public.alerts set words = alert.words, job_types = alert.job_types, min_pay = alert.min_pay,
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years, more = alert.more,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;

-- ── schemas/alerts/confirm_job_alert.sql ──

-- Turns a guest's alert on by the secret of its mail, also a second time; an account of that address gets it at once, and this
-- browser has shown to read it. False for an unknown secret. Who asks anew after having unsubscribed from everything gets mail again.
create function public.confirm_job_alert(token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  confirmed public.alerts;
  account_id uuid;
begin
  update public.alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.alerts where manage_token = confirm_job_alert.token);
  end if;
  perform public.prove_address(confirmed.address, 'browser:' || public.sha256_hex(browser_key)) where browser_key is not null;
  delete from public.stopped_addresses where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$$;

grant execute on function public.confirm_job_alert(text, text) to service_role;

-- ── schemas/alerts/find_alert.sql ──

-- The alert of a mail's secret, in the columns that its owner sees and with its address; null for an unknown one. Changes
-- nothing (D29).
create function public.find_alert(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', alert.id, 'kind', alert.kind, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'has_account', alert.user_id is not null,
      'words', alert.words, 'job_types', alert.job_types, 'min_pay', alert.min_pay, 'currency', alert.currency,
      'skills', alert.skills, 'min_years', alert.min_years, 'max_years', alert.max_years,
      'more', alert.more, 'location', alert.location, 'radius_km', alert.radius_km, 'in_miles', alert.in_miles, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
$$;

grant execute on function public.find_alert(text) to service_role;

-- ── schemas/alerts/forget_unconfirmed_alerts.sql ──

-- Forgets alerts that nobody confirmed within so many days. How many.
create function public.forget_unconfirmed_alerts(after_days integer default 7) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_unconfirmed_alerts(integer) to service_role;

-- ── schemas/alerts/open_alert_mail.sql ──

-- What a mail of an alert says now, for whoever writes it out: the alert, its secret, and of what it found so many that may
-- still be told, the nearest first, with the number of all. Talents in the columns that everybody may see plus the distance,
-- because a mail leaves the site. Null, so that nothing is sent, when nothing is left or the alert was stopped. What was
-- never told and may not be told now is given back: when it may again, it is news.
create function public.open_alert_mail(mail_id uuid, max_found integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.alerts as owner
    where owner.id = (select told.alert_id from public.alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not public.is_still_news(alert, told.job_id, told.talent_id, now_at));
  if not is_wanted then
    return null;
  end if;
  update public.alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  if alert.kind = 'job' then
    select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
      select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
        job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.jobs as job on job.id = told.job_id
      where told.mail_id = mail_id and public.is_still_news(alert, job.id, null, now_at)) as job;
  else
    select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
      select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
        talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
        talent.available_from <= current_date as is_available_now, talent.desired_job_types,
        public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.job_seeker_profiles as talent on talent.id = told.talent_id
      where told.mail_id = mail_id and public.is_still_news(alert, null, talent.id, now_at)) as talent;
  end if;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manage_token', alert.manage_token,
    'total', jsonb_array_length(listed),
    'found', (select jsonb_agg(each.entry order by each.place)
      from jsonb_array_elements(listed) with ordinality as each (entry, place) where each.place <= max_found));
end
$$;

grant execute on function public.open_alert_mail(uuid, integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/talent_alert_matches.sql ──

-- Whether an alert asks for what a profile says: all skills, years within bounds, words anywhere in it, and the middle of its
-- cell in the circle, because that is the only place that employers get to know (D25).
create function public.talent_alert_matches(alert public.alerts, search tsvector, skills text[], years integer,
  point extensions.cube)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    alert.area operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.words is null or search @@ alert.wanted), false)
$$;

grant execute on function public.talent_alert_matches(public.alerts, tsvector, text[], integer, extensions.cube)
  to service_role;

-- ── schemas/alerts/unsure_alert_words.sql ──

-- Words of instant alerts that no posted heading had when they were read. The search corrects such a word to its nearest; a
-- job that brings the word itself, or a nearer one, has the alert read anew.
create table public.unsure_alert_words (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  word text not null,
  stem text not null,
  primary key (alert_id, word)
);

create index unsure_alert_words_stem on public.unsure_alert_words (stem);
create index unsure_alert_words_initial on public.unsure_alert_words (left(word, 1), length(word));

alter table public.unsure_alert_words enable row level security;
grant all on public.unsure_alert_words to service_role;

-- ── schemas/alerts/write_due_alerts.sql ──

-- Writes the mails of alerts that are due: of a talent alert what waits, of a job alert the open jobs that match and opened
-- since its last digest; none where there is nothing to tell. Looks back ten minutes more, for postings that were not yet
-- committed then; what was told is not told again. However long the scheduler was away, one digest comes. How many alerts
-- were looked at, and how many mails written.
create function public.write_due_alerts(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  due uuid[];
  alert public.alerts;
  search public.job_search;
begin
  due := array(
    select id from public.alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    -- No key is updated: whoever tells one of them of a job meanwhile need not wait, and this run may have to wait for that one.
    for no key update skip locked);
  for alert in select * from public.alerts where id = any (due) and kind = 'job' loop
    -- What opens now was posted within any time.
    search := public.parse_search((alert.location #>> '{coordinates,lat}')::double precision,
      (alert.location #>> '{coordinates,lng}')::double precision, alert.radius_km, alert.words, alert.job_types, alert.min_pay,
      alert.currency, 'date', null, alert.more - 'posted_days');
    execute format('
        insert into public.alert_deliveries (alert_id, job_id)
          select $2, job.id
          from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
          where opening.opened_at > $3 and opening.opened_at <= $4 and job.expires_at > $4 and %s
          on conflict do nothing', public.search_conditions(search))
      using search, alert.id, greatest(alert.active_since, alert.looked_until - interval '10 minutes'), now_at;
  end loop;
  alerts := cardinality(due);
  mails := public.write_alert_mails(due);
  update public.alerts
    set looked_until = now_at, next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
    where id = any (due);
  return next;
end
$$;

grant execute on function public.write_due_alerts(integer, timestamp with time zone) to service_role;

-- ── schemas/applications/answer_templates.sql ──

-- An employer's own wording of an answer; without a row the product's stands.
create table public.answer_templates (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('invitation', 'rejection', 'message')),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(trim(body)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (employer_id, kind)
);

create trigger touch_updated_at before update on public.answer_templates
  for each row execute function public.touch_updated_at();

alter table public.answer_templates enable row level security;
grant select, delete on public.answer_templates to authenticated;
grant insert (employer_id, kind, subject, body) on public.answer_templates to authenticated;
grant update (employer_id, kind, subject, body) on public.answer_templates to authenticated;
grant all on public.answer_templates to service_role;

create policy "employers keep their own templates" on public.answer_templates
  for all to authenticated
  using (employer_id = (select auth.uid()))
  with check (employer_id = (select auth.uid()) and (select public.is_employer()));

-- ── schemas/people/merge_companies.sql ──

-- Makes two companies of one owner or firm a single one: jobs with their applications, saved talents, requests, and who may be written
-- to go to that of the account with the other address, and the other company is gone; its account stays. Both are told why. How many jobs. NO_COMPANY where one
-- has none, SAME_COMPANY for one and the same.
create function public.merge_companies(from_account uuid, into_address text, reason text, merged_by uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  into_account constant uuid := (select id from auth.users
    where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
  moved integer;
  gone public.employer_profiles;
  kept public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into gone from public.employer_profiles where user_id = merge_companies.from_account;
  select * into kept from public.employer_profiles where user_id = into_account;
  if gone.id is null or kept.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select kept.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = gone.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = gone.user_id and email_confirmed_at is not null) as theirs
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = kept.user_id, idempotency_key = null,
      company_name = kept.company_name, company_description = kept.company_description, company_logo = kept.company_logo,
      industry = kept.industry
    where employer_id = gone.user_id;
  get diagnostics moved = row_count;
  perform set_config('merge_companies.runs', '', true);
  perform public.keep_reply_record(kept.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = kept.user_id and ended_at > now() - public.time_shown_after_end() on conflict do nothing;
  update public.cases set account_id = kept.user_id
    where account_id = gone.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = kept.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.contact_requests as own where own.employer_id = kept.user_id and own.talent_id = request.talent_id);
  delete from public.employer_profiles where id = gone.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('gone', gone.company_name, 'kept', kept.company_name,
        'jobs', moved, 'reason', trim(merge_companies.reason), 'isKept', account.id = kept.user_id),
      'companies-merged:' || gone.id || ':' || account.id
    from auth.users as account where account.id in (gone.user_id, kept.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', gone.user_id, 'into', kept.user_id, 'jobs', moved), merge_companies.merged_by)
    from unnest(array[gone.user_id, kept.user_id]) as account;
  return moved;
end
$$;

grant execute on function public.merge_companies(uuid, text, text, uuid) to service_role;

-- ── schemas/postings/find_job_contact.sql ──

-- What the holder of the secret is asked: {"companyName", "state": asked, confirmed or declined}; null for an unknown one.
create function public.find_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'asked' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(find_job_contact.manage_token)
$$;

grant execute on function public.find_job_contact(text) to anon, authenticated, service_role;

-- ── schemas/postings/job_drafts.sql ──

-- Posting a job: the draft that survives a reload and another device, and what only the poster reads back.

-- One draft per employer. `idempotency_key` becomes the posted job's, so that one form posts one job.
create table public.job_drafts (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 60000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger skip_posted before insert or update on public.job_drafts
  for each row execute function public.skip_posted_draft();
create trigger touch_updated_at before update on public.job_drafts
  for each row execute function public.touch_updated_at();

alter table public.job_drafts enable row level security;
grant select, delete on public.job_drafts to authenticated;
grant insert (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant update (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant all on public.job_drafts to service_role;

create policy "employers read their own draft" on public.job_drafts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers start their own draft" on public.job_drafts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own draft" on public.job_drafts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers drop their own draft" on public.job_drafts
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/saved/is_proven_employer.sql ──

-- Whether the viewer owns a company profile (D26) and has confirmed the address of the account.
create function public.is_proven_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;

grant execute on function public.is_proven_employer() to service_role;

-- ── schemas/talents/talent_audience.sql ──

-- Who asks: 'visitor', 'signed-in' or 'employer'. A company whose address is not proven sees what visitors see.
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_proven_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

grant execute on function public.talent_audience() to service_role;

-- ── schemas/talents/talent_reading.sql ──

-- What the site shows the viewer of talents: the audience that the cards are for, why they are short for a company ('unproven',
-- 'used-up' or null), and how many full profiles there are in a day.
create function public.talent_reading() returns table (audience text, obstacle text, profiles_a_day integer)
language sql stable security definer
set search_path = ''
as $$
  select case when asking.audience = 'employer' and asking.is_used_up then 'visitor' else asking.audience end,
    case when asking.audience = 'employer' and asking.is_used_up then 'used-up'
      when asking.audience = 'visitor' and public.is_employer() then 'unproven' end,
    public.setting('talent_profiles_a_day')
  from (select public.talent_audience() as audience, public.talents_left_today() = 0 as is_used_up) as asking
$$;

grant execute on function public.talent_reading() to anon, authenticated, service_role;

-- ── schemas/jobs/jobs.sql ──

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

-- ── schemas/jobs/follow_job_row.sql ──

-- The steps after a job was written, in their order. `before` is the row as it was, null for a new one. `is_person`: the writer is not
-- the service. Refuses any call but a trigger's.
create function public.follow_job_row(job public.jobs, before public.jobs, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_open constant boolean := job.status = 'open' and job.expires_at > now();
  was_open constant boolean := not is_new and before.status = 'open' and before.expires_at > now();
  is_ended_or_opened constant boolean := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger follows a job.' using errcode = 'PT403';
  end if;
  if job.application_url is null
    and ((is_person and job.status not in ('closed', 'held')
        and (job.contact, job.application_url) is distinct from (before.contact, before.application_url))
      -- A stranger is asked for nothing until an operator has seen what was held.
      or (before.status = 'held' and job.status = 'open' and not job.is_demo)) then
    perform public.ask_posted_contact(job.employer_id, job.contact ->> 'email');
  end if;
  if not is_new and ((before.status = 'closed') <> (job.status = 'closed') or job.ended_at < before.ended_at) then
    perform public.ask_for_closing_emails(job, before);
  end if;
  if is_new and job.idempotency_key is not null then
    perform public.drop_posted_draft(job.employer_id, job.idempotency_key);
  end if;
  if not is_new and (before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, ''))
      is distinct from (job.state_slug, job.city_slug, coalesce(job.neighborhood_slug, '')) then
    perform public.keep_former_place(job, before);
  end if;
  if job.location is distinct from before.location then
    perform public.note_posted_place(job.state_slug, job.city_slug, job.neighborhood_slug, job.pt);
  end if;
  -- After any change: what is held may open because its words were mended.
  if not is_new and is_open and not was_open then
    perform public.note_reopened_job(job.id);
  end if;
  -- After the place, as the words of new jobs are: in two orders a posting and a change would wait for each other. A job that is opened
  -- again may bring words back that were forgotten.
  if not is_new and (is_ended_or_opened
      or (job.title, job.company_name, job.tags) is distinct from (before.title, before.company_name, before.tags)) then
    perform public.learn_changed_words(job.title, job.company_name, job.tags);
  end if;
  if job.status = 'open' and not job.is_demo
    and (is_ended_or_opened or (job.title, job.description) is distinct from (before.title, before.description)) then
    perform public.queue_still_hiring(job.id, job.created_at);
  end if;
end
$$;

grant execute on function public.follow_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;

-- ── schemas/jobs/prepare_job_row.sql ──

-- The steps before a job is written, in their order. `before` is the row as it was, null for a new one; `job` is null where it is deleted.
-- `is_person`: the writer is not the service. Refuses any call but a trigger's.
create function public.prepare_job_row(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_reworded boolean;
  is_moved boolean;
  is_ended_or_opened boolean;
  is_changed boolean;
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger prepares a job.' using errcode = 'PT403';
  elsif job.id is null then
    perform public.say_that_job_is_gone(before, now());
    return null;
  end if;

  job := public.guard_job(job, before, is_person);
  is_reworded := (job.title, job.description) is distinct from (before.title, before.description);
  is_moved := job.location is distinct from before.location;
  is_ended_or_opened := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
  is_changed := is_reworded or is_moved or is_ended_or_opened or (job.salary, job.contact, job.tags, job.benefits, job.application_url)
    is distinct from (before.salary, before.contact, before.tags, before.benefits, before.application_url);
  if is_new or is_ended_or_opened then
    job := public.complete_job(job, before);
  end if;
  -- A banned person may still close what is there.
  if is_person and job.status <> 'closed' and is_changed then
    perform public.refuse_banned(job.employer_id,
      concat_ws(E'\n', job.contact ->> 'email', job.contact ->> 'phone', job.application_url, job.title, job.description));
  end if;
  if before.status = 'held' and job.status = 'closed' then
    -- A held job has no page, and ending it gives it none: it is over for longer than a page stays.
    job.expires_at := least(job.expires_at, now() - public.time_shown_after_end() - interval '1 day');
  end if;
  -- After the guard and the copies, so that what is compared is what is stored.
  if is_person and (is_reworded or is_moved or is_ended_or_opened) then
    job := public.limit_postings(job, before);
  end if;
  if is_person and is_changed then
    job := public.judge_job(job, before);
  end if;
  if is_person and (is_reworded or is_ended_or_opened) then
    job := public.judge_copy(job, before);
  end if;
  -- The link in an email opens it with the owner's rights.
  if not is_person and before.status = 'paused' and job.status = 'open' then
    job := public.judge_job(job, before, true);
  end if;
  if before.status = 'held' and job.status = 'open' then
    job := public.date_shown_job(job, before);
  end if;
  -- How its employer replies is no change of a job.
  if not is_new and (job.answers_most = before.answers_most or (job.status, job.expires_at) <> (before.status, before.expires_at)) then
    job.updated_at := now();
  end if;
  return job;
end
$$;

grant execute on function public.prepare_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;

-- ── schemas/alerts/note_reopened_job.sql ──

-- Notes that a job opened again, never before the time for which it waits. What was held since it was posted is no news where it was
-- posted before.
create function public.note_reopened_job(job_id uuid) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := public.posted_before(note_reopened_job.job_id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (note_reopened_job.job_id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
end
$$;

-- ── schemas/applications/ask_for_closing_emails.sql ──

-- A job that ends asks for closing emails, also where its page goes before its time; reopening cancels them.
create function public.ask_for_closing_emails(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  if job.status = 'closed' or job.ended_at <= now() - public.time_shown_after_end() then
    insert into public.closing_emails (job_id) values (job.id) on conflict do nothing;
  elsif before.status = 'closed' then
    perform public.cancel_closing_emails(array[job.id]);
  end if;
end
$$;

-- ── schemas/applications/say_that_job_is_gone.sql ──

-- However a job's row goes, whoever waits is told: also those whose email was written and goes with the row unsent.
create function public.say_that_job_is_gone(job public.jobs, now_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_warning_due constant boolean :=
    exists (select from public.closing_emails where job_id = job.id and is_takedown);
  is_taken_down constant boolean := is_warning_due
    or exists (select from public.application_events where job_id = job.id and kind = 'job-removed');
begin
  -- Before the applications' remains, which take over the links that this adds.
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isProven', application.proven_at is not null, 'manageToken', public.add_application_link(application.id)),
      'job-gone:' || application.id
    from public.may_be_told(array(
      select left_over.id from public.applications as left_over
      where left_over.job_id = job.id
        and (is_warning_due or left_over.id in (select waiting.id from public.waiting_applications(job.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = left_over.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed', 'job-removed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  insert into public.gone_applications (token_hash, link_hashes, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.link_hashes, application.applicant_id, job.title, job.company_name, job.state_slug, job.city_slug,
      case when is_taken_down then 'taken-down'
        -- With its employer the job goes after the employer's row.
        when exists (select from public.employer_profiles where user_id = job.employer_id) then 'job-deleted'
        else 'employer-left' end,
      application.status, application.created_at, least(job.ended_at, now_at)
    from public.applications as application where application.job_id = job.id
    on conflict do nothing;
end
$$;

-- ── schemas/copies/judge_copy.sql ──

-- Holds a job with the text of another account's open job, or of a job that an operator removed within a year (D96). Once an operator
-- approved it, neither it nor later ones between these two accounts (`are_branches`) are held for it. A job held for nothing else is
-- shown once its text differs.
create function public.judge_copy(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  original record;
  reason jsonb;
  mended bigint;
begin
  if job.status = 'closed' or job.expires_at <= now()
      or (before.id is not null and job.description is not distinct from before.description
        and before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused'))) then
    return job;
  end if;
  select copied.original_id, copied.is_removed, posted.title, posted.company_name, posted.employer_id
    into original
    from public.copied_posting(job.id, job.employer_id, job.description) as copied left join public.jobs as posted on posted.id = copied.original_id;
  if not found then
    if job.status = 'held' and not public.is_removed_job(job.id) and not public.has_removed(job.employer_id, 'company') then
      update public.cases as pending set closed_at = now(), outcome = 'mended'
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null and pending.reasons <> '[]'
          and not exists (select from jsonb_array_elements(pending.reasons) as known where known ->> 'source' is distinct from 'copy')
        returning id into mended;
      if mended is not null then
        perform public.note_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', mended), job.employer_id);
        job.status := 'open';
      end if;
    end if;
    return job;
  end if;
  reason := jsonb_build_object('rule', case when original.is_removed then 'a copy of a removed job' else 'a copy' end,
    'weight', 100, 'words', case when original.is_removed then 'the words of a job that we took down'
      else format('the words of “%s” at %s', original.title, original.company_name) end,
    'source', 'copy', 'original', original.original_id)
    || case when original.is_removed then '{}' else jsonb_build_object('account', original.employer_id) end;
  if exists (select from public.cases as decided, jsonb_array_elements(decided.reasons) as known
      where decided.subject_kind = 'job' and decided.subject_id = job.id and decided.outcome = 'approved'
        and known -> 'original' = reason -> 'original') then
    return job;
  end if;
  if not exists (select from public.cases as pending
      where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null
        and pending.reasons @> jsonb_build_array(reason)) then
    perform public.open_case('job', job.id, job.employer_id, jsonb_build_array(reason));
  end if;
  job.status := 'held';
  return job;
end
$$;

-- ── schemas/jobs/guard_job.sql ──

-- What a person may not decide is decided here: who posted, under which name, when, how long, and at which address.
create function public.guard_job(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  is_insert constant boolean := before.id is null;
begin
  job.location := public.normalize_location(public.unwrap_json(job.location));
  job.salary := public.unwrap_json(job.salary);
  job.contact := public.unwrap_json(job.contact);
  if jsonb_typeof(job.salary) = 'null' then
    job.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if job.location is not null and not public.is_location(job.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(job.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  job.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(job.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if not is_insert then
    job.slug := before.slug;
    -- Jobs go from one company to another by `merge_companies` alone.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      job.employer_id := before.employer_id;
    end if;
  end if;
  -- No checks of the table: a posting from before these rules can still be closed.
  if job.contact ->> 'phone' <> '' and not public.is_phone(job.contact ->> 'phone')
    and (is_insert or job.contact is distinct from before.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (is_insert or (job.salary, job.type) is distinct from (before.salary, before.type))
    and not public.is_pay_for_its_period(job.salary, job.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if (is_insert or job.location is distinct from before.location)
    and public.is_po_box(job.location #>> '{address,street}') then
    raise exception 'A job is not at a post office box.' using errcode = '23514', constraint = 'jobs_street_is_no_box';
  end if;
  if job.status = 'closed' then
    job.closed_at := coalesce(before.closed_at, job.closed_at, now());
  else
    job.closed_at := null;
    job.close_reason := null;
  end if;
  if is_person then
    -- Only what judges a job shows it or hides it (D90); its employer may end it.
    if not is_insert and job.status <> before.status
        and (job.status = 'held' or (before.status = 'held' and job.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
    if is_insert then
      job.slug := null;
      job.created_at := now();
      job.expires_at := coalesce(job.expires_at, now() + public.default_open_time());
    else
      job.created_at := before.created_at;
    end if;
    job.is_demo := false;
    if (is_insert or job.expires_at is distinct from before.expires_at)
      and job.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return job;
end
$$;

-- ── schemas/jobs/keep_former_place.sql ──

-- Keeps the address that a job had before its place changed, so that old links lead to the new one.
create function public.keep_former_place(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (before.id, before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, '')) on conflict do nothing;
end
$$;

-- ── schemas/listings/note_posted_place.sql ──

-- Notes the names of the place at which a job is: the city's, and the neighborhood's.
create function public.note_posted_place(state_slug text, city_slug text, neighborhood_slug text, pt extensions.cube) returns void
language plpgsql
set search_path = ''
as $$
begin
  if city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select note_posted_place.state_slug, note_posted_place.city_slug, name, note_posted_place.pt
      from unnest(array['', nullif(note_posted_place.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
end
$$;

-- ── schemas/postings/ask_posted_contact.sql ──

-- Asks the contact of what a person posts or changes, once; 'Send again' is the person's own doing.
create function public.ask_posted_contact(employer_id uuid, email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  named text := lower(trim(email));
begin
  if not public.is_job_contact(employer_id, named) and not exists (select from public.job_contacts as contact
      where contact.account_id = ask_posted_contact.employer_id and contact.address = named and contact.asked_at is not null) then
    perform public.ask_job_contact(employer_id, named);
  end if;
end
$$;

-- ── schemas/postings/drop_posted_draft.sql ──

-- Posting a form takes its draft away, under the lock of skip_posted_draft.
create function public.drop_posted_draft(employer_id uuid, idempotency_key uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));
  delete from public.job_drafts as draft
    where draft.employer_id = drop_posted_draft.employer_id and draft.idempotency_key = drop_posted_draft.idempotency_key;
end
$$;

-- ── schemas/postings/limit_postings.sql ──

-- Refuses a posting that says what another open one of the account says, and one too many, and logs what it lets through: what
-- was posted before is as old as that. One at a time per account.
create function public.limit_postings(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  is_posted boolean := before.id is null;
  -- Whether it was open or could be at once, and whether it was open.
  was_alive boolean := not is_posted and before.status <> 'closed' and before.expires_at > now();
  was_open boolean := was_alive and before.status = 'open';
  is_alive boolean := job.status <> 'closed' and job.expires_at > now();
  words text := public.posting_hash(job.title, job.location, job.description);
  twin record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || job.employer_id, 0));
  -- The same form again: the unique key answers that.
  if is_posted and exists (select from public.jobs
      where employer_id = job.employer_id and idempotency_key = job.idempotency_key) then
    return job;
  end if;
  if is_alive and (not was_alive or words <> public.posting_hash(before.title, before.location, before.description)) then
    select id, title into twin from public.jobs as posted
      where posted.employer_id = job.employer_id and posted.id <> job.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(job.location #>> '{address,state}')
        and posted.city_slug = public.slugify(job.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = words
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(twin)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(job.employer_id);
  if is_posted and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = job.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and job.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = job.employer_id and id <> job.id and status in ('open', 'held') and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged here and not after the row, so that the rows of one statement count each other.
  if is_posted then
    insert into public.posting_log (job_id, account_id, words_hash) values (job.id, job.employer_id, words);
    job.created_at := coalesce(public.posted_before(job.id), job.created_at);
    delete from public.posting_log as past
      where past.account_id = job.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return job;
end
$$;

-- ── schemas/postings/queue_still_hiring.sql ──

-- A job that opens is asked about a week after it was last posted, asked about or answered for.
create function public.queue_still_hiring(job_id uuid, posted_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.still_hiring as known (job_id, due_at) values (queue_still_hiring.job_id, posted_at + interval '7 days')
    on conflict (job_id) do update
      set due_at = greatest(excluded.due_at, greatest(known.asked_at, known.answered_at) + interval '7 days')
      where known.due_at is null;
end
$$;

-- ── schemas/search-words/learn_changed_words.sql ──

-- Learns the words of a changed job, as note_posted_jobs those of new ones.
create function public.learn_changed_words(title text, company_name text, tags text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
end
$$;

-- ── schemas/trust/date_shown_job.sql ──

-- A job that was held since it was posted counts as posted when it is first shown, and has its days from then on; one that was posted
-- before is as old as that.
create function public.date_shown_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  first_at constant timestamptz := public.posted_before(job.id);
  waits_since constant timestamptz := coalesce((select posted.posted_at from public.posting_log as posted
    where posted.job_id = job.id and first_at is not null), before.created_at);
begin
  if not exists (select from public.job_openings where job_id = job.id) then
    job.expires_at := least(job.expires_at + (now() - waits_since), now() + public.longest_open_time());
    job.created_at := coalesce(first_at, now());
  end if;
  return job;
end
$$;

-- ── schemas/jobs/complete_job.sql ──

-- Takes the slug and copies the company, when a job is posted and again when an ended one is reopened or renewed, because
-- the copies of ended jobs are left as they were.
-- Where a neighborhood of the job's city is called like the job, that name is its list's address (D8), so the job takes the
-- next slug ('hyde-park-1').
create function public.complete_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if before.status <> 'closed' and before.expires_at > now() then
    return job;
  end if;
  if job.slug is null then
    wanted_slug := public.slugify(job.title);
    of_state := public.slugify(job.location #>> '{address,state}');
    of_city := public.slugify(job.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as there where there.state_slug = of_state and there.city_slug = of_city
          and there.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
    job.slug := public.take_job_slug(job.title);
  else
    insert into public.job_slugs (slug) values (job.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = job.employer_id;
  if found then
    job.company_name := company.company_name;
    job.company_description := company.company_description;
    job.company_logo := company.company_logo;
    job.industry := company.industry;
  end if;
  job.answers_most := coalesce((select answers_most from public.reply_records where employer_id = job.employer_id), false);
  return job;
end
$$;

-- ── schemas/trust/judge_job.sql ──

-- Judges what a person posts, edits or opens (D90, D91). What breaks a hard rule is refused with its sentence; what weighs as much as
-- `hold_weight` is held with a case, and so is a job with an open case, and one that an operator took down or whose company. All else is live at once,
-- and so is what was held for its words alone and no longer has them. What an operator approved of this job or its company is not asked again.
-- A paused job stays paused where another would be open. One that ended is judged while it has a page, and loses that where it
-- would be held. A job that is opened by email has no form that could show a refusal: then what a hard rule refuses is held as well.
create function public.judge_job(job public.jobs, before public.jobs, is_by_email boolean default false) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
  shown_after_end constant interval := public.time_shown_after_end();
  shown constant text := case when job.status = 'paused' then 'paused' else 'open' end;
  is_removed constant boolean := public.is_removed_job(job.id) or public.has_removed(job.employer_id, 'company');
  is_over constant boolean := job.status = 'closed' or job.expires_at <= now();
begin
  -- What has no page is judged when it gets one.
  if is_over and (job.status = 'held'
      or least(case when job.status = 'closed' then job.closed_at end, job.expires_at) <= now() - shown_after_end) then
    return job;
  end if;
  -- What says the same and was shown goes on, pauses or ends unjudged.
  if before.id is not null and (case when is_over then before.status <> 'held' and before.ended_at > now() - shown_after_end
        else before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused')) end)
      and (job.title, job.description, job.tags, job.benefits, job.application_url, job.contact, job.salary, job.location)
        is not distinct from
        (before.title, before.description, before.tags, before.benefits, before.application_url, before.contact, before.salary, before.location) then
    return job;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard or is_by_email),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard and not is_by_email)) -> 0
    into reasons, refused
    from public.judge_posting(job, job.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.account_id = job.employer_id and approved.outcome = 'approved'
        and (approved.subject_kind = 'company' or approved.subject_kind = 'job' and approved.subject_id = job.id)
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  -- A case that reports opened holds nothing before they are enough: whoever pauses and resumes would be held by one of them.
  select * into pending from public.cases as known where subject_kind = 'job' and subject_id = job.id and closed_at is null
    and (known.reasons = '[]' or exists (select from jsonb_array_elements(known.reasons) as reason
      where reason ->> 'source' is distinct from 'report' or reason ? 'holds'));
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      job.expires_at := now() - shown_after_end - interval '1 day';
      return job;
    end if;
    perform public.open_case('job', job.id, job.employer_id, reasons);
    job.status := 'held';
  elsif is_over then
    if is_removed or pending.id is not null then
      job.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif is_removed then
    job.status := 'held';
  elsif pending.id is null then
    job.status := shown;
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.note_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', pending.id), job.employer_id);
    job.status := shown;
  elsif before.id is null or before.status not in ('open', job.status) then
    job.status := 'held';
  end if;
  return job;
end
$$;

-- ── schemas/figures/count_job_changes.sql ──

-- A number that grows with each job that is added, changed or removed, by PostgreSQL's statistics.
create function public.count_job_changes() returns bigint
language sql volatile security definer
set search_path = ''
as $$
  select pg_stat_get_tuples_inserted(jobs.id) + pg_stat_get_tuples_updated(jobs.id) + pg_stat_get_tuples_deleted(jobs.id)
  from (select 'public.jobs'::regclass as id) as jobs
$$;

grant execute on function public.count_job_changes() to service_role;

-- ── schemas/jobs/count_map.sql ──

-- Makes map_counts in one statement: counts the squares of the closest zoom, and of these those of the others. How many squares have jobs.
create function public.count_map() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with closest as (
    select square.x::integer as x, square.y::integer as y, job.type, count(*) as jobs, sum(job.lat) as lat, sum(job.lng) as lng
    from public.jobs as job, public.map_square(job.lat, job.lng, 13) as square
    where job.status = 'open' and job.expires_at > now()
    group by square.x, square.y, job.type),
  counted as (
    select 13 - 3 * step as level, x >> 3 * step as x, y >> 3 * step as y, type, sum(jobs)::integer as jobs,
      sum(lat) / sum(jobs) as lat, sum(lng) / sum(jobs) as lng
    from closest, generate_series(0, 2) as step
    group by step, x >> 3 * step, y >> 3 * step, type),
  changed as (
    merge into public.map_counts as known using counted
      on (known.level, known.x, known.y, known.type) = (counted.level, counted.x, counted.y, counted.type)
    when matched and (known.jobs, known.lat, known.lng) <> (counted.jobs, counted.lat, counted.lng) then
      update set jobs = counted.jobs, lat = counted.lat, lng = counted.lng
    when not matched then
      insert (level, x, y, type, jobs, lat, lng)
        values (counted.level, counted.x, counted.y, counted.type, counted.jobs, counted.lat, counted.lng)
    when not matched by source then delete
    returning 1)
  select count(*)::integer from counted where (select count(*) from changed) is not null
$$;

grant execute on function public.count_map() to service_role;

-- ── schemas/jobs/rank_matches.sql ──

-- Puts jobs in the order of a search whose order no index has. Best match: all words in the title, else in title (its other names too) and
-- tags, else with the company's name, else with the description. Best fit: the largest share of a job's shifts that one can work. Ties: the nearest, then the newest, then by id.
create function public.rank_matches(ids uuid[], search public.job_search) returns uuid[]
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select array(
    select job.id from unnest(ids) as match (id) join public.jobs as job using (id)
    order by
      case when search.sort = 'relevance' then
        case when job.search @@ search.title_query then 1 when job.search @@ search.work_query then 2
          when job.search @@ search.heading_query then 3 else 4 end end,
      case when search.sort = 'fit' then
        (select fit[1]::double precision / fit[2] from public.fitting_shifts(job.schedule, search.shifts) as fit) end desc nulls last,
      job.pt operator(extensions.<->) search.center, job.created_at desc, job.id)
$$;

grant execute on function public.rank_matches(uuid[], public.job_search) to service_role;

-- ── schemas/jobs/page_of_jobs.sql ──

-- These jobs in public columns and in this order. `fit`: how many of a job's shifts the search's are, and how many the job has.
create function public.page_of_jobs(ids uuid[], center extensions.cube, shifts text[] default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
    job.created_at, public.arc_km(job.pt operator(extensions.<->) center), job.application_url is not null,
    public.fitting_shifts(job.schedule, shifts)
  from unnest(ids) with ordinality as listed (id, place) join public.jobs as job using (id)
  order by listed.place
$$;

grant execute on function public.page_of_jobs(uuid[], extensions.cube, text[]) to service_role;

-- ── schemas/alerts/instant_alerts_of.sql ──

-- The instant alerts that a job matches, as the search would find it with their words, types, pay, circle and what else they ask.
create function public.instant_alerts_of(job_id uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- The planner takes comparing lists of keys for cheap and would compare them all; and starting workers takes longer than
-- the whole answer.
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
as $$
declare
  job public.jobs;
  keys bigint[];
begin
  select * into job from public.jobs where jobs.id = instant_alerts_of.job_id;
  if not found then
    return;
  end if;
  keys := array(
    select hashtextextended(stem, cell) from unnest(tsvector_to_array(job.search)) as stem, unnest(job.cells) as cell);
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is not null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
      and (alert.more is null or public.meets_conditions(alert.more, job.id));
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.watch_keys && keys
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.wanted
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
      and (alert.more is null or public.meets_conditions(alert.more, job.id));
end
$$;

grant execute on function public.instant_alerts_of(uuid) to service_role;

-- ── schemas/alerts/job_openings.sql ──

-- What alerts find and when it is written as mail: a job finds its instant alerts through an index, digests are walked by the
-- time at which they are due, talents by talent_changes, and what an alert told once it never tells again (D22).

-- When each job opened last: by being posted, or by being opened or renewed after it was paused, closed or over.
create table public.job_openings (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  opened_at timestamptz not null,
  -- When its instant alerts were looked for; null is waiting.
  matched_at timestamptz
);

create index job_openings_waiting on public.job_openings (opened_at) where matched_at is null;
create index job_openings_newest on public.job_openings (opened_at desc);

alter table public.job_openings enable row level security;
grant all on public.job_openings to service_role;

-- ── schemas/applications/application_senders.sql ──

-- Handing in an application, so that it is safe to do over a public API: a CV belongs to whoever holds its ticket, the
-- receipt's secret is known to the receipt alone, and no answer tells who applied where (D28).

-- From which browser or account somebody applied to a job under an address. Remembered whether or not a row was stored,
-- so that 'you applied before' tells what the sender did and nothing about others.
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;

-- ── schemas/applications/closing_emails.sql ──

-- Jobs whose applicants are to be told that it is over: written when a job ends, worked off by the scheduler.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Ten seconds for 'Undo' on the screen, and five for its way here.
  not_before timestamptz not null default now() + interval '15 seconds',
  -- Whether we took the job down: then all its applicants are warned, whatever their status and whatever they heard before.
  is_takedown boolean not null default false
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;

-- ── schemas/copies/copied_posting.sql ──

-- The job whose text a posting repeats: one that was removed within a year, or another account's that is open, the oldest first.
-- No row where there is none, and none between two accounts of which an operator approved a copy.
create function public.copied_posting(job_id uuid, account_id uuid, description text)
returns table (original_id uuid, is_removed boolean)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.is_removed from (
    select removed.job_id as id, true as is_removed, removed.removed_at as since from public.removed_texts as removed
      where removed.text_mark = public.text_mark(copied_posting.description) and removed.removed_at > now() - interval '1 year'
    union all
    select posted.id, false, posted.created_at from public.jobs as posted
      where public.job_marks(posted.contact, posted.application_url, posted.description) @> array[public.text_mark(copied_posting.description)]
        and posted.employer_id <> copied_posting.account_id and posted.status <> 'closed' and not posted.is_demo
        and posted.expires_at > now() and not public.are_branches(copied_posting.account_id, posted.employer_id)
        -- What was held as a copy of this account's text is not its original.
        and not exists (select from public.cases as copied where copied.subject_kind = 'job' and copied.subject_id = posted.id
          and copied.outcome is distinct from 'approved' and copied.reasons @> jsonb_build_array(
            jsonb_build_object('rule', 'a copy', 'account', copied_posting.account_id)))
    ) as found
  -- Two employers may write the same few words.
  where found.id <> copied_posting.job_id and regexp_count(copied_posting.description, '\S+') >= 30
  order by found.is_removed desc, found.since
  limit 1
$$;

grant execute on function public.copied_posting(uuid, uuid, text) to service_role;

-- ── schemas/jobs/find_gone_job.sql ──

-- What an address where no job stands tells: whether a job was there or could be, and near which place. A page of a job that is
-- gone offers the nearest open ones, and any other unknown address is no job's.

-- {"near": {"city", "state", "lat", "lng"} or null} for an address that was a job's or could be one's: a slug that a job once had,
-- or any name in a known city. Null for what no job ever was. The point is rounded to about a kilometer.
create function public.find_gone_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where find_gone_job.state is null and slug = find_gone_job.name and status <> 'held'
    union all
    select place.city, place.state, place.lat, place.lng
      from public.find_place(find_gone_job.state, find_gone_job.city) as place where find_gone_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where find_gone_job.state is null and slug = find_gone_job.name and not is_reserved))
$$;

grant execute on function public.find_gone_job(text, text, text) to service_role;

-- ── schemas/jobs/find_job_id.sql ──

-- The job that an address names, null when none does: one look-up for every form of an address (D7, D8). `name` is a
-- slug or a slugified title; with a place it must be of that place. A job's own slug wins over the title of others,
-- because it may be that job's canonical address; of a title, the newest open job is meant, then the newest ended one.
create function public.find_job_id(name text, state text default null, city text default null,
  neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = find_job_id.name and ended_at > now() - public.time_shown_after_end() and status <> 'held'
        and (find_job_id.state is null or state_slug = find_job_id.state)
        and (find_job_id.city is null or city_slug = find_job_id.city)
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = find_job_id.state and city_slug = find_job_id.city and title_slug = find_job_id.name
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood)
        and ended_at > now() - public.time_shown_after_end() and status <> 'held'
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
$$;

grant execute on function public.find_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/jobs/find_job_page.sql ──

-- What the page of a job shows: {"job": {its public columns}, "asksBirthDate": boolean (D27), "since": when its company came,
-- "domain": its verified web domain (D97) or null, "hasNamesake": whether another company posts under that name in that city}; null for
-- a job that is unknown or ended more than 14 days ago (D20). The contact is not among the columns.
create function public.find_job_page(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', public.asks_birth_date(state_slug),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'domain', (select company.verified_domain from public.employer_profiles as company where company.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$$;

grant execute on function public.find_job_page(uuid) to service_role;

-- ── schemas/jobs/is_job_open.sql ──

-- Whether a job takes applications now (D20).
create function public.is_job_open(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and status = 'open' and expires_at > now()) $$;

grant execute on function public.is_job_open(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/job_former_places.sql ──

-- Where a job's address was before its place changed: old links lead to the new address.
create table public.job_former_places (
  job_id uuid not null references public.jobs (id) on delete cascade,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text not null default '',
  primary key (job_id, state_slug, city_slug, neighborhood_slug)
);

alter table public.job_former_places enable row level security;
grant all on public.job_former_places to service_role;

-- ── schemas/jobs/find_moved_job_id.sql ──

-- The job that had this address before it moved, as find_job_id finds the one that has it; null when none had.
create function public.find_moved_job_id(name text, state text, city text, neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = find_moved_job_id.name and job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held'
    and former.state_slug = find_moved_job_id.state and former.city_slug = find_moved_job_id.city
    and (find_moved_job_id.neighborhood is null or former.neighborhood_slug = find_moved_job_id.neighborhood)
  limit 1
$$;

grant execute on function public.find_moved_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/jobs/find_job_address.sql ──

-- The job at an address, or the one that had it until its place was changed: {"id", "hasMoved"}; where no job is, what
-- find_gone_job knows of the address.
create function public.find_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.here, job.moved) is null
    then public.find_gone_job(find_job_address.name, find_job_address.state, find_job_address.city)
    else jsonb_build_object('id', coalesce(job.here, job.moved), 'hasMoved', job.here is null) end
  from (
    select here, case when here is null and find_job_address.state is not null and find_job_address.city is not null
      then public.find_moved_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
        find_job_address.neighborhood) end as moved
    from public.find_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
      find_job_address.neighborhood) as here) as job
$$;

grant execute on function public.find_job_address(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/listings/categories_now.sql ──

-- How many open jobs each industry, type and frequent tag has, and in which cities the most of them are, counted now.
create function public.categories_now() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with open as materialized (
    select type, lower(industry) as industry, tags, state_slug, city_slug, location #>> '{address,city}' as city,
      location #>> '{address,state}' as state
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  entries as (
    select 'type' as kind, type as slug, state_slug, city_slug, city, state from open
    union all select 'industry', industry, state_slug, city_slug, city, state from open where industry is not null),
  cities as (
    select kind, slug, min(city) as city, min(state) as state, count(*),
      row_number() over (partition by kind, slug order by count(*) desc, city_slug, state_slug) as place
    from entries group by kind, slug, state_slug, city_slug),
  categories as (
    select kind, slug, sum(count) as count,
      jsonb_agg(jsonb_build_object('city', city, 'state', state, 'count', count) order by place) filter (where place <= 8) as cities
    from cities group by kind, slug),
  tags as (
    select 'tag' as kind, tag as slug, count(*) as count, '[]'::jsonb as cities
    from open, unnest(tags) as tag group by tag having count(*) >= 3 order by count(*) desc, tag limit 60)
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.slug), '[]')
  from (select * from categories union all select * from tags) as each
$$;

grant execute on function public.categories_now() to service_role;

-- ── schemas/listings/cities_now.sql ──

-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. Counted now.
create function public.cities_now(state text, initial text, max_results integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_now.state is null or state_slug = cities_now.state)
      and (initial is null or public.initial_of_city(city_slug) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit greatest(max_results, 1)) as each
$$;

grant execute on function public.cities_now(text, text, integer) to service_role;

-- ── schemas/listings/company_of.sql ──

-- What the 50 newest open jobs of an account under a company's name say of it: {"name", "logo", "description", "industry",
-- "city", "state", "street", "since", "domain": its verified web domain}. A company with several shops is not at one of them: its street
-- is null.
create function public.company_of(employer_id uuid, company_slug text)
returns table (name text, logo text, description text, industry text, city text, state text, street text, since timestamptz, domain text)
language sql stable security definer
set search_path = ''
as $$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select founded.created_at from public.employer_profiles as founded where founded.user_id = company_of.employer_id),
    (select company.verified_domain from public.employer_profiles as company where company.user_id = company_of.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = company_of.employer_id and job.company_slug = company_of.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$$;

grant execute on function public.company_of(uuid, text) to service_role;

-- ── schemas/listings/employer_pages_now.sql ──

-- How many pages employers have in the cities of their open jobs, counted now.
create function public.employer_pages_now() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

grant execute on function public.employer_pages_now() to service_role;

-- ── schemas/listings/job_summary.sql ──

-- A job in the columns of search_jobs, as one value.
create function public.job_summary(job public.jobs, distance_km double precision) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'company_name', job.company_name,
    'company_logo', job.company_logo, 'location', job.location, 'type', job.type, 'salary', job.salary, 'tags', job.tags,
    'created_at', job.created_at, 'distance_km', distance_km, 'applies_elsewhere', job.application_url is not null)
$$;

grant execute on function public.job_summary(public.jobs, double precision) to service_role;

-- ── schemas/listings/listings_of_jobs.sql ──

-- The lists that show these jobs or would if they were open, at most 500 of them: {"listings": [[state, city, neighborhood, category]],
-- "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. The category is null for the place's own list; a cell is half a
-- degree wide and counted from 0, for the lists of what is nearest beyond a circle.
create function public.listings_of_jobs(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.time_shown_after_end())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from wanted), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from wanted), '[]'))
$$;

grant execute on function public.listings_of_jobs(uuid[]) to service_role;

-- ── schemas/listings/posted_middle.sql ──

-- The middle of a place that only jobs know: of a thousand jobs that are or were lately shown there; null without any.
create function public.posted_middle(state text, city text, neighborhood text) returns extensions.cube
language sql stable security definer
set search_path = ''
as $$
  select public.sphere_point(avg(lat), avg(lng)) from (
    select lat, lng from public.jobs
    where state_slug = posted_middle.state and city_slug = posted_middle.city
      and (posted_middle.neighborhood is null or neighborhood_slug = posted_middle.neighborhood)
      and ended_at > now() - public.time_shown_after_end() and status <> 'held'
    limit 1000) as some_jobs
$$;

grant execute on function public.posted_middle(text, text, text) to service_role;

-- ── schemas/listings/sitemap_places_now.sql ──

-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over. Among a million jobs the circle
-- of a large city holds tens of thousands, and finding the last change among them took seconds for each place: where there are
-- more than a thousand, `changed` is null. No date is truer than a wrong one.
create function public.sitemap_places_now(state text, least_jobs integer, radius_km double precision) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (sitemap_places_now.state is null or place.state_slug = sitemap_places_now.state)
    union all
    select state_slug, city_slug, nullif(neighborhood_slug, ''),
      public.posted_middle(state_slug, city_slug, nullif(neighborhood_slug, ''))
    from public.posted_places as posted
    where (sitemap_places_now.state is null or state_slug = sitemap_places_now.state)
      and not exists (select from public.places as place
        where place.state_slug = posted.state_slug and place.city_slug = posted.city_slug and place.namesake = 0
          and place.kind = case when posted.neighborhood_slug = '' then 'city' else 'neighborhood' end
          and (posted.neighborhood_slug = '' or place.neighborhood_slug = posted.neighborhood_slug))),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, public.largest_radius_km())) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug,
      case when alive.seen <= 1000 and over.seen <= 1000 then greatest(alive.changed, over.changed) end as changed
    from areas, lateral (
      select count(*) as seen, count(*) filter (where expires_at > now()) as open,
        max(case when expires_at > now() then updated_at else greatest(updated_at, expires_at) end) as changed
      from (
        select job.expires_at, job.updated_at from public.jobs as job
        where job.status = 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
        limit 1001) as few) as alive,
      lateral (
        select count(*) as seen, max(updated_at) as changed
        from (
          select job.updated_at from public.jobs as job
          where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
          limit 1001) as few) as over
    where alive.open >= least_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$$;

grant execute on function public.sitemap_places_now(text, integer, double precision) to service_role;

-- ── schemas/listings/states_of_jobs.sql ──

-- The states, as slugs, in which a job was ever posted: a step through the index for each, whatever the number of jobs.
create function public.states_of_jobs() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with recursive states as (
    (select state_slug from public.jobs order by state_slug limit 1)
    union all
    select (select job.state_slug from public.jobs as job where job.state_slug > states.state_slug order by job.state_slug limit 1)
    from states where states.state_slug is not null)
  select coalesce(jsonb_agg(state_slug), '[]') from states where state_slug not in ('', 'unknown')
$$;

grant execute on function public.states_of_jobs() to service_role;

-- ── schemas/figures/site_figures.sql ──

-- The counts that are cached where there are many jobs: of directories, of sitemaps (the places to index state by state), and of the map.
create function public.site_figures() returns setof jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages', 'map']) as name
  union
  select public.sitemap_question(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.states_of_jobs())) as states
$$;

grant execute on function public.site_figures() to service_role;

-- ── schemas/postings/ask_still_hiring.sql ──

-- Asks about jobs that have been open for a week without anybody's word: an account once a week, and then about those that would
-- be due within three days too. However long the scheduler was away, it is one question, and never one about a job with less
-- than a day left. Whoever comes second finds it asked. How many jobs.
create function public.ask_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  last_round timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  asked integer := 0;
begin
  -- One run at a time, or two would share out the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
    -- A job is locked before its question here as elsewhere, so that no two wait for each other.
    for update of owned skip locked
  loop
    -- Asked with another job of this run, or struck off.
    if not exists (select from public.still_hiring where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select max(question.asked_at) into last_round
      from public.still_hiring as question join public.jobs as owned on owned.id = question.job_id
      where owned.employer_id = due.employer_id;
    if last_round > now_at - interval '7 days' then
      update public.still_hiring set due_at = last_round + interval '7 days' where job_id = due.job_id;
      continue;
    end if;
    tokens := '{}';
    for job in
      select owned.* from public.jobs as owned join public.still_hiring as queued on queued.job_id = owned.id
      where owned.employer_id = due.employer_id and queued.due_at <= now_at + interval '3 days'
      order by queued.due_at
      limit 500
      for update of owned skip locked
    loop
      if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
        update public.still_hiring set due_at = null where job_id = job.id;
        continue;
      end if;
      recipient := public.job_recipient(job.id);
      -- Nobody can be asked: then nobody's silence pauses it either.
      if recipient is null then
        update public.still_hiring set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      update public.still_hiring set token_hash = public.sha256_hex(secret), asked_at = now_at, answered_at = null, paused_at = null,
          wait_until = null, mail_id = null
        where job_id = job.id;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      asked := asked + 1;
    end loop;
    for recipient in select jsonb_object_keys(tokens) loop
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('still-hiring', recipient, jsonb_build_object('manageTokens', tokens -> recipient),
          'still-hiring:' || due.employer_id || ':' || public.sha256_hex(recipient) || ':' || now_at)
        returning id into next_mail;
      update public.still_hiring set mail_id = next_mail
        where job_id in (select key::uuid from jsonb_object_keys(tokens -> recipient) as key);
    end loop;
  end loop;
  return asked;
end
$$;

grant execute on function public.ask_still_hiring(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/job_recipient.sql ──

-- Where the emails about a job go: to its contact, or to the account while that has not agreed. Null when neither is proven.
create function public.job_recipient(job_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when job.is_demo or public.is_job_contact(job.employer_id, job.contact ->> 'email') then job.contact ->> 'email'
    else (select email from auth.users where id = job.employer_id and email_confirmed_at is not null) end
  from public.jobs as job where job.id = job_recipient.job_id
$$;

grant execute on function public.job_recipient(uuid) to service_role;

-- ── schemas/postings/my_last_contact.sql ──

-- The contact of the viewer's newest posting; null before the first.
create function public.my_last_contact() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select contact from public.jobs where employer_id = (select auth.uid()) order by created_at desc, id limit 1
$$;

grant execute on function public.my_last_contact() to authenticated, service_role;

-- ── schemas/postings/my_posted_job.sql ──

-- The id of the viewer's job that a form with this key has posted; null when it has not.
create function public.my_posted_job(key uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.jobs where employer_id = (select auth.uid()) and idempotency_key = key $$;

grant execute on function public.my_posted_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_posting_limits.sql ──

-- The viewer's posting limits and how much of them is used, counted as limit_postings does: {"stage": 'first_day', 'first_week',
-- 'first_month' or null, "openJobs", "maxOpenJobs", "maxOpenJobsNext": the limit after the stage, "postedToday", "maxPostedToday"}.
create function public.my_posting_limits() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    -- Demonstration jobs are not counted, and their employers are not new.
    'stage', case when not exists (select from public.jobs where employer_id = (select auth.uid()) and is_demo) then limits.stage end,
    'openJobs', (select count(*) from public.jobs
      where employer_id = (select auth.uid()) and status in ('open', 'held') and expires_at > now() and not is_demo),
    'maxOpenJobs', limits.open_jobs,
    'maxOpenJobsNext', limits.open_jobs_next,
    'postedToday', (select count(*) from public.posting_log
      where account_id = (select auth.uid()) and posted_at > now() - interval '1 day'),
    'maxPostedToday', limits.postings_a_day)
  from public.posting_limits((select auth.uid())) as limits
$$;

grant execute on function public.my_posting_limits() to authenticated, service_role;

-- ── schemas/postings/my_postings_elsewhere.sql ──

-- Postings of the viewer that are not closed and send applications to an address that was theirs and is not any more:
-- that address and how many, the most first.
create function public.my_postings_elsewhere() returns table (address text, postings bigint)
language sql stable security definer
set search_path = ''
as $$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.job_contacts as former on former.account_id = job.employer_id and former.was_own
    and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$$;

grant execute on function public.my_postings_elsewhere() to authenticated, service_role;

-- ── schemas/postings/my_silent_contacts.sql ──

-- The contacts of the viewer's postings that take no emails (yet): 'unasked', 'asked' or 'declined', and whether the viewer may
-- have them asked (again) now.
create function public.my_silent_contacts() returns table (address text, state text, is_askable boolean)
language sql stable security definer
set search_path = ''
as $$
  select named.address,
    case when contact.declined_at is not null then 'declined' when contact.asked_at is not null then 'asked' else 'unasked' end,
    contact.declined_at is null and coalesce(contact.asks, 0) < public.setting('contact_asks_each')
      and coalesce(contact.asked_at <= now() - interval '1 day', true)
  from (
    select distinct lower(trim(job.contact ->> 'email')) as address from public.jobs as job
    where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
      and job.application_url is null and not job.is_demo) as named
  left join public.job_contacts as contact on contact.account_id = (select auth.uid()) and contact.address = named.address
  where not public.is_job_contact((select auth.uid()), named.address)
  order by 1
$$;

grant execute on function public.my_silent_contacts() to authenticated, service_role;

-- ── schemas/postings/ask_my_contact.sql ──

-- Has a contact of the viewer's postings asked (again). False when that is not possible today.
create function public.ask_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.ask_job_contact((select auth.uid()), silent.address) from public.my_silent_contacts() as silent
    where silent.address = lower(trim(ask_my_contact.address)) and silent.is_askable), false)
$$;

grant execute on function public.ask_my_contact(text) to authenticated, service_role;

-- ── schemas/postings/owns_job.sql ──

-- Whether the viewer posted this job.
create function public.owns_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and employer_id = (select auth.uid())) $$;

grant execute on function public.owns_job(uuid) to authenticated, service_role;

-- ── schemas/jobs/job_views.sql ──

-- How often a job's page was opened. A count and nothing about who did; the worst a forger can do is to flatter a job.
create table public.job_views (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  views bigint not null default 0
);

alter table public.job_views enable row level security;
grant select on public.job_views to authenticated;
grant all on public.job_views to service_role;

create policy "employers read the views of their own jobs" on public.job_views
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/jobs/count_job_view.sql ──

-- Views are counted as whoever looks, so that an employer's own looks can be told apart. Only the job's employer reads the
-- count: nobody gains by forging it.

-- Counts one opening of an open job's page; the owner's own does not count.
create function public.count_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = count_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;

grant execute on function public.count_job_view(uuid) to anon, authenticated, service_role;

-- ── schemas/postings/pause_silent_jobs.sql ──

-- Pauses jobs whose question was delivered five days ago and not answered, and says in one email per question how to open them
-- again. After a day or more without a run everybody gets two more days first: their answers may have met a site that was down.
-- The paused jobs, for the pages that show them.
create function public.pause_silent_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  silent record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, done_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select done_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where asked_at is not null and answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set done_until = greatest(last_run, now_at) where step = 'still-hiring';

  for silent in
    select pending.mail_id, min(pending.asked_at) as asked_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      -- Both at once and without waiting: a job that its employer changes meanwhile has its turn in the next run.
      select pending.job_id from public.still_hiring as pending join public.jobs as owned on owned.id = pending.job_id
      where pending.mail_id = silent.mail_id and pending.answered_at is null and pending.paused_at is null
        and coalesce(pending.wait_until <= now_at, true)
      for update skip locked
    loop
      update public.jobs set status = 'paused'
        where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
      if found then
        secret := encode(extensions.gen_random_bytes(32), 'hex');
        update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
          where job_id = question.job_id;
        recipient := coalesce(public.job_recipient(job.id), '');
        tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
        return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
      else
        -- Paused, closed or expired meanwhile: that was an answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || silent.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$$;

grant execute on function public.pause_silent_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/still_hiring.sql ──

-- 'Still hiring?': a job that its employer does not confirm is paused, so that people apply to what is there (D20, D29). It is one email for
-- all jobs that an account has with one contact, once a week, and so is the one about those that silence paused: a hundred jobs
-- are no hundred emails. Both go where the jobs' other emails go.

-- When each job is asked about next, and the last question about it. Its secret is in the mail alone; the table has the hash.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  -- A week after it was posted or after the last word about it. Null for a job that took no applications when its time came:
  -- its opening or renewal sets a new time. The scheduler finds by it, so that a run with nothing to do reads no job.
  due_at timestamptz,
  token_hash text unique,
  mail_id bigint,
  -- Null before the first question.
  asked_at timestamptz,
  answered_at timestamptz,
  -- When the silence paused the job; a late yes opens it again.
  paused_at timestamptz,
  -- No pause before this: the site was away, so nobody could answer.
  wait_until timestamptz,
  asked_token_hash text
);

create index still_hiring_due on public.still_hiring (due_at);
create index still_hiring_pending on public.still_hiring (asked_at)
  where asked_at is not null and answered_at is null and paused_at is null;
create unique index still_hiring_asked on public.still_hiring (asked_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger keep_asked_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.keep_asked_token();
create trigger postpone before update of asked_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;

-- ── schemas/postings/answer_still_hiring.sql ──

-- Answers a question by its secret or by the link in the email before it: yes vouches for the job for another week and opens
-- it again if silence had paused it; filled closes it and says so, as the button on the site does.
-- {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown secret.
create function public.answer_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  -- A job is locked before its question, as by its opening, so that no two wait for each other.
  perform from public.jobs where id = public.job_of_question(answer_still_hiring.manage_token) for update;
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;

grant execute on function public.answer_still_hiring(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/job_of_question.sql ──

-- The job of a question's secret; null for an unknown one and one that a newer question replaced.
create function public.job_of_question(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(job_of_question.manage_token) in (token_hash, asked_token_hash)
$$;

grant execute on function public.job_of_question(text) to service_role;

-- ── schemas/postings/find_still_hiring.sql ──

-- What the holder of a question's secret, or of the link in the email before it, is asked about; null for an unknown or
-- replaced one. Changes nothing (D29).
create function public.find_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedBySilence', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.job_of_question(find_still_hiring.manage_token)
$$;

grant execute on function public.find_still_hiring(text) to anon, authenticated, service_role;

-- ── schemas/search-words/forget_job_words.sql ──

-- The words that a misspelt one can have meant are those of open jobs, and not every word that anybody ever posted.

-- Forgets words that no open job has, and that a word is work when companies alone bear it, among a few of those known, by
-- chance: run again and again it comes to all of them. How many. A word that is posted at this very moment may go too, and
-- comes back with the next job that has it.
create function public.forget_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
-- Each word is looked for by the index of words: that most have a job is no reason to read all of them for one that has none.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
  with looked_at as materialized (
    select known.word, known.is_work,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')) as stays,
      -- Of a word that companies alone bear, all jobs would be read in vain.
      not known.is_work or exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')
          and known.word in (select public.words_of(job.title || ' ' || public.join_words(job.tags)))) as stays_work
    from public.job_words as known tablesample bernoulli (forget_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as known set is_work = false
    from looked_at where known.word = looked_at.word and known.is_work and looked_at.stays and not looked_at.stays_work),
  forgotten as (
    delete from public.job_words where word in (select word from looked_at where not stays)
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_job_words(real) to service_role;

-- ── schemas/trust/judge_name.sql ──

-- Whether a new account uses the name of a company that was posting in the same city before it. An account with a verified domain, and
-- one that an operator approved under this name, are not held.
create function public.judge_name(company_name text, account_id uuid, location jsonb)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  select 'the name of another company here', public.setting('hold_weight')::integer, judge_name.company_name,
    'Another company already posts under this name in this city.'
  from public.posting_limits(judge_name.account_id) as limits
  where limits.stage is not null
    and not exists (select from public.employer_profiles as mine
      where mine.user_id = judge_name.account_id and mine.verified_domain is not null)
    and exists (select from public.employer_profiles as other join public.jobs as theirs on theirs.employer_id = other.user_id
      where public.company_key(other.company_name) = public.company_key(judge_name.company_name)
        and other.user_id <> judge_name.account_id
        and theirs.state_slug = public.slugify(judge_name.location #>> '{address,state}')
        and theirs.city_slug = public.slugify(judge_name.location #>> '{address,city}')
        and theirs.status in ('open', 'paused') and theirs.expires_at > now()
        and theirs.created_at < coalesce((select min(first.posted_at) from public.posting_log as first
          where first.account_id = judge_name.account_id), now()))
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = judge_name.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'the name of another company here' and reason ->> 'words' = judge_name.company_name)
$$;

grant execute on function public.judge_name(text, uuid, jsonb) to service_role;

-- ── schemas/trust/judge_pay.sql ──

-- Whether a posting pays more than twice what 99 of 100 jobs around it pay, in its industry where enough of it are there. Asks nothing
-- of jobs below 40 dollars an hour, or where fewer than 30 jobs say what they pay.
create function public.judge_pay(job public.jobs, hourly numeric)
returns table (rule text, weight integer, words text, sentence text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  usual numeric;
begin
  if hourly is null or job.salary ->> 'currency' <> 'USD' or hourly < 40 then
    return;
  end if;
  with near as materialized (
    select nearest.min_pay_per_hour, nearest.industry from public.jobs as nearest
    where nearest.status = 'open' and nearest.id <> job.id and nearest.pay_currency = 'USD' and nearest.min_pay_per_hour > 0
    order by nearest.pt operator(extensions.<->) public.sphere_point(
      (job.location #>> '{coordinates,lat}')::double precision, (job.location #>> '{coordinates,lng}')::double precision)
    limit 500),
  alike as (select min_pay_per_hour from near where industry = job.industry)
  select percentile_disc(0.99) within group (order by min_pay_per_hour) into usual
    from (select min_pay_per_hour from alike where (select count(*) from alike) >= 30
      union all select min_pay_per_hour from near where (select count(*) from alike) < 30) as compared
    having count(*) >= 30;
  if hourly > 2 * usual then
    return query select 'pay far above what is usual there', 60, '$' || round(hourly, 2) || ' an hour',
      'It pays far more than jobs like it around there.';
  end if;
end
$$;

grant execute on function public.judge_pay(public.jobs, numeric) to service_role;

-- ── schemas/talents/job_seeker_profiles.sql ──

-- Talents: the job seeker profile. Exact places never leave the row for anyone but its owner (D25).

create table public.job_seeker_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null check (length(trim(full_name)) between 1 and 120),
  headline text not null check (length(trim(headline)) between 1 and 160),
  bio text check (length(bio) <= 5000),
  skills text[] not null default '{}' check (public.is_word_list(skills, 50)),
  experience_years integer check (experience_years between 0 and 50),
  desired_job_types text[] not null default '{}' check (desired_job_types <@ public.job_types()),
  desired_salary jsonb check (public.is_salary(desired_salary)),
  location jsonb not null check (public.is_location(location)),
  search_radius integer not null default public.default_radius_km()
    check (search_radius between 1 and public.largest_radius_km()),
  cv_url text check (length(cv_url) <= 500),
  available_from date,
  is_visible boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public_point extensions.cube generated always as (public.snap_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  pay_currency text generated always as (desired_salary ->> 'currency') stored,
  -- What somebody would work for: the lower end of what they wish, or the only one.
  desired_pay_per_hour numeric generated always as (public.pay_per_hour(
      coalesce((desired_salary ->> 'min')::numeric, (desired_salary ->> 'max')::numeric), desired_salary ->> 'period')) stored,
  -- A: headline, B: skills, C: name, D: bio. A and B are what all visitors see, and so are the wished job types, which are facets;
  -- C and D are for employers. Beside the stems, the words as they are written.
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(headline) || ' ' || public.joined_pairs(array[headline]))
      || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)) || ' ' || public.joined_pairs(skills))
      || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
      || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')
    || public.talent_facets(desired_job_types)) stored,
  -- Whether a talent hides from any company, so that a search need not look it up.
  hides_from_some boolean not null default false
);

create index job_seeker_profiles_newest on public.job_seeker_profiles (created_at desc, id) where is_visible;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour, hides_from_some) where is_visible;

create trigger prepare_talent before insert or update on public.job_seeker_profiles
  for each row execute function public.prepare_talent();
-- After prepare_talent, by its name.
create trigger refuse_removed_profile before insert or update on public.job_seeker_profiles
  for each row when (new.is_visible and current_user in ('anon', 'authenticated')) execute function public.refuse_removed_profile();
create trigger follow_talent after insert or update or delete on public.job_seeker_profiles
  for each row execute function public.follow_talent();

alter table public.job_seeker_profiles enable row level security;
grant select, delete on public.job_seeker_profiles to authenticated;
grant insert (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant update (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant all on public.job_seeker_profiles to service_role;

create policy "job seekers read their own profile" on public.job_seeker_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people write their own talent profile" on public.job_seeker_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "job seekers change their own profile" on public.job_seeker_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "job seekers delete their own profile" on public.job_seeker_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/alert_deliveries.sql ──

-- What each alert found: each job and each talent once. It waits until the alert's next mail is written, which `mail_id` names.
create table public.alert_deliveries (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  talent_id uuid references public.job_seeker_profiles (id) on delete cascade,
  found_id uuid not null generated always as (coalesce(job_id, talent_id)) stored,
  mail_id uuid,
  -- When a mail with it was first written out in full; from then on it counts as told.
  told_at timestamptz,
  primary key (alert_id, found_id),
  constraint alert_deliveries_found check (num_nonnulls(job_id, talent_id) = 1)
);

create index alert_deliveries_mail on public.alert_deliveries (mail_id) where mail_id is not null;
create index alert_deliveries_waiting on public.alert_deliveries (alert_id) where mail_id is null;
create index alert_deliveries_job on public.alert_deliveries (job_id) where job_id is not null;
create index alert_deliveries_talent on public.alert_deliveries (talent_id) where talent_id is not null;

alter table public.alert_deliveries enable row level security;
grant all on public.alert_deliveries to service_role;

-- ── schemas/alerts/talent_changes.sql ──

-- Visible profiles that appeared or changed since they were last looked at, with what they said before.
create table public.talent_changes (
  talent_id uuid primary key references public.job_seeker_profiles (id) on delete cascade,
  changed_at timestamptz not null default now(),
  was_visible boolean not null,
  was_search tsvector,
  was_skills text[],
  was_years integer,
  was_point extensions.cube
);

create index talent_changes_oldest on public.talent_changes (changed_at);

alter table public.talent_changes enable row level security;
grant all on public.talent_changes to service_role;

-- ── schemas/alerts/match_changed_talents.sql ──

-- Finds the alerts of companies for which a profile is news: it became visible, or changed so that it matches where it did
-- not before. Writes the mails of instant ones at once; for digests it waits. What an alert told once it does not tell again,
-- whatever changes. How many profiles, and how many mails.
create function public.match_changed_talents(max_talents integer default 100, now_at timestamptz default now())
returns table (talents integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  change public.talent_changes;
  found_by uuid[];
  instant uuid[] := '{}';
begin
  talents := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    -- Locked, so that nobody turns an alert to instant meanwhile and what it found is left waiting.
    with told as (
      insert into public.alert_deliveries (alert_id, talent_id)
        select alert.id, talent.id
        from public.job_seeker_profiles as talent
        join public.alerts as alert
          on alert.kind = 'talent' and alert.status = 'active' and alert.area operator(extensions.@>) talent.public_point
        where talent.id = change.talent_id and talent.is_visible
          and alert.active_since <= change.changed_at
          and alert.company_id <> talent.user_id
          and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
          and not (change.was_visible and public.talent_alert_matches(
            alert, change.was_search, change.was_skills, change.was_years, change.was_point))
          and not public.hides_from(talent.user_id, alert.company_id)
        for share of alert
        on conflict do nothing
        returning alert_id)
    select array_agg(alert_id) into found_by from told join public.alerts as alert on alert.id = alert_id
      where alert.frequency = 'instant';
    instant := instant || found_by;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  mails := public.write_alert_mails(instant);
  return next;
end
$$;

grant execute on function public.match_changed_talents(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/write_alert_mails.sql ──

-- Writes one mail for each of these alerts that has something waiting, and notes in the same transaction what it will tell.
-- What waits for a stopped address, or on a site without alerts, is given back. How many mails.
create function public.write_alert_mails(alert_ids uuid[]) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with asked as materialized (
    select alert.id, alert.kind || '-alert' as mail_kind, gen_random_uuid() as mail_id,
      case when public.setting('alerts') = 1 and (alert.kind = 'job' or public.setting('talents') = 1)
        then public.alert_recipient(alert.user_id, alert.address) end as recipient
    from public.alerts as alert where alert.id = any (alert_ids)),
  given_back as (
    delete from public.alert_deliveries as waiting using asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is null),
  told as (
    update public.alert_deliveries as waiting set mail_id = asked.mail_id from asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is not null
    returning waiting.mail_id),
  written as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select mail_kind, recipient, jsonb_build_object('mailId', mail_id), mail_kind || ':' || mail_id
    from asked where mail_id in (select mail_id from told)
    returning 1)
  select count(*)::integer from written
$$;

grant execute on function public.write_alert_mails(uuid[]) to service_role;

-- ── schemas/home/claims_now.sql ──

-- The open jobs, the neighborhoods that have some, and the people who seek work, counted now.
create function public.claims_now() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'jobs', count(*),
    'neighborhoods', count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    'job_seekers', (select count(*) from public.job_seeker_profiles))
  from public.jobs
  where status = 'open' and expires_at > now()
$$;

grant execute on function public.claims_now() to service_role;

-- ── schemas/figures/count_figure.sql ──

-- Counts now what is asked: the question is a name and its arguments.
create function public.count_figure(question jsonb) returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(null, null, 50000)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then to_jsonb(public.count_map())
  end
$$;

grant execute on function public.count_figure(jsonb) to service_role;

-- ── schemas/saved/contact_requests.sql ──

-- Saved talents with notes, and contact: an employer asks, the talent accepts or declines, and only an acceptance shares the
-- mail address, the CV and, if the talent gives one, a phone number (D25, D29).

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  message text not null check (length(trim(message)) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  phone text check (length(phone) <= 50),
  -- The secret of the mail's link; the table has the hash.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (employer_id, talent_id)
);

create index contact_requests_talent on public.contact_requests (talent_id);

create trigger refuse_banned before insert on public.contact_requests
  for each row execute function public.refuse_banned_message();
create trigger remember_asked_talent after insert or update of status on public.contact_requests
  for each row execute function public.remember_asked_talent();

alter table public.contact_requests enable row level security;
grant all on public.contact_requests to service_role;

-- ── schemas/saved/find_contact_request.sql ──

-- What the holder of a mail's link is asked: who asks, in which words, and how the request stands; null for an unknown one.
create function public.find_contact_request(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', request.id, 'companyName', employer.company_name, 'companyDescription',
    employer.company_description, 'companyLogo', employer.company_logo, 'industry', employer.industry,
    'city', employer.location #>> '{address,city}', 'state', employer.location #>> '{address,state}',
    'message', request.message, 'status', request.status, 'phone', request.phone, 'askedAt', request.created_at,
    'hasCv', talent.cv_url is not null)
  from public.contact_requests as request
  join public.employer_profiles as employer on employer.user_id = request.employer_id
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.token_hash = public.sha256_hex(manage_token)
$$;

grant execute on function public.find_contact_request(text) to anon, authenticated, service_role;

-- ── schemas/saved/settle_contact_request.sql ──

-- Writes a talent's answer and tells the employer of a first or changed one; an acceptance can be taken back by declining.
create function public.settle_contact_request(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  answer text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  if is_accepted and trim(phone) <> '' and not public.is_phone(phone) then
    raise exception 'INVALID_PHONE' using errcode = 'PT400';
  end if;
  update public.contact_requests as asked
    set status = answer, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where asked.id = request_id and asked.status <> answer
    returning * into request;
  if not found then
    return (select asked.status from public.contact_requests as asked where asked.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', answer),
      'contact-answer:' || request_id || ':' || answer
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return answer;
end
$$;

grant execute on function public.settle_contact_request(uuid, boolean, text) to service_role;

-- ── schemas/saved/answer_contact.sql ──

-- Answers on the site; only the talent who was asked can. Null for everybody else.
create function public.answer_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, is_accepted, answer_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

grant execute on function public.answer_contact(uuid, boolean, text) to authenticated, service_role;

-- ── schemas/saved/answer_contact_by_mail.sql ──

-- Answers by the secret of the mail, without an account. How the request stands then; null for an unknown one.
create function public.answer_contact_by_mail(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, answer_contact_by_mail.is_accepted, answer_contact_by_mail.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(answer_contact_by_mail.manage_token)
    and answer_contact_by_mail.is_accepted is not null
$$;

grant execute on function public.answer_contact_by_mail(text, boolean, text) to anon, authenticated, service_role;

-- ── schemas/talents/hidden_companies.sql ──

-- Companies that a talent hides from: the account that bore the name when it was named, and whoever bears it later.
create table public.hidden_companies (
  user_id uuid not null default auth.uid() references public.job_seeker_profiles (user_id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  employer_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  company_key text not null generated always as (public.company_key(company_name)) stored,
  primary key (user_id, company_key)
);

create index hidden_companies_employers on public.hidden_companies using gin (employer_ids);
create index hidden_companies_key on public.hidden_companies (company_key);

create trigger note_hidden_employers before insert on public.hidden_companies
  for each row execute function public.note_hidden_employers();
create trigger settle_hiding after insert or delete on public.hidden_companies
  for each row execute function public.settle_hiding();

alter table public.hidden_companies enable row level security;
grant select (user_id, company_name, created_at, company_key) on public.hidden_companies to authenticated;
grant insert (user_id, company_name) on public.hidden_companies to authenticated;
grant delete on public.hidden_companies to authenticated;
grant all on public.hidden_companies to service_role;

create policy "talents read whom they hide from" on public.hidden_companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "talents hide from companies" on public.hidden_companies
  for insert to authenticated with check (user_id = (select auth.uid())
    and exists (select from public.job_seeker_profiles as own where own.user_id = (select auth.uid())));
create policy "talents show themselves to companies again" on public.hidden_companies
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/hides_from.sql ──

-- Whether a talent hides from an employer's company.
create function public.hides_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = hides_from.talent_user_id and hidden.employer_ids @> array[hides_from.employer_id])
$$;

grant execute on function public.hides_from(uuid, uuid) to service_role;

-- ── schemas/alerts/is_still_news.sql ──

-- Whether an alert may tell what it found: a job that is open, or a talent whom its company may see and who still matches.
create function public.is_still_news(alert public.alerts, job_id uuid, talent_id uuid, now_at timestamptz) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
      select from public.jobs as job
      where job.id = is_still_news.job_id and job.status = 'open' and job.expires_at > now_at)
    or exists (
      select from public.job_seeker_profiles as talent
      where talent.id = is_still_news.talent_id and talent.is_visible
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not public.hides_from(talent.user_id, alert.company_id))
$$;

grant execute on function public.is_still_news(public.alerts, uuid, uuid, timestamptz) to service_role;

-- ── schemas/talents/is_talent_visible.sql ──

-- Whether the viewer may see a talent's card: it is visible, and does not hide from the viewer's company; whoever hides from
-- any company has a card for employers alone (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.setting('talents') = 1 and exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.hides_from_some
        or (public.is_proven_employer() and not public.hides_from(talent.user_id, (select auth.uid())))))
$$;

grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;

-- ── schemas/saved/find_shared_cv.sql ──

-- The path of a talent's CV for a company whose request the talent accepted; null for everybody else.
create function public.find_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = find_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_employer() and public.is_talent_visible(find_shared_cv.talent_id)
$$;

grant execute on function public.find_shared_cv(uuid) to authenticated, service_role;

-- ── schemas/saved/saved_talents.sql ──

-- Saved talents: which profiles an employer keeps an eye on.

create table public.saved_talents (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  note text check (length(note) <= 2000),
  -- Whether the employer has read the full profile, so that coming back to one's own list is no reading anew.
  was_read boolean not null default false,
  primary key (employer_id, talent_id)
);

create index saved_talents_talent on public.saved_talents (talent_id);

alter table public.saved_talents enable row level security;
grant select, delete on public.saved_talents to authenticated;
grant insert (employer_id, talent_id) on public.saved_talents to authenticated;
grant update (note) on public.saved_talents to authenticated;
grant all on public.saved_talents to service_role;

create policy "employers read their own saved talents" on public.saved_talents
  for select to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers save visible talents" on public.saved_talents
  for insert to authenticated with check (
    employer_id = (select auth.uid()) and (select public.is_employer()) and public.is_talent_visible(talent_id));
create policy "employers remove their own saved talents" on public.saved_talents
  for delete to authenticated using (employer_id = (select auth.uid()));
create policy "employers note what they think of saved talents" on public.saved_talents
  for update to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()))
  with check (employer_id = (select auth.uid()));

-- ── schemas/saved/my_interested_companies.sql ──

-- The companies that saved the viewer's profile or asked for contact, newest first. Those that the viewer hides from have
-- neither.
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, asked_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at
  from public.job_seeker_profiles as talent
  join public.employer_profiles as employer on true
  left join public.saved_talents as saved on saved.employer_id = employer.user_id and saved.talent_id = talent.id
  left join public.contact_requests as request on request.employer_id = employer.user_id and request.talent_id = talent.id
  where talent.user_id = (select auth.uid())
    and employer.user_id in (
      select one.employer_id from public.saved_talents as one where one.talent_id = talent.id
      union select one.employer_id from public.contact_requests as one where one.talent_id = talent.id)
  order by coalesce(request.created_at, saved.created_at) desc, employer.company_name
$$;

grant execute on function public.my_interested_companies() to authenticated, service_role;

-- ── schemas/talents/forget_talent_at.sql ──

-- Takes what companies kept of a talent and asked, as the deletion of the profile would; that they asked stays remembered.
create function public.forget_talent_at(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (forget_talent_at.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (forget_talent_at.employer_ids);
  delete from public.alert_deliveries as told using public.job_seeker_profiles as talent, public.alerts as alert
    where talent.user_id = forget_talent_at.talent_user_id and told.talent_id = talent.id and told.told_at is null
      and alert.id = told.alert_id and alert.company_id = any (forget_talent_at.employer_ids);
$$;

grant execute on function public.forget_talent_at(uuid[], uuid) to service_role;

-- ── schemas/talents/talents_hidden_from_viewer.sql ──

-- The profiles that hide from the viewer's company; null when there are none.
create function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.hidden_companies as hidden
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where hidden.employer_ids @> array[(select auth.uid())]
$$;

grant execute on function public.talents_hidden_from_viewer() to service_role;

-- ── schemas/trust/known_companies.sql ──

-- Companies whose names scams borrow, with the domains that are theirs. First rows are written from supabase/trust/.
create table public.known_companies (
  -- As judge_sender compares names: lowercase words without marks.
  name text primary key check (name ~ '^[a-z0-9 ]+$'),
  domains text[] not null check (cardinality(domains) > 0)
);

alter table public.known_companies enable row level security;
grant all on public.known_companies to service_role;

-- ── schemas/trust/open_case.sql ──

-- Opens a case, or adds to the open one what it does not say yet; what a posting itself and reports say takes the place of what they
-- said before.
-- Its number.
create function public.open_case(subject_kind text, subject_id uuid, account_id uuid, reasons jsonb) returns bigint
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  number bigint;
begin
  insert into public.cases as known (subject_kind, subject_id, account_id, reasons)
    values (open_case.subject_kind, open_case.subject_id, open_case.account_id, '[]')
    on conflict (subject_kind, subject_id) where closed_at is null do update set opened_at = known.opened_at
    returning id into number;
  update public.cases as opened set
    reasons = (
      select coalesce(jsonb_agg(reason order by position), '[]') from (
        select distinct on (reason) reason, position
        from jsonb_array_elements(open_case.reasons || coalesce((
          select jsonb_agg(earlier) from jsonb_array_elements(opened.reasons) as earlier
          where coalesce(earlier ->> 'source', '') not in ('posting', 'report') or not exists (
            select from jsonb_array_elements(open_case.reasons) as later where later ->> 'source' = earlier ->> 'source')), '[]'))
          with ordinality as each (reason, position)
        order by reason, position) as distinct_reasons)
    where id = number;
  update public.cases as opened set
    risk = (select coalesce(sum((reason ->> 'weight')::integer), 0) from jsonb_array_elements(opened.reasons) as reason)
    where id = number;
  perform public.note_audit_event('case opened', open_case.subject_kind, open_case.subject_id::text,
    jsonb_build_object('case', number, 'rules', (select coalesce(jsonb_agg(reason -> 'rule'), '[]')
      from jsonb_array_elements(open_case.reasons) as reason)));
  return number;
end
$$;

grant execute on function public.open_case(text, uuid, uuid, jsonb) to service_role;

-- ── schemas/trust/operators.sql ──

-- Who runs the site. Rows, made from the shell alone (`npm run operator -- add <address>`), never by a form (D90).
create table public.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'moderator' check (role in ('moderator', 'administrator')),
  added_at timestamptz not null default now()
);

alter table public.operators enable row level security;
grant all on public.operators to service_role;

-- ── schemas/people/traits_of_account.sql ──

-- What an account would come back with, as a ban names it: addresses that it has shown to read and its domain, where neither
-- strangers nor operators have theirs, the numbers of its postings, the browsers and networks of the last 30 days. `shown` is for an
-- operator; a browser has nothing to show but a day.
create function public.traits_of_account(account_id uuid) returns table (kind text, value text, shown text)
language sql stable security definer
set search_path = ''
as $$
  with account as (select lower(email) as address from auth.users
      where id = traits_of_account.account_id and email_confirmed_at is not null),
  numbers as (
    select distinct job.contact ->> 'phone' as phone
    from (select contact from public.jobs where employer_id = traits_of_account.account_id order by created_at desc limit 200) as job)
  select 'address', public.sha256_hex(public.mailbox_of(address)), address
    from (select address from account union select contact.address from public.job_contacts as contact
      where contact.account_id = traits_of_account.account_id and contact.confirmed_at is not null) as own
  union all
  select 'domain', domain, domain from (select split_part(address, '@', 2) as domain from account) as own
    where domain <> '' and domain <> all (public.shared_domains()) and not exists (
      select from public.operators as operator join auth.users as theirs on theirs.id = operator.user_id
      where split_part(lower(theirs.email), '@', 2) = domain or split_part(lower(theirs.email), '@', 2) like '%.' || domain)
  union all
  select distinct on (said.value) 'phone', said.value, phone from numbers, public.banned_in(phone) as said where said.kind = 'phone'
  union all
  select kind, trace_hash, to_char(seen_at, 'YYYY-MM-DD') from public.account_traces as seen
    where seen.account_id = traits_of_account.account_id and seen_at > now() - interval '30 days'
$$;

grant execute on function public.traits_of_account(uuid) to service_role;

-- ── schemas/trust/plain_words.sql ──

-- A text as the rules of the shield read it: lowercase, without accents, marks and invisible characters, letters of other alphabets
-- that look like Latin ones as these, typographic quotes and dashes as plain ones. Spaces stay as many as they are.
create function public.plain_words(given text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(
      lower(normalize(left(given, 30000), NFKD)),
      'аеорсхуіјѕԁһӏвнкмтαεορχυικνωтʼ’‘`´“”„–—−‐‑',
      'aeopcxyijsdhlbhkmtaeopxuiknwt''''''''''"""-----'),
    '[\u0300-\u036F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]+', '', 'g'),
    '[^\S\n ]', ' ', 'g')
$$;

grant execute on function public.plain_words(text) to service_role;

-- ── schemas/trust/judge_sender.sql ──

-- Whether a posting seems to be somebody else's: it bears the name of a known company and an address that is not the company's, or
-- an address or link that looks like one of a known company's and is none.
create function public.judge_sender(company_name text, email text, url text)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(judge_sender.email, '@', 2)),
      lower(substring(judge_sender.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.plain_words(left(judge_sender.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  of_known as (
    select known.name, hosts.host, hosts.label, domain,
      exists (select from unnest(known.domains) as theirs where hosts.host = theirs or hosts.host like '%.' || theirs) as is_theirs,
      split_part(domain, '.', 1) as known_label
    from public.known_companies as known, unnest(known.domains) as domain, hosts)
  (select 'a known company’s name', 100, of_known.host, 'The address isn’t one of the company whose name this is.'
    from of_known, own where of_known.name = own.name and of_known.host = split_part(lower(judge_sender.email), '@', 2)
      and not of_known.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, of_known.host, 'The address looks like that of a company that it isn’t.'
    from of_known, about where not of_known.is_theirs and length(known_label) >= 5 and (
      position('.' || domain || '.' in '.' || of_known.host || '.') > 0
      or (label <> known_label and translate(label, '013457', 'oieast') = known_label)
      or (label <> known_label and replace(label, '1', 'l') = known_label)
      or (length(known_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), known_label, 1) = 1)
      or replace(label, '-', '') in (select known_label || word from unnest(about_work) as word
        union all select word || known_label from unnest(about_work) as word))
    limit 1)
$$;

grant execute on function public.judge_sender(text, text, text) to service_role;

-- ── schemas/employers/domain_of_account.sql ──

-- The web domain of an account's confirmed email address (D97). Null at a shared domain, at a school, where students have addresses too,
-- and at a domain of a known company or one that looks like it.
create function public.domain_of_account(account_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select own.domain
  from (select split_part(lower(email), '@', -1) as domain from auth.users
    where id = domain_of_account.account_id and email_confirmed_at is not null) as own
  where own.domain ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$' and own.domain !~ '\.edu(\.[a-z]{2})?$'
    and not exists (select from unnest(public.shared_domains()) as shared where own.domain = shared or own.domain like '%.' || shared)
    and not exists (select from public.known_companies as known, unnest(known.domains) as theirs
      where own.domain = theirs or own.domain like '%.' || theirs)
    and not exists (select from public.judge_sender('', null, 'https://' || own.domain))
$$;

grant execute on function public.domain_of_account(uuid) to service_role;

-- ── schemas/trust/read_case.sql ──

-- Everything to decide a case by, and the event of who looked: {"case", "subject": case_subject's, "account": account_history's,
-- "related": related_postings', "reports": what others wrote, "appeal": against what, and in which words, "next": the case behind it}.
-- Null for an unknown case.
create function public.read_case(case_id bigint, operator_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  looked public.cases;
begin
  select * into looked from public.cases where id = read_case.case_id;
  if not found then
    return null;
  end if;
  perform public.note_audit_event('case looked at', looked.subject_kind, looked.subject_id::text,
    jsonb_build_object('case', looked.id), read_case.operator_id);
  return jsonb_build_object(
    'case', to_jsonb(looked),
    'subject', public.case_subject(looked.subject_kind, looked.subject_id),
    'account', public.account_history(looked.account_id),
    'related', case looked.subject_kind when 'job' then public.related_postings(looked.subject_id) else '[]' end,
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note, 'at', report.created_at)
        order by report.created_at desc), '[]')
      from (select * from public.reports where subject_id = looked.subject_id order by created_at desc limit 50) as report),
    'appeal', (select jsonb_build_object('words', decided.appeal_words, 'appealedAt', decided.appealed_at, 'decision', decided.decision,
        'reason', decided.reason, 'decidedAt', decided.decided_at, 'by', operator.email)
      from public.decisions as decided left join auth.users as operator on operator.id = decided.decided_by
      where decided.appeal_case_id = looked.id order by decided.appealed_at desc limit 1),
    'next', public.next_case(looked.id));
end
$$;

grant execute on function public.read_case(bigint, uuid) to service_role;

-- ── schemas/trust/refuse_change.sql ──

-- Refuses every change of a table that is only ever added to. Loading a backup, where triggers rest, is the one way around it.
create function public.refuse_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is only ever added to.', tg_table_name using errcode = '42501';
end
$$;

-- ── schemas/trust/audit_events.sql ──

-- What was decided and by whom, for good: nothing changes or deletes a row, the server's key and the tables' owner included.
-- It names accounts and things by id and holds no personal data, so that it may stay when a person leaves.
create table public.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whose doing; null is the shell or the rules.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_events_subject on public.audit_events (subject_id, id desc);
-- For what is counted of a time.
create index audit_events_at on public.audit_events (at);
create index audit_events_actor on public.audit_events (actor_id, id desc);

create trigger keep before update or delete or truncate on public.audit_events
  for each statement execute function public.refuse_change();

alter table public.audit_events enable row level security;
-- Written by note_audit_event alone.
revoke all on public.audit_events from service_role;
grant select on public.audit_events to service_role;

-- ── schemas/operator/find_audit_events.sql ──

-- A page of the audit, the newest first: of a thing, of a person (what they did, and what was done about their account), or all.
create function public.find_audit_events(subject text default null, person uuid default null,
  before bigint default 9223372036854775807)
returns table (id bigint, at timestamptz, action text, subject_kind text, subject_id text, details jsonb, actor_id uuid,
  actor_email text)
language sql stable security definer
set search_path = ''
rows 50
as $$
  with shown as (
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and find_audit_events.person is null and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      -- What is not asked for is not looked for: each of these would read the whole index backwards.
      where coalesce(find_audit_events.subject, find_audit_events.person::text) is not null
        and event.subject_id = coalesce(find_audit_events.subject, find_audit_events.person::text)
        and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and find_audit_events.person is not null
        and event.actor_id = find_audit_events.person and event.id < before
      order by event.id desc limit 50)
  )
  select event.id, event.at, event.action, event.subject_kind, event.subject_id, event.details, event.actor_id,
    -- Of those who run the site alone: an event about anybody else shows no more than an id.
    case when operator.user_id is not null then account.email::text end
  from public.audit_events as event
  left join public.operators as operator on operator.user_id = event.actor_id
  left join auth.users as account on account.id = operator.user_id
  where event.id in (select shown.id from shown)
  order by event.id desc limit 50
$$;

grant execute on function public.find_audit_events(text, uuid, bigint) to service_role;

-- ── schemas/trust/note_audit_event.sql ──

-- Adds an event to the audit.
create function public.note_audit_event(action text, subject_kind text, subject_id text, details jsonb default '{}',
  actor_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.audit_events (action, subject_kind, subject_id, details, actor_id)
    values (note_audit_event.action, note_audit_event.subject_kind, note_audit_event.subject_id,
      note_audit_event.details, note_audit_event.actor_id)
$$;

grant execute on function public.note_audit_event(text, text, text, jsonb, uuid) to service_role;

-- ── schemas/operator/write_content.sql ──

-- Adds a version of a content; null takes back what was written. Audited.
create function public.write_content(name text, value jsonb, operator_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with written as (
    insert into public.contents (name, value, written_by)
      values (write_content.name, write_content.value, write_content.operator_id)
      returning id)
  select public.note_audit_event('content written', 'content', write_content.name, jsonb_build_object('version', id),
    write_content.operator_id) from written
$$;

grant execute on function public.write_content(text, jsonb, uuid) to service_role;

-- ── schemas/trust/refuse_words.sql ──

-- Refuses what is emailed to somebody through us where a posting with these words would be refused or held (D91): whoever writes is
-- there and can say it differently, and nobody waits for an email that is held. `field` is where the form shows the sentence.
create function public.refuse_words(given text, field text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', refuse_words.field)
      order by broken.is_hard desc, broken.weight desc)) -> 0 into refused
    from public.judge_words(refuse_words.given) as broken
    having bool_or(broken.is_hard) or sum(broken.weight) >= public.setting('hold_weight');
  if refused is not null then
    raise exception 'WORDS_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
end
$$;

grant execute on function public.refuse_words(text, text) to service_role;

-- ── schemas/trust/related_postings.sql ──

-- Other postings of the same address, domain, phone or text: [{"mark": 'email', 'domain', 'phone' or 'text', "total": at most 200,
-- "postings": five, other accounts' first, [{"id", "title", "companyName", "status", "postedAt", "isSameAccount"}]}]. A domain that hundreds have, relates nobody.
create function public.related_postings(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('mark', split_part(mark, ':', 1), 'total', related.total, 'postings', (
      select jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'companyName', other.company_name,
          'status', other.status, 'postedAt', other.created_at, 'isSameAccount', other.employer_id = job.employer_id)
        order by other.employer_id = job.employer_id, other.created_at desc)
      from (select * from public.jobs where id = any (related.ids)
        order by employer_id = job.employer_id, created_at desc limit 5) as other)) order by place), '[]')
  from public.jobs as job
  cross join lateral unnest(public.job_marks(job.contact, job.application_url, job.description)) with ordinality as known (mark, place)
  cross join lateral (select array_agg(id) as ids, count(*) as total from (
    select other.id from public.jobs as other
    where public.job_marks(other.contact, other.application_url, other.description) @> array[mark] and other.id <> job.id
    limit 200) as found) as related
  where job.id = related_postings.job_id and related.total > 0 and not (mark like 'domain:%' and related.total = 200)
$$;

grant execute on function public.related_postings(uuid) to service_role;

-- ── schemas/trust/reports.sql ──

-- What people say is wrong (D95): once each browser and account for as long as nothing is decided. Nobody but whoever runs the site
-- reads it, and what tells reporters apart is kept as hashes alone.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  -- By their ids, as those of cases.
  subject_kind text not null check (subject_kind in ('job', 'profile', 'message')),
  subject_id uuid not null,
  reason text not null
    check (reason in ('scam', 'fake', 'filled', 'facts', 'discrimination', 'harassment', 'other')),
  note text check (length(note) <= 1000),
  -- Where the outcome goes; taken away once it was written there.
  email text check (email is null or public.is_email(email)),
  reporter_id uuid references auth.users (id) on delete cascade,
  browser_hash text not null,
  -- Null where no proxy tells addresses: then nobody can be told apart.
  network_hash text,
  -- What it counts, by its reason and its reporter's past.
  weight integer not null check (weight >= 0),
  has_standing boolean not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'dismissed')),
  check ((decided_at is null) = (outcome is null))
);

create unique index reports_browser_once on public.reports (subject_id, browser_hash) where decided_at is null;
create unique index reports_account_once on public.reports (subject_id, reporter_id) where decided_at is null;
create index reports_subject on public.reports (subject_id, created_at);
create index reports_browser on public.reports (browser_hash);
create index reports_reporter on public.reports (reporter_id);
create index reports_to_email on public.reports (decided_at) where decided_at is not null and email is not null;
create index reports_old on public.reports (created_at);

alter table public.reports enable row level security;
grant all on public.reports to service_role;

-- ── schemas/trust/count_reports.sql ──

-- What the open reports about a thing come to. Of one network only the weightiest counts, and where no network is known all are one.
-- Whoever has no standing counts together at most half of what pauses a job, however many they are. A job is paused when what counts
-- is enough, by enough people of whom two have standing, and did not all come at once.
create function public.count_reports(subject_id uuid, out reasons jsonb, out pauses boolean)
language sql stable security definer
set search_path = ''
as $$
  with independent as (
    select distinct on (coalesce(network_hash, '')) reason, weight, has_standing, created_at
    from public.reports
    where reports.subject_id = count_reports.subject_id and decided_at is null and weight > 0
    order by coalesce(network_hash, ''), weight desc, created_at),
  by_reason as (
    select reason, sum(weight) as weight, count(*) as people from independent group by reason)
  select
    coalesce((select jsonb_agg(jsonb_build_object('rule', 'reported: ' || reason, 'weight', weight, 'words', '',
      'people', people, 'source', 'report') order by weight desc, reason) from by_reason), '[]'),
    coalesce(sum(weight) filter (where has_standing), 0)
        + least(coalesce(sum(weight) filter (where not has_standing), 0), public.setting('report_weight_to_pause') / 2.0)
        >= public.setting('report_weight_to_pause')
      and count(*) >= public.setting('report_people_to_pause')
      and count(*) filter (where has_standing) >= 2
      and max(created_at) - min(created_at) >= make_interval(mins => public.setting('report_minutes_to_pause'))
  from independent
$$;

grant execute on function public.count_reports(uuid) to service_role;

-- ── schemas/trust/find_report.sql ──

-- What the email to a reporter says: {"kind", "outcome", "title": a job's}; null for a report that is gone.
create function public.find_report(report_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', report.subject_kind, 'outcome', report.outcome, 'title', job.title)
  from public.reports as report
  left join public.jobs as job on report.subject_kind = 'job' and job.id = report.subject_id
  where report.id = find_report.report_id and report.outcome is not null
$$;

grant execute on function public.find_report(uuid) to service_role;

-- ── schemas/trust/forget_reports.sql ──

-- Forgets reports of so many days ago. How many.
create function public.forget_reports(after_days integer default 180) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.reports where ctid = any (array(
      select ctid from public.reports where created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_reports(integer) to service_role;

-- ── schemas/trust/send_report.sql ──

-- Takes in a report: opens a case with it or adds to the open one, and pauses a job when enough people who have nothing to do with each
-- other say so, which its employer is emailed. Not that of an employer who is known for long, nor one that was looked at within 30 days: these are only flagged.
-- What was reported before by the same browser or account, or three times by one network, is the reporter's own, or comes from
-- whoever is shut out (D98), changes nothing.
-- False where there is nothing to report. The sender is told the same in all other cases.
create function public.send_report(subject_kind text, subject_id uuid, reason text, note text, email text, browser_key text,
  network_hash text, reporter_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner_id uuid := public.owner_of_reported(send_report.subject_kind, send_report.subject_id);
  browser text := public.sha256_hex(send_report.browser_key);
  standing boolean := public.has_report_standing(send_report.reporter_id, browser);
  counted record;
  is_paused boolean := false;
begin
  if owner_id is null then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('report ' || send_report.subject_id, 0));
  if owner_id = send_report.reporter_id
    or public.is_banned(send_report.reporter_id, send_report.email,
      array_remove(array['browser:' || browser, 'network:' || send_report.network_hash], null)) or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, has_standing)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.weigh_report(send_report.reason, send_report.reporter_id, browser, standing), standing)
    on conflict do nothing;
  if not found then
    -- An address that is left with a second report is where the outcome of the first goes.
    update public.reports as earlier set email = coalesce(earlier.email, nullif(trim(send_report.email), ''))
      where earlier.subject_id = send_report.subject_id and earlier.decided_at is null
        and (earlier.browser_hash = browser or earlier.reporter_id = send_report.reporter_id);
    return true;
  end if;
  perform public.note_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_known_employer(owner_id)
      and not exists (select from public.cases as looked where looked.subject_id = send_report.subject_id
        and looked.outcome in ('approved', 'dismissed') and looked.closed_at > now() - interval '30 days') then
    with paused as (update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open' returning id)
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-reported', account.email, jsonb_build_object('jobId', paused.id), 'job-reported:' || paused.id || ':' || now()
      from paused join auth.users as account on account.id = owner_id where public.is_email(account.email);
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "paused by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$$;

grant execute on function public.send_report(text, uuid, text, text, text, text, text, uuid) to service_role;

-- ── schemas/trust/settle_reports.sql ──

-- Settles the reports about what was decided, and emails their reporters the outcome.
create function public.settle_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.reports as report set decided_at = now(),
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    from public.cases as decided
    where decided.id = new.case_id and report.subject_id = decided.subject_id and report.subject_kind = decided.subject_kind
      and report.decided_at is null;
  perform public.write_report_emails();
  return null;
end
$$;

-- ── schemas/trust/decisions.sql ──

-- What was decided about a case, with the reason in the words that its owner is emailed. A decision against someone allows one
-- appeal, in which the holder of the email's secret may say why it is wrong.
create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references public.cases (id) on delete cascade,
  decision text not null check (decision in ('approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reason text not null check (length(trim(reason)) between 3 and 2000),
  -- Null is the shell.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- The secret of the email's link, as a hash. Null where no appeal is possible.
  appeal_token_hash text unique,
  appeal_words text check (length(trim(appeal_words)) between 1 and 2000),
  appealed_at timestamptz,
  -- Where someone decides about the appeal.
  appeal_case_id bigint references public.cases (id) on delete set null,
  check ((appeal_words is null) = (appealed_at is null))
);

create index decisions_case on public.decisions (case_id, decided_at desc);
create index decisions_appeal_case on public.decisions (appeal_case_id) where appeal_case_id is not null;

create trigger carry_out_account_decision after insert on public.decisions
  for each row when (new.decision in ('suspend', 'ban', 'lift')) execute function public.carry_out_account_decision();
create trigger remember_removed_texts after insert on public.decisions
  for each row when (new.decision in ('approve', 'remove', 'ban', 'lift')) execute function public.remember_removed_texts();
create trigger settle_reports after insert on public.decisions
  for each row when (new.decision <> 'ask') execute function public.settle_reports();

alter table public.decisions enable row level security;
grant all on public.decisions to service_role;

-- ── schemas/trust/appeal_decision.sql ──

-- Has somebody look again at what was decided, by the email's secret and once: opens a case about the same. What find_appeal says then.
create function public.appeal_decision(manage_token text, words text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  appealed public.decisions;
  first public.cases;
begin
  if public.find_appeal(appeal_decision.manage_token) is not null then
    update public.decisions set appeal_words = trim(appeal_decision.words), appealed_at = now()
      where appeal_token_hash = public.sha256_hex(appeal_decision.manage_token) and appealed_at is null
      returning * into appealed;
    if found then
      select * into first from public.cases where id = appealed.case_id;
      update public.decisions set appeal_case_id = public.open_case(first.subject_kind, first.subject_id, first.account_id,
          '[{"rule": "an appeal", "weight": 50, "words": "", "source": "appeal"}]')
        where id = appealed.id;
    end if;
  end if;
  return public.find_appeal(appeal_decision.manage_token);
end
$$;

grant execute on function public.appeal_decision(text, text) to anon, authenticated, service_role;

-- ── schemas/trust/find_decision.sql ──

-- What the email about a decision says: {"kind", "decision", "reason", "title": of the job, company or profile, "isAppeal": whether
-- it is what became of one, and not a new decision with an appeal of its own}; null when what was decided about is gone, other than by the decision.
create function public.find_decision(decision_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', closed.subject_kind, 'decision', decided.decision, 'reason', decided.reason,
    'title', coalesce(job.title, company.company_name, profile.headline),
    'isAppeal', exists (select from jsonb_array_elements(closed.reasons) as each where each ->> 'source' = 'appeal')
      and decided.appeal_token_hash is null)
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = find_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$$;

grant execute on function public.find_decision(uuid) to service_role;

-- ── schemas/trust/find_appeal.sql ──

-- What the holder of the secret may appeal against: what find_decision says, {"appealedAt"}, and what the second look found, in
-- `outcome`. Null for an unknown secret and for what is gone.
create function public.find_appeal(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.find_decision(decided.id) || jsonb_build_object('appealedAt', decided.appealed_at, 'outcome', again.outcome)
  from public.decisions as decided left join public.cases as again on again.id = decided.appeal_case_id
  where decided.appeal_token_hash = public.sha256_hex(find_appeal.manage_token)
$$;

grant execute on function public.find_appeal(text) to anon, authenticated, service_role;

-- ── schemas/trust/job_hold.sql ──

-- Why a held job is not shown, as its employer may know it: {"isRemoved", "reason": an operator's, "words": what of the posting
-- gave a reason}; null for a job that is not held.
create function public.job_hold(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('isRemoved', pending.id is null and coalesce(last.outcome = 'removed', false),
    'reason', case when pending.id is null and last.outcome = 'removed' then
      (select reason from public.decisions where case_id = last.id order by decided_at desc limit 1) end,
    'words', coalesce((select jsonb_agg(distinct reason -> 'words')
      from jsonb_array_elements(pending.reasons) as reason where reason ->> 'words' <> ''), '[]'))
  from public.jobs as job
  left join lateral (select * from public.cases
    where subject_id = job.id and subject_kind = 'job' and closed_at is null) as pending on true
  left join lateral (select * from public.cases
    where outcome in ('approved', 'removed')
      and ((subject_id = job.id and subject_kind = 'job') or (account_id = job.employer_id and subject_kind = 'company'))
    order by closed_at desc, id desc limit 1) as last on true
  where job.id = job_hold.job_id and job.status = 'held'
$$;

grant execute on function public.job_hold(uuid) to service_role;

-- ── schemas/trust/show_jobs.sql ──

-- Shows held jobs again, but for what another case or decision holds. How many.
create function public.show_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  shown uuid[];
begin
  with opened as (
    update public.jobs as job set status = 'open'
    where job.id = any (show_jobs.job_ids) and job.status = 'held'
      and not public.is_removed_job(job.id) and not public.has_removed(job.employer_id, 'company')
      and not exists (select from public.cases as pending
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null)
    returning job.id),
  stale as (insert into public.stale_jobs (job_id) select id from opened on conflict do nothing)
  select coalesce(array_agg(id), '{}') into shown from opened;
  perform public.cancel_closing_emails(shown);
  return cardinality(shown);
end
$$;

grant execute on function public.show_jobs(uuid[]) to service_role;

-- ── schemas/trust/show_subject.sql ──

-- Shows what a case was about, where it was hidden; a message that was taken down is gone. Whether that changed something.
create function public.show_subject(subject_kind text, subject_id uuid, was_removed boolean) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case show_subject.subject_kind
    when 'job' then
      changed := public.show_jobs(array[show_subject.subject_id]);
    when 'company' then
      changed := public.show_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id
        where company.id = show_subject.subject_id and job.status = 'held'));
    when 'profile' then
      -- Its owner, who may have hidden it before or be shut out by now, shows it again.
      changed := show_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.show_subject(text, uuid, boolean) to service_role;

-- ── schemas/trust/stale_jobs.sql ──

-- Jobs that a decision showed or hid outside of the site: their pages are rendered again with the next run of the scheduled work.
create table public.stale_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- Of a banned account: its page goes for good (bury_jobs).
  is_banned boolean not null default false
);

alter table public.stale_jobs enable row level security;
grant all on public.stale_jobs to service_role;

-- ── schemas/auth/find_banned_jobs.sql ──

-- Some jobs of banned accounts whose pages are still to go.
create function public.find_banned_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql stable security definer
set search_path = ''
as $$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.stale_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now() and banned.is_banned
  order by banned.due_at
  limit max_jobs
$$;

grant execute on function public.find_banned_jobs(integer) to service_role;

-- ── schemas/trust/take_stale_jobs.sql ──

-- Takes some of the jobs whose pages are to be rendered again.
create function public.take_stale_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql volatile security definer
set search_path = ''
as $$
  with taken as (
    delete from public.stale_jobs where job_id = any (array(
      select job_id from public.stale_jobs where due_at <= now() and not is_banned order by due_at limit max_jobs for update skip locked))
    returning job_id)
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from taken join public.jobs as job on job.id = taken.job_id
$$;

grant execute on function public.take_stale_jobs(integer) to service_role;

-- ── schemas/trust/transparency_report.sql ──

-- What visitors are told of the last 90 days: how many reports came and what became of them, what was decided and how soon, and how
-- appeals ended. Counts alone. Decisions are the audit's, which stays when an account goes with its cases.
create function public.transparency_report() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at > now() - interval '90 days'
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reported as (
    select reason, outcome from public.reports where created_at > now() - interval '90 days'),
  appealed as (
    select again.outcome from public.decisions as decided left join public.cases as again on again.id = decided.appeal_case_id
    where decided.appealed_at > now() - interval '90 days')
  select jsonb_build_object(
    'reports', (select jsonb_build_object('all', count(*), 'upheld', count(*) filter (where outcome = 'upheld'),
        'dismissed', count(*) filter (where outcome = 'dismissed'), 'waiting', count(*) filter (where outcome is null))
      from reported),
    'reasons', coalesce((select jsonb_object_agg(reason, people) from (
      select reason, count(*) as people from reported group by reason) as each), '{}'),
    'decisions', coalesce((select jsonb_object_agg(action, times) from (
      select action, count(*) as times from decided group by action) as each), '{}'),
    'median_hours', (select percentile_cont(0.5) within group (order by hours) from decided where hours is not null),
    'within_a_day', (select floor(100.0 * count(*) filter (where hours <= 24) / nullif(count(*), 0)) from decided
      where hours is not null),
    'appeals', (select jsonb_build_object('all', count(*),
        'granted', count(*) filter (where outcome in ('approved', 'dismissed', 'lifted')),
        'refused', count(*) filter (where outcome in ('removed', 'warned', 'suspended', 'banned')))
      from appealed))
$$;

grant execute on function public.transparency_report() to service_role;

-- ── schemas/trust/trust_rules.sql ──

-- What a posting may not say, or not say without being looked at: the rules of the shield, read by judge_words (D91). Their first
-- rows are written from supabase/trust/, where each is explained; an operator may switch one off, change it or add words of their own.
create table public.trust_rules (
  name text primary key check (length(name) between 1 and 60),
  kind text not null check (kind in ('scam', 'discrimination', 'blocked words')),
  -- One of these has to be in the text before the pattern is tried; none is always.
  hints text[] not null default '{}',
  pattern text not null,
  -- A sentence that has this as well is fine.
  unless text,
  weight integer not null check (weight between 0 and 1000),
  is_hard boolean not null default false,
  -- To the employer: what is wrong, and what to write instead.
  sentence text not null,
  better text,
  source text not null default '',
  is_on boolean not null default true,
  check (length(pattern) between 1 and 4000)
);

alter table public.trust_rules enable row level security;
grant all on public.trust_rules to service_role;

-- ── schemas/operator/unblock_words.sql ──

-- Takes back that postings with these words are held. Audited.
create function public.unblock_words(words text, operator_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with unblocked as (
    delete from public.trust_rules where name = 'blocked: ' || unblock_words.words and kind = 'blocked words' returning name)
  select public.note_audit_event('words unblocked', 'content', 'blocked words', jsonb_build_object('words', unblock_words.words),
    unblock_words.operator_id) from unblocked
$$;

grant execute on function public.unblock_words(text, uuid) to service_role;

-- ── schemas/trust/judge_words.sql ──

-- Which rules a text breaks, each once, with the words that do and the sentence they are in. Words in disguise are words, and that
-- somebody disguised them counts as well.
create function public.judge_words(given text)
returns table (rule text, kind text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, better text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  spaced text := public.plain_words(given);
  unmasked text := public.unmasked_words(spaced);
  plain text := regexp_replace(spaced, ' {2,}', ' ', 'g');
  texts text[] := array[plain];
  known public.trust_rules;
  seen text;
  part text;
  masked text;
begin
  if unmasked <> spaced then
    -- 1 stands for i or for l.
    texts := texts || regexp_replace(unmasked, ' {2,}', ' ', 'g')
      || case when spaced ~ '[a-z]1' then regexp_replace(public.unmasked_words(replace(spaced, '1', 'l')), ' {2,}', ' ', 'g') end;
  end if;
  -- Rule by rule, because PostgreSQL keeps 32 compiled patterns; and first over the whole text, because few are ever in it.
  for known in select * from public.trust_rules where is_on order by is_hard desc, weight desc, name loop
    <<texts>>
    foreach seen in array texts loop
      continue when seen is null;
      continue when known.hints <> '{}'
        and not exists (select from unnest(known.hints) as hint where strpos(seen, hint) > 0);
      continue when seen !~ known.pattern;
      for part in select regexp_split_to_table(seen, '(?<=[.!?])\s+|\n+|;|[•·▪●]') loop
        continue when part !~ known.pattern or part ~ known.unless;
        return query select known.name, known.kind, known.weight, known.is_hard,
          left(trim(regexp_substr(part, known.pattern)), 160), left(trim(part), 300), known.sentence, known.better;
        if seen <> plain then
          masked := coalesce(masked, left(trim(part), 160));
        end if;
        exit texts;
      end loop;
    end loop;
  end loop;
  if masked is not null then
    return query select 'words in disguise', 'scam', 50, false, masked, masked,
      'It hides words from whoever looks for them.', null::text;
  end if;
end
$$;

grant execute on function public.judge_words(text) to service_role;

-- ── schemas/trust/judge_posting.sql ──

-- All that speaks against showing a posting: the rules that its words break, whose it seems to be, and what it pays. `field` is where
-- the form shows it. What is new counts a little more, where something else does,
-- and by itself where the setting `approve_first_jobs` says that an operator looks at each company's first job.
create function public.judge_posting(job public.jobs, account_id uuid)
returns table (rule text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, better text, field text)
language sql stable security definer
set search_path = ''
as $$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.better,
      case when exists (select from public.judge_words(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.judge_words(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.judge_sender(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select borrowed.rule, borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null, null
    from public.judge_name(job.company_name, judge_posting.account_id, job.location) as borrowed
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.judge_pay(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  -- Who began to post within the month and has nothing that is or was let through. A job that was closed may never have been shown.
  where public.setting('approve_first_jobs') = 1
    and (select limits.stage is not null from public.posting_limits(judge_posting.account_id) as limits)
    and not exists (select from public.jobs as shown
      where shown.employer_id = judge_posting.account_id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = judge_posting.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(judge_posting.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$$;

grant execute on function public.judge_posting(public.jobs, uuid) to service_role;

-- ── schemas/trust/unmasked_words.sql ──

-- A plain text with words in disguise as words: letters that are spaced out, and digits and signs in the place of letters.
create function public.unmasked_words(plain text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  seen text := plain;
  step record;
begin
  -- One sign between single letters goes, then one space: where letters are spaced out, words are two spaces apart.
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$])[._*|-](?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$]) (?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  if seen ~ '[a-z][0-9@$!|]' then
    -- Twice, for two signs beside each other; an address keeps its @.
    for step in select * from (values ('(?<=[a-z])0', 'o'), ('(?<=[a-z])0', 'o'), ('(?<=[a-z])3', 'e'), ('(?<=[a-z])3', 'e'),
        ('(?<=[a-z])4', 'a'), ('(?<=[a-z])5', 's'), ('(?<=[a-z])7', 't'), ('(?<=[a-z])[1!|](?=[a-z])', 'i'),
        ('(?<=[a-z])@(?=[a-z])(?![a-z0-9-]+\.[a-z])', 'a'), ('(?<=[a-z])\$', 's')) as known (pattern, letter)
    loop
      seen := regexp_replace(seen, step.pattern, step.letter, 'g');
    end loop;
  end if;
  return seen;
end
$$;

grant execute on function public.unmasked_words(text) to service_role;

-- ── schemas/trust/weigh_report.sql ──

-- What one report counts. More harm weighs more, a reporter with standing weighs double, one who was right more often than wrong half
-- as much again, and one who was wrong more often nothing.
create function public.weigh_report(reason text, account_id uuid, browser_hash text, has_standing boolean) returns integer
language sql stable security definer
set search_path = ''
as $$
  select case when record.wrong > record.right then 0 else
      case when weigh_report.reason in ('filled', 'facts', 'other') then 10 else 20 end
        * case when weigh_report.has_standing then 2 else 1 end * case when record.right > record.wrong then 3 else 2 end / 2 end
  from (select count(*) filter (where earlier.outcome = 'upheld') as right,
      count(*) filter (where earlier.outcome = 'dismissed') as wrong
    from public.reports as earlier
    where earlier.browser_hash = weigh_report.browser_hash or earlier.reporter_id = weigh_report.account_id) as record
$$;

grant execute on function public.weigh_report(text, uuid, text, boolean) to service_role;

-- ── schemas/trust/write_case_emails.sql ──

-- Emails every operator that cases wait: at once when the first one does, within an hour when others join it, and once a day
-- while any does. How many emails.
create function public.write_case_emails(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  waiting record;
  last_at timestamptz;
  written integer := 0;
begin
  insert into public.scheduled_steps (step, done_until) values ('case-emails', '-infinity') on conflict (step) do nothing;
  select done_until into last_at from public.scheduled_steps where step = 'case-emails' for update skip locked;
  select * into waiting from public.count_waiting_cases();
  if waiting.oldest_at > last_at
    or (waiting.newest_at > last_at and last_at <= now_at - interval '1 hour')
    or (waiting.total > 0 and last_at <= now_at - interval '1 day') then
    insert into public.outbox (kind, recipient, dedupe_key)
      select 'cases-waiting', account.email, 'cases-waiting:' || account.id || ':' || extract(epoch from now_at)
      from public.operators as operator join auth.users as account on account.id = operator.user_id
      where public.is_email(account.email)
      on conflict (dedupe_key) do nothing;
    get diagnostics written = row_count;
    if written > 0 then
      update public.scheduled_steps set done_until = now_at where step = 'case-emails';
    end if;
  end if;
  return written;
end
$$;

grant execute on function public.write_case_emails(timestamp with time zone) to service_role;

-- ── schemas/trust/write_report_emails.sql ──

-- Emails the outcome to reporters who left an address, and takes the address away. One that is not proven gets no more of such
-- emails than of others that a stranger may have asked for: what is too many for today comes with a later run. How many emails.
create function public.write_report_emails(max_reports integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  report public.reports;
  written integer := 0;
begin
  -- Any of them, so that addresses that are full for today keep no others waiting; in one order, so that two runs never wait for
  -- each other.
  for report in
    select * from (
      select * from public.reports where decided_at is not null and email is not null
      order by random() limit least(max_reports, 1000) for update skip locked) as due
    order by public.mailbox_of(email)
  loop
    continue when not (public.is_proven_address(report.email, 'browser:' || report.browser_hash)
      or coalesce(public.is_proven_address(report.email, 'account:' || report.reporter_id), false)
      or public.take_unasked_email(report.email, 1));
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('report-decided', report.email, jsonb_build_object('reportId', report.id), 'report-decided:' || report.id)
      on conflict (dedupe_key) do nothing;
    update public.reports set email = null where id = report.id;
    written := written + 1;
  end loop;
  return written;
end
$$;

grant execute on function public.write_report_emails(integer) to service_role;

-- ── schemas/uploads/uploads.sql ──

-- Uploads: buckets, and the register of every file that came in by one of our uploads (D24, D35).

-- A file starts unverified, is checked by content on the server, and is claimed by the row that uses it.
-- What nothing claims is removed after 24 hours; what its owner gave up is removed with the next run.
create table public.uploads (
  path text primary key check (length(path) between 1 and 500),
  bucket text not null check (bucket in ('applications', 'companies')),
  filename text not null check (length(filename) between 1 and 300),
  extension text not null check (length(extension) between 1 and 10),
  -- Who was signed in when it came in; nobody else may claim it. Null for a guest's, where knowing the path is the claim.
  owner_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  -- SHA-256 of the secret that came with the permission to upload; the file can be used by its holder alone.
  ticket_hash text,
  -- The application that the file was handed in with, as a hash; a retry of the same is told apart from another use.
  spent_on text,
  -- The address of a public file, written by the server when it registers the file.
  public_url text unique check (length(public_url) <= 1000),
  -- What the server found when it looked at a file: how large it is, and when a virus scanner found nothing in it (null: none was
  -- asked).
  size_bytes integer check (size_bytes > 0),
  scanned_at timestamptz,
  constraint uploads_public_url_of_logo check (public_url is null or bucket = 'companies')
);

create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
grant all on public.uploads to service_role;

-- ── schemas/applications/check_sent_cv.sql ──

-- A CV that is handed in lies in the folder of applications and is no larger than an email to the employer can carry. Notes with the application whether the file was scanned.
create function public.check_sent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = new.cv_url;
  if cv.path not like 'cvs/%' or cv.size_bytes > public.max_application_cv_bytes() then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  new.cv_scanned_at := cv.scanned_at;
  return new;
end
$$;

-- ── schemas/applications/applications.sql ──

-- Applications: one per person and job (D28), readable by the job's employer and by the applicant, by nobody else.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(trim(full_name)) between 1 and 200),
  -- D27: never shown to employers, and absent where the law forbids asking.
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  is_adult boolean not null,
  email text not null check (public.is_email(email)),
  phone text not null check (length(trim(phone)) between 1 and 50),
  cover_letter text not null check (length(trim(cover_letter)) between 1 and 20000),
  cv_url text not null references public.uploads (path),
  cv_filename text not null check (length(cv_filename) between 1 and 300),
  cv_fileext text not null check (cv_fileext in ('pdf', 'doc', 'docx')),
  status text not null default 'new' check (status in ('new', 'seen', 'shortlisted', 'rejected', 'hired')),
  -- SHA-256 of the secret in the receipt's link; the secret itself is only in that mail.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The browser that a guest handed it in with, as a hash. `application_senders` cannot stand for it: it remembers everybody who
  -- tried under an address, and so also who is not the applicant (D28).
  browser_hash text,
  -- When the applicant showed to read the address: by that button, or by applying from an account or browser that had shown it.
  proven_at timestamptz,
  -- SHA-256 of the secrets in the links of later emails; each opens the same page as the receipt's.
  link_hashes text[] not null default '{}',
  -- When an address that is not proven got its one email about the employer's answers.
  news_sent_at timestamptz,
  -- For the employer, who is told when a file was not checked.
  cv_scanned_at timestamptz
);

create unique index applications_one_per_person on public.applications (job_id, lower(email));
create index applications_applicant on public.applications (applicant_id) where applicant_id is not null;
-- For a privacy request of somebody without an account.
create index applications_guest on public.applications (lower(email)) where applicant_id is null;
-- For what is counted of a day.
create index applications_arrived on public.applications (created_at);
create index applications_links on public.applications using gin (link_hashes);
create index applications_newest on public.applications (job_id, created_at desc);
create index applications_cv on public.applications (cv_url);
create index applications_browser on public.applications (browser_hash) where browser_hash is not null;

create trigger check_sent_cv before insert on public.applications
  for each row execute function public.check_sent_cv();
create trigger guard_application before update on public.applications
  for each row execute function public.guard_application();
create trigger follow_application after insert or update or delete on public.applications
  for each row execute function public.follow_application();

alter table public.applications enable row level security;
grant select (id, job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext,
    status, created_at, updated_at, cv_scanned_at)
  on public.applications to authenticated;
grant update (status) on public.applications to authenticated;
grant all on public.applications to service_role;

create policy "employers read applications to their own jobs" on public.applications
  for select to authenticated using (public.owns_job(job_id));
create policy "applicants read their own applications" on public.applications
  for select to authenticated using (applicant_id = (select auth.uid()));
create policy "employers move applications to their own jobs" on public.applications
  for update to authenticated using (public.owns_job(job_id)) with check (public.owns_job(job_id));

-- ── schemas/applications/my_job_applications.sql ──

-- Of at most 50 jobs, when the viewer applied, and for the viewer's own postings how many people did.
create function public.my_job_applications(job_ids uuid[])
returns table(job_id uuid, applied_at timestamp with time zone, applicants bigint)
language sql stable security definer
set search_path = ''
as $$
  select mine.id, mine.applied_at, mine.applicants
  from (
    select job.id,
      (select min(application.created_at) from public.applications as application
        where application.applicant_id = (select auth.uid()) and application.job_id = job.id) as applied_at,
      case when job.employer_id = (select auth.uid()) then
        (select count(*) from public.applications as application where application.job_id = job.id) end as applicants
    from public.jobs as job where job.id = any (my_job_applications.job_ids[1:50])) as mine
  where mine.applied_at is not null or mine.applicants is not null
$$;

grant execute on function public.my_job_applications(uuid[]) to authenticated, service_role;

-- ── schemas/applications/application_events.sql ──

-- How employers answer applicants (D21): what happened and when, notes of their own, templates, answers by mail, and the
-- record of how they reply, which everybody may see.

-- What happened to an application, in order. Written by triggers and functions alone and never changed, so that nobody
-- can make their record look better afterwards.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed', 'job-removed')),
  -- Which answer a mail was; the same one is never sent twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now(),
  -- What an answer said, so that its applicant can read it on the page.
  subject text,
  body text
);

create unique index application_events_one_answer on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_closing on public.application_events (application_id, kind)
  where kind in ('job-closed', 'job-removed');
create index application_events_application on public.application_events (application_id, id);
create index application_events_answered on public.application_events (at) where kind in ('shortlisted', 'rejected', 'hired', 'mailed');
create index application_events_job on public.application_events (job_id);

create trigger refuse_banned before insert on public.application_events
  for each row when (new.kind = 'mailed') execute function public.refuse_banned_message();

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;

create policy "employers read what happened to applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/applications/application_notes.sql ──

-- What an employer writes down about an application, for nobody else; the applicant never reads it.
create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index application_notes_application on public.application_notes (application_id, created_at);

alter table public.application_notes enable row level security;
grant select, delete on public.application_notes to authenticated;
grant insert (application_id, body) on public.application_notes to authenticated;
grant update (body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;

create policy "employers keep notes on applications to their own jobs" on public.application_notes
  for all to authenticated
  using (exists (select from public.applications where id = application_id and public.owns_job(job_id)))
  with check (exists (select from public.applications where id = application_id and public.owns_job(job_id)));

-- ── schemas/applications/application_of.sql ──

-- The application that a mailed secret belongs to; null for an unknown one.
create function public.application_of(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications
  where token_hash = public.sha256_hex(application_of.manage_token)
    or link_hashes @> array[public.sha256_hex(application_of.manage_token)]
$$;

grant execute on function public.application_of(text) to service_role;

-- ── schemas/applications/cancel_closing_emails.sql ──

-- For jobs that are open again: cancels the closing emails that did not go out, and lets the applications' pages no longer say
-- that we took the job down.
create function public.cancel_closing_emails(job_ids uuid[]) returns void
language sql volatile security definer
set search_path = ''
as $$
  with asked as (
    delete from public.closing_emails where job_id = any (cancel_closing_emails.job_ids)),
  unsent as (
    delete from public.outbox
      where kind in ('job-closed', 'job-removed') and sent_at is null and failed_at is null
        and (claimed_until is null or claimed_until < now())
        and payload ->> 'applicationId' in (select id::text from public.applications where job_id = any (cancel_closing_emails.job_ids))
      returning (payload ->> 'applicationId')::uuid as application_id)
  delete from public.application_events as event
    where event.job_id = any (cancel_closing_emails.job_ids) and (event.kind = 'job-removed'
      or (event.kind = 'job-closed' and event.application_id in (select application_id from unsent)))
$$;

grant execute on function public.cancel_closing_emails(uuid[]) to service_role;

-- ── schemas/applications/claim_my_applications.sql ──

-- Brings what a guest sent into the account that is signed in now: by this browser's secret, and only under the account's own
-- confirmed address, because a browser may be shared. How many.
create function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null,
      proven_at = coalesce(application.proven_at, now())
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;

grant execute on function public.claim_my_applications(text) to authenticated, service_role;

-- ── schemas/applications/confirm_application.sql ──

-- The button of the application's page: whoever holds the secret reads the address, and so does this browser and the account
-- that is signed in, for what they send next. What the employer wrote last goes out now, so that it can be replied to. False
-- for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.application_of(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.prove_address(application.email, prover)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as prover
    where prover is not null;
  if application.proven_at is null then
    update public.applications set proven_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', held.subject, 'body', held.body,
          'manageToken', public.add_application_link(application.id)),
        'application-answer:' || application.id || ':' || held.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as held
      order by held.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;

grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;

-- ── schemas/applications/count_applicants.sql ──

-- How many applications of a job stand where; as the viewer, so of one's own jobs alone.
create function public.count_applicants(job_id uuid) returns table (status text, total bigint)
language sql stable
set search_path = ''
as $$
  select application.status, count(*) from public.applications as application
  where application.job_id = count_applicants.job_id and public.owns_job(count_applicants.job_id)
  group by application.status
$$;

grant execute on function public.count_applicants(uuid) to authenticated, service_role;

-- ── schemas/applications/erase_my_application.sql ──

-- Erases an application of the account's own; whether there was one.
create function public.erase_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications as application
    where application.id = erase_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from erased)
$$;

grant execute on function public.erase_my_application(uuid) to authenticated, service_role;

-- ── schemas/applications/erase_old_applications.sql ──

-- Erases applications to jobs that ended more than so many days ago, and what remained of others; the traces go by the
-- table's trigger. How many.
create function public.erase_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  forgotten as (
    delete from public.gone_applications where token_hash = any (array(
      select token_hash from public.gone_applications
      where ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from erased) + (select count(*) from forgotten))::integer
$$;

grant execute on function public.erase_old_applications(integer, integer) to service_role;

-- ── schemas/applications/mail_news.sql ──

-- Says once to an address that is not proven that the employer answered, with a link to the page.
create function public.mail_news(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_sent_at is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_sent_at = now() where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      'application-news:' || application.id);
end
$$;

grant execute on function public.mail_news(uuid) to service_role;

-- ── schemas/applications/mail_to_employer.sql ──

-- Writes the email that tells of an application, to whom the emails about the job go; to nobody when nobody is proven, and
-- then the site shows it.
create function public.mail_to_employer(application_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-employer', recipient, jsonb_build_object('applicationId', application.id),
      'application-employer:' || application.id
    from public.applications as application, public.job_recipient(application.job_id) as recipient
    where application.id = mail_to_employer.application_id and recipient is not null
$$;

grant execute on function public.mail_to_employer(uuid) to service_role;

-- ── schemas/applications/may_be_told.sql ──

-- An applicant's address is anybody's word until its owner presses the button behind the receipt's link. Until then it gets
-- emails in our words alone, as many as an unasked address may have, and an employer's words wait on the application's page.

-- Those of these applications whose applicants may get an email in our words now: who proved the address, and who still has an
-- unasked email left, which this takes.
create function public.may_be_told(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- In one order, so that two runs never wait for each other.
  for application in
    select * from public.applications as each where each.id = any (application_ids) order by public.mailbox_of(each.email)
  loop
    if application.proven_at is not null or public.take_unasked_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;

grant execute on function public.may_be_told(uuid[]) to service_role;

-- ── schemas/applications/mail_receipt.sql ──

-- Tells the applicant's address of the application, with the secret that shows and erases it.
create function public.mail_receipt(application_id uuid, secret text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-receipt', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-receipt:' || application.id
    from public.may_be_told(array[mail_receipt.application_id]) as application
$$;

grant execute on function public.mail_receipt(uuid, text) to service_role;

-- ── schemas/applications/my_application_start.sql ──

-- What an application form of the account begins with: its profile, and the phone number of its last application.
create function public.my_application_start() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('fullName', coalesce(profile.full_name, latest.full_name), 'email', account.email,
    'phone', latest.phone, 'cvPath', profile.cv_url)
  from auth.users as account
  left join public.job_seeker_profiles as profile on profile.user_id = account.id
  left join lateral (
    select application.full_name, application.phone from public.applications as application
    where application.applicant_id = account.id order by application.created_at desc limit 1) as latest on true
  where account.id = (select auth.uid())
$$;

grant execute on function public.my_application_start() to authenticated, service_role;

-- ── schemas/applications/my_applications.sql ──

-- The account's applications, newest first, and those that a guest sent with this browser's secret. Of the latter only which
-- job, when and how it stands: whoever sits at the browser next reads nothing that was written.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$$;

grant execute on function public.my_applications(text) to anon, authenticated, service_role;

-- ── schemas/applications/replies_to.sql ──

-- The last thousand applications to these jobs of at least a week ago whose address was proven: how long each waited for the first answer
-- after it was opened (null while it waits), and whose mailbox it came from.
create function public.replies_to(jobs uuid[]) returns table (took interval, mailbox text)
language sql stable security definer
set search_path = ''
as $$
  select (select min(answer.at) from public.application_events as answer
      where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
        and exists (select from public.application_events as opened
          where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
    - application.created_at, public.mailbox_of(application.email)
  from public.applications as application
  where application.job_id = any (jobs) and application.created_at <= now() - interval '7 days' and application.proven_at is not null
  order by application.created_at desc
  limit 1000
$$;

grant execute on function public.replies_to(uuid[]) to service_role;

-- ── schemas/applications/reply_record.sql ──

-- Nobody learns from invented applications whether anybody else applied: the record counts addresses that were proven, each
-- once, and tells tens of percents, which one more does not turn.

-- How a job's employer replies: the share of the applicants of at least a week ago who got an answer after their application was
-- opened, in tens of percents rounded down, and the median time; nothing below ten applicants. Of the
-- last thousand.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from public.replies_to(array(select job.id from public.jobs as job
    where job.id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()))
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;

-- ── schemas/applications/sent_application.sql ──

-- An application as its applicant sees it. Who asks is checked by the callers. An employer's words are for who proved the
-- address, or sent the application from the account that asks.
create function public.sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', application.id, 'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isProven', application.proven_at is not null, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.proven_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isHeld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = sent_application.application_id
$$;

grant execute on function public.sent_application(uuid) to service_role;

-- ── schemas/applications/find_application.sql ──

-- What the holder of a mailed secret may see of the application; null for an unknown secret.
create function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(public.application_of(find_application.manage_token))
$$;

grant execute on function public.find_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/find_my_application.sql ──

-- As find_application, for the account that sent it; null for anybody else's.
create function public.find_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(application.id) from public.applications as application
  where application.id = find_my_application.application_id and application.applicant_id = (select auth.uid())
$$;

grant execute on function public.find_my_application(uuid) to authenticated, service_role;

-- ── schemas/applications/submit_application.sql ──

-- Hands in an application: the only way in. In one transaction it checks that the job is open, claims the verified CV,
-- stores one row per person and job, and writes the emails by functions of their own. Answers
--   {"outcome": "received"}  stored now, or stored before on behalf of the address by somebody else (who is told by email)
--   {"outcome": "repeated"}  this account or this browser handed it in before
-- with "isProven": whether the sender proved the address, which says nothing about others, and raises JOB_CLOSED,
-- JOB_ELSEWHERE (an application URL), SHUT_OUT, CV_MISSING or INVALID_APPLICATION as PT4xx codes. cv_ticket is the secret that came with
-- the upload; browser_key is a secret that this browser keeps, or null: a guest's browser is noted with the row.
-- Applicants are 14 to 120 years old. What comes from an account or browser that proved
-- the address is proven, and a stranger's second attempt under an address is told to it as far as it may get unasked emails.
create function public.submit_application(
  job_id uuid, full_name text, email text, phone text, cover_letter text, cv_path text, cv_ticket text default null,
  date_of_birth date default null, is_adult boolean default null, browser_key text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(left(submit_application.email, 300));
  person text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  is_known boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Before anything is made of them: no text is longer than what the form sends.
  if greatest(octet_length(submit_application.full_name), octet_length(submit_application.email), octet_length(submit_application.phone),
      octet_length(submit_application.cv_path), octet_length(submit_application.cv_ticket),
      octet_length(submit_application.browser_key)) > 2000
    or octet_length(submit_application.cover_letter) > 80000 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;
  select * into job from public.jobs where id = submit_application.job_id for share;
  if not found or job.status <> 'open' or job.expires_at <= now() then
    raise exception 'JOB_CLOSED' using errcode = 'PT409';
  end if;
  if job.application_url is not null then
    raise exception 'JOB_ELSEWHERE' using errcode = 'PT409';
  end if;
  asks_birth_date := public.asks_birth_date(job.state_slug);
  -- Control characters in what ends up in a mail's header are somebody's attempt at writing headers.
  if coalesce(submit_application.full_name || submit_application.phone, E'\n') ~ '[[:cntrl:]]'
    or not public.is_email(address)
    or not public.is_phone(submit_application.phone)
    or (asks_birth_date and coalesce(submit_application.date_of_birth
      not between current_date - interval '120 years' and current_date - interval '14 years', true))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  perform public.refuse_banned((select auth.uid()), concat_ws(E'\n', address, submit_application.phone),
    array['browser:' || public.sha256_hex(submit_application.browser_key)]);

  is_own_address := coalesce((select bool_or(public.is_proven_address(address, sender)) from unnest(senders) as sender), false);

  -- One at a time per person and job: whoever comes second finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(person, 0));

  -- The CV is looked at before the earlier application, or an answer without one would tell whether there is any.
  select * into cv from public.uploads where path = submit_application.cv_path and bucket = 'applications' for update;
  -- No ticket never matches a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(submit_application.cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid())) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  if cv.spent_on = person then
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;
  if cv.spent_on is not null or cv.claimed_at is not null or cv.discarded_at is not null then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;

  select exists (select from public.application_senders
    where job_id = job.id and email_hash = person and sender = any (senders)) into is_known;
  insert into public.application_senders (job_id, email_hash, sender)
    select job.id, person, unnest(senders) on conflict do nothing;

  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set spent_on = person, discarded_at = now() where path = cv.path;
    if is_known then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second press of the button, not a stranger.
    if (earlier.created_at < now() - interval '10 minutes'
        or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
          (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)))
      and not exists (select from public.outbox
        where dedupe_key = 'application-repeated:' || earlier.id || ':' || current_date)
      and (is_own_address or public.take_unasked_email(earlier.email, 1)) then
      insert into public.outbox (kind, recipient, payload, dedupe_key) values (
        'application-repeated', earlier.email,
        jsonb_build_object('applicationId', earlier.id, 'manageToken', public.add_application_link(earlier.id)),
        'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    end if;
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, proven_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), spent_on = person where path = cv.path;
  perform public.mail_to_employer(stored.id);
  perform public.mail_receipt(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;

grant execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text) to anon, authenticated, service_role;

-- ── schemas/applications/waiting_applications.sql ──

-- Applications of a job that wait for a decision and whose applicants were not told that the job is over. Neither an
-- invitation nor a message is a decision; a rejection and a hire are.
create function public.waiting_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen', 'shortlisted')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('job-closed', 'job-removed'))
$$;

grant execute on function public.waiting_applications(uuid) to service_role;

-- ── schemas/applications/count_waiting.sql ──

-- How many applicants of the viewer's own job would be told if it ended now.
create function public.count_waiting(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.waiting_applications(count_waiting.job_id)
  where public.owns_job(count_waiting.job_id)
$$;

grant execute on function public.count_waiting(uuid) to authenticated, service_role;

-- ── schemas/auth/account_contents.sql ──

-- How much goes with the viewer's account: {"jobs", "applications", "waiting", "savedTalents", "savedJobs",
-- "sentApplications"}; `waiting` are the applicants who would be told.
create function public.account_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (select id from public.jobs where employer_id = (select auth.uid()))
  select jsonb_build_object(
    'jobs', (select count(*) from own),
    'applications', (select count(*) from public.applications where job_id in (select id from own)),
    'waiting', (select count(*) from own cross join lateral public.waiting_applications(own.id)),
    'savedTalents', (select count(*) from public.saved_talents where employer_id = (select auth.uid())),
    'savedJobs', (select count(*) from public.saved_jobs where user_id = (select auth.uid())),
    'sentApplications', (select count(*) from public.applications where applicant_id = (select auth.uid())))
$$;

grant execute on function public.account_contents() to authenticated, service_role;

-- ── schemas/postings/my_job.sql ──

-- A job of the viewer's own with all that they wrote, its contact too; null for everybody else's.
create function public.my_job(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact, 'hold', public.job_hold(id),
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = my_job.job_id and employer_id = (select auth.uid())
$$;

grant execute on function public.my_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_jobs.sql ──

-- One page of the viewer's own postings, newest first, and how many there are in each state:
-- {"counts": {"open", "paused", "closed", "expired", "held"}, "total", "jobs": [...]}. `words` is looked for in title and city.
create function public.my_jobs(words text default '', state text default null,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select id, created_at,
      case when status not in ('closed', 'held') and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(left(my_jobs.words, 200), '')) = '' or position(lower(trim(left(my_jobs.words, 200))) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  wanted as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from wanted order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'),
        'held', count(*) filter (where own.state = 'held'))
      from own),
    'total', (select count(*) from wanted),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'hold', public.job_hold(job.id), 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.fresh)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as fresh
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$$;

grant execute on function public.my_jobs(text, text, integer, integer) to authenticated, service_role;

-- ── schemas/trust/account_history.sql ──

-- Who an account is and what is known of it, for an operator: {"email", "since", "companyName", "companySince", "domain": its
-- verified web domain, "jobs": {status: how many of its newest thousand}, "hires", "decisions": the last twenty}; null for none.
create function public.account_history(account_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('email', account.email, 'since', account.created_at, 'companyName', company.company_name,
    'companySince', company.created_at, 'domain', company.verified_domain,
    'jobs', (select coalesce(jsonb_object_agg(status, jobs), '{}') from (select status, count(*) as jobs
      from (select status from public.jobs where employer_id = account.id order by created_at desc limit 1000) as newest
      group by status) as counted),
    'hires', (select count(*) from (select from public.jobs as job join public.applications as application
      on application.job_id = job.id and application.status = 'hired' where job.employer_id = account.id limit 100) as hired),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'kind', past.subject_kind,
        'reason', past.reason, 'decidedAt', past.decided_at, 'caseId', past.id, 'by', past.email) order by past.decided_at desc), '[]')
      from (select decided.decision, decided.reason, decided.decided_at, about.subject_kind, about.id, operator.email
        from public.cases as about join public.decisions as decided on decided.case_id = about.id
        left join auth.users as operator on operator.id = decided.decided_by
        where about.account_id = account.id order by decided.decided_at desc limit 20) as past))
  from auth.users as account left join public.employer_profiles as company on company.user_id = account.id
  where account.id = account_history.account_id
$$;

grant execute on function public.account_history(uuid) to service_role;

-- ── schemas/trust/case_subject.sql ──

-- What a case is about, as its row has it; null for what is gone. Of a message: what the company wrote, or what it answered to an
-- application and what the applicant had written.
create function public.case_subject(subject_kind text, subject_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case case_subject.subject_kind
    when 'job' then (select to_jsonb(job) - array['search', 'pt', 'idempotency_key', 'cells']
      from public.jobs as job where job.id = case_subject.subject_id)
    when 'company' then (select to_jsonb(company) from public.employer_profiles as company where company.id = case_subject.subject_id)
    when 'profile' then (select to_jsonb(profile) - array['search', 'public_point', 'cv_url', 'location']
      from public.job_seeker_profiles as profile where profile.id = case_subject.subject_id)
    when 'message' then coalesce(
      (select jsonb_build_object('messages', jsonb_build_array(request.message))
        from public.contact_requests as request where request.id = case_subject.subject_id),
      (select jsonb_build_object('messages', coalesce((select jsonb_agg(concat_ws(E'\n', said.subject, said.body) order by said.id)
          from public.application_events as said where said.application_id = application.id and said.body is not null), '[]'))
        from public.applications as application where application.id = case_subject.subject_id))
    when 'account' then (select jsonb_build_object('email', account.email)
      from auth.users as account where account.id = case_subject.subject_id)
  end
$$;

grant execute on function public.case_subject(text, uuid) to service_role;

-- ── schemas/trust/case_queue.sql ──

-- Open cases about what is still there: first those that wait for an operator, the highest risk first and of one risk the oldest, then
-- those whose owner was asked something. `title` and `company_name` say what and whose it is; an account's address and a message's
-- words are for whoever opens the case, which is noted.
create function public.case_queue(max_cases integer default 50)
returns table (id bigint, subject_kind text, subject_id uuid, risk integer, reasons jsonb, opened_at timestamptz, asked_at timestamptz,
  title text, company_name text, status text)
language sql stable security definer
set search_path = ''
as $$
  with waiting as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is null and subject is not null
    order by pending.risk desc, pending.opened_at, pending.id limit least(max_cases, 500)),
  asked as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is not null and subject is not null
    order by pending.asked_at limit least(max_cases, 500))
  select known.id, known.subject_kind, known.subject_id, known.risk, known.reasons, known.opened_at, known.asked_at,
    coalesce(subject ->> 'title', subject ->> 'headline', subject ->> 'company_name'),
    coalesce(subject ->> 'company_name', company.company_name), subject ->> 'status'
  from (select * from waiting union all select * from asked) as known
  left join public.employer_profiles as company on company.user_id = known.account_id
  order by known.asked_at is not null, case when known.asked_at is null then known.risk end desc,
    coalesce(known.asked_at, known.opened_at), known.id
$$;

grant execute on function public.case_queue(integer) to service_role;

-- ── schemas/trust/count_waiting_cases.sql ──

-- How many cases wait for an operator's decision, and since when the oldest and the newest of them. As case_queue, without those
-- whose subject is gone, but without reading the subjects.
create function public.count_waiting_cases() returns table (total integer, oldest_at timestamptz, newest_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer, min(opened_at), max(opened_at) from public.cases
  where closed_at is null and asked_at is null and case subject_kind
    when 'job' then exists (select from public.jobs where id = subject_id)
    when 'company' then exists (select from public.employer_profiles where id = subject_id)
    when 'profile' then exists (select from public.job_seeker_profiles where id = subject_id)
    when 'message' then exists (select from public.contact_requests where id = subject_id)
      or exists (select from public.applications where id = subject_id)
    when 'account' then exists (select from auth.users where id = subject_id)
  end
$$;

grant execute on function public.count_waiting_cases() to service_role;

-- ── schemas/trust/has_report_standing.sql ──

-- Whether a reporter has been here for longer than a ring that was made for the purpose: an account with an address confirmed so many
-- days ago, or a browser that so long ago sent an application from an address that was proven. No employer has, who may be a rival,
-- nor has a browser in which one was signed in, whoever is in it now: the rival's own, with an old account for looking for work or none,
-- or that of the very employer who is reported.
create function public.has_report_standing(account_id uuid, browser_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not exists (select from public.employer_profiles where user_id = has_report_standing.account_id)
    and not exists (select from public.account_traces as seen
      join public.employer_profiles as employer on employer.user_id = seen.account_id
      where seen.kind = 'browser' and seen.trace_hash = has_report_standing.browser_hash)
    and (exists (select from auth.users as account
        where account.id = has_report_standing.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('report_standing_days')))
      or exists (select from public.applications as application
        where application.browser_hash = has_report_standing.browser_hash and application.proven_at is not null
          and application.created_at < now() - make_interval(days => public.setting('report_standing_days'))))
$$;

grant execute on function public.has_report_standing(uuid, text) to service_role;

-- ── schemas/trust/is_known_employer.sql ──

-- Whether an employer is known for long: first posted 90 days ago, and has answered at least five people who proved their address.
-- Reports flag what such an employer posts, and never pause it.
create function public.is_known_employer(account_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.posting_log as posted
      where posted.account_id = is_known_employer.account_id and posted.posted_at <= now() - interval '90 days')
    and (select count(distinct public.mailbox_of(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_known_employer.account_id and application.proven_at is not null
        and exists (select from public.application_events as answer where answer.application_id = application.id
          and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5
$$;

grant execute on function public.is_known_employer(uuid) to service_role;

-- ── schemas/trust/next_case.sql ──

-- The case behind one in the queue, or its first where that was the last; null where nothing else waits for an operator.
create function public.next_case(case_id bigint) returns bigint
language sql stable security definer
set search_path = ''
as $$
  with here as (select risk, opened_at, id from public.cases where id = next_case.case_id),
  waiting as not materialized (select pending.* from public.cases as pending
    where pending.closed_at is null and pending.asked_at is null and pending.id <> next_case.case_id
      and public.case_subject(pending.subject_kind, pending.subject_id) is not null)
  select coalesce(
    (select waiting.id from here, waiting
      where waiting.risk <= here.risk and (-waiting.risk, waiting.opened_at, waiting.id) > (-here.risk, here.opened_at, here.id)
      order by waiting.risk desc, waiting.opened_at, waiting.id limit 1),
    (select id from waiting order by risk desc, opened_at, id limit 1))
$$;

grant execute on function public.next_case(bigint) to service_role;

-- ── schemas/trust/owner_of_reported.sql ──

-- Whose a job, a profile or a message is that somebody may report: what is to be seen, or was until just now. Null for anything else.
create function public.owner_of_reported(subject_kind text, subject_id uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select case owner_of_reported.subject_kind
    when 'job' then (select employer_id from public.jobs
      where id = owner_of_reported.subject_id and ended_at > now() - public.time_shown_after_end())
    when 'profile' then (select user_id from public.job_seeker_profiles
      where id = owner_of_reported.subject_id and is_visible)
    when 'message' then coalesce(
      (select employer_id from public.contact_requests where id = owner_of_reported.subject_id),
      (select job.employer_id from public.applications as application join public.jobs as job on job.id = application.job_id
        where application.id = owner_of_reported.subject_id and exists (select from public.application_events as answer
          where answer.application_id = application.id and answer.kind = 'mailed')))
    end
$$;

grant execute on function public.owner_of_reported(text, uuid) to service_role;

-- ── schemas/uploads/take_orphaned_uploads.sql ──

-- Uploads whose file is to be removed: given up by their owner, or claimed by nobody for 24 hours (D35). The latter are
-- marked first, in the same statement, so that no application can claim a file that is about to go. What an application
-- names stays, whatever its marks say.
create function public.take_orphaned_uploads(max_uploads integer default 100) returns setof public.uploads
language sql volatile security definer
set search_path = ''
as $$
  update public.uploads set discarded_at = coalesce(discarded_at, now())
  where path = any (array(
    select path from public.uploads
    where (claimed_at is null or discarded_at is not null)
      and (discarded_at is not null or created_at < now() - interval '24 hours')
      and not exists (select from public.applications where cv_url = path)
    order by created_at
    limit least(max_uploads, 1000)
    for update skip locked))
  returning *
$$;

grant execute on function public.take_orphaned_uploads(integer) to service_role;

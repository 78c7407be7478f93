-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "b_complete_again" on "public"."jobs";

drop trigger "b_complete" on "public"."jobs";

drop trigger "c_forget_close_reason" on "public"."jobs";

drop trigger "d_limit_postings" on "public"."jobs";

drop trigger "pay_for_its_period_at_first" on "public"."jobs";

drop trigger "pay_for_its_period_from_now_on" on "public"."jobs";

drop trigger "queue_posted" on "public"."jobs";

drop trigger "queue_reopened" on "public"."jobs";

drop function "public"."forget_close_reason"();

drop function "public"."refuse_odd_pay"();

create or replace function public.complete_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if tg_op = 'UPDATE' and old.status <> 'closed' and old.expires_at > now() then
    return new;
  end if;
  if new.slug is null then
    wanted_slug := public.slugify(new.title);
    of_state := public.slugify(new.location #>> '{address,state}');
    of_city := public.slugify(new.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as job where job.state_slug = of_state and job.city_slug = of_city
          and job.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
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
$function$;

create or replace function public.guard_job()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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
  -- No check of the table: a posting from before the rule can still be closed.
  if (tg_op = 'INSERT' or (new.salary, new.type) is distinct from (old.salary, old.type))
    and not public.is_pay_for_its_period(new.salary, new.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
    new.close_reason := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + public.default_open_time());
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return new;
end
$function$;

create trigger b_complete
  before insert or update of status, expires_at on public.jobs
  for each row
  execute function public.complete_job();

create trigger c_limit_postings
  before insert or update of title, location, description, status, expires_at on public.jobs
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function public.limit_postings();

create trigger queue_still_hiring
  after insert or update of status, expires_at on public.jobs
  for each row
  when (((new.status = 'open'::text) AND (NOT new.is_demo)))
  execute function public.queue_still_hiring();

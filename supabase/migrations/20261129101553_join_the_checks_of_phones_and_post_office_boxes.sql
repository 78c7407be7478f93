-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

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
    -- Jobs go from one company to another by `merge_companies` alone.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      new.employer_id := old.employer_id;
    end if;
  end if;
  -- No checks of the table: a posting from before these rules can still be closed.
  if new.contact ->> 'phone' <> '' and not public.is_phone(new.contact ->> 'phone')
    and (tg_op = 'INSERT' or new.contact is distinct from old.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (tg_op = 'INSERT' or (new.salary, new.type) is distinct from (old.salary, old.type))
    and not public.is_pay_for_its_period(new.salary, new.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if (tg_op = 'INSERT' or new.location is distinct from old.location)
    and public.is_po_box(new.location #>> '{address,street}') then
    raise exception 'A job is not at a post office box.' using errcode = '23514', constraint = 'jobs_street_is_no_box';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
    new.close_reason := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    -- Only what judges a job shows it or hides it (D90); its employer may end it.
    if tg_op = 'UPDATE' and new.status <> old.status
        and (new.status = 'held' or (old.status = 'held' and new.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
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

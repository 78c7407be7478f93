-- Normalizes and checks a job before it is written. Resets columns that the writer may not choose: slug and employer of an existing job,
-- and for a person also created_at, is_demo and the slug of a new job.
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
  -- Checked before the generated columns are computed, because their errors would be unclear.
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
            from unnest(job.tags) with ordinality as input (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if not is_insert then
    job.slug := before.slug;
    -- Only `merge_companies` may move a job to another company.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      job.employer_id := before.employer_id;
    end if;
  end if;
  -- The next three checks are not table constraints, so that older postings can still be closed.
  if job.contact ->> 'phone' <> '' and not public.is_phone(job.contact ->> 'phone')
    and (is_insert or job.contact is distinct from before.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (is_insert or (job.salary, job.type) is distinct from (before.salary, before.type))
    and not public.is_plausible_pay(job.salary, job.type) then
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
    -- Only moderation may hold or release a job (D90); its employer may close it.
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
      and job.expires_at > now() + public.max_open_time() then
      raise exception 'A job is open for % at most.', public.max_open_time() using errcode = '23514';
    end if;
  end if;
  return job;
end
$$;

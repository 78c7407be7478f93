-- Enforces the posting limits of an account, rejects a job with the title, description and place of another job of the account that hasn't
-- ended, and logs a new posting. If the account recently posted the same job, created_at becomes the date of the first such posting. One
-- call per account runs at a time. Raises PT409 POSTED_ALREADY, POSTINGS_LIMIT or OPEN_JOBS_LIMIT.
create function public.limit_postings(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  is_new boolean := before.id is null;
  -- Alive: not closed and not expired.
  was_alive boolean := not is_new and before.status <> 'closed' and before.expires_at > now();
  was_open boolean := was_alive and before.status = 'open';
  is_alive boolean := job.status <> 'closed' and job.expires_at > now();
  text_hash text := public.posting_hash(job.title, job.location, job.description);
  duplicate record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || job.employer_id, 0));
  -- A form that was posted before: the insert fails on the unique key.
  if is_new and exists (select from public.jobs
      where employer_id = job.employer_id and idempotency_key = job.idempotency_key) then
    return job;
  end if;
  if is_alive and (not was_alive or text_hash <> public.posting_hash(before.title, before.location, before.description)) then
    select id, title into duplicate from public.jobs as posted
      where posted.employer_id = job.employer_id and posted.id <> job.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(job.location #>> '{address,state}')
        and posted.city_slug = public.slugify(job.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = text_hash
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(duplicate)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(job.employer_id);
  if is_new and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = job.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and job.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = job.employer_id and id <> job.id and status in ('open', 'held') and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged before the row is inserted, so that each row of a statement counts the rows before it.
  if is_new then
    insert into public.posting_log (job_id, account_id, words_hash) values (job.id, job.employer_id, text_hash);
    job.created_at := coalesce(public.first_identical_posting_at(job.id), job.created_at);
    delete from public.posting_log as past
      where past.account_id = job.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return job;
end
$$;

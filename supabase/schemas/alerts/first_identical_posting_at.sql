-- When this job's account first posted the same title, description and place, in an earlier job of the last `same_posting_days` days. Null if there is no such job.
create function public.first_identical_posting_at(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select min(same.posted_at)
  from public.posting_log as posted join public.posting_log as same
    on same.account_id = posted.account_id and same.job_id <> posted.job_id
  where posted.job_id = first_identical_posting_at.job_id
    and same.words_hash = posted.words_hash
    and same.posted_at < posted.posted_at and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))
$$;

grant execute on function public.first_identical_posting_at(uuid) to service_role;

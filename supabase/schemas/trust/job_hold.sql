-- Returns why a held job isn't shown, as its employer may see it: {"isRemoved", "reason": for the removal, "words": the words of the
-- posting that matched rules}; null for a job that isn't held.
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

-- Open cases about jobs that are still there, the highest risk first, of one risk the oldest.
create function public.case_queue(max_cases integer default 50)
returns table (id bigint, subject_kind text, subject_id uuid, risk integer, reasons jsonb, opened_at timestamptz,
  title text, company_name text, status text)
language sql stable security definer
set search_path = ''
as $$
  select pending.id, pending.subject_kind, pending.subject_id, pending.risk, pending.reasons, pending.opened_at,
    job.title, job.company_name, job.status
  from public.cases as pending join public.jobs as job on pending.subject_kind = 'job' and job.id = pending.subject_id
  where pending.closed_at is null
  order by pending.risk desc, pending.opened_at, pending.id
  limit least(max_cases, 500)
$$;

grant execute on function public.case_queue(integer) to service_role;

-- Page views of jobs, without any data about visitors. A forged view only raises the count that the job's employer reads.
create table public.job_views (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  views bigint not null default 0
);

alter table public.job_views enable row level security;
grant select on public.job_views to authenticated;
grant all on public.job_views to service_role;

create policy "employers read the views of their own jobs" on public.job_views
  for select to authenticated using (public.owns_job(job_id));

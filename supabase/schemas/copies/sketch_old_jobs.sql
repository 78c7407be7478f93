-- Keeps what open jobs say that were posted before sketches were kept, the oldest first; the next call goes on from there. How many it
-- looked at.
create function public.sketch_old_jobs(max_jobs integer default 300) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  since timestamptz;
  until timestamptz;
  looked integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('old sketches', '-infinity') on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'old sketches' for update;
  -- All that were posted at once: there is no other end to go on from. What is posted from now on has one from the start.
  select case when count(*) < max_jobs then now() else max(created_at) end, count(*) into until, looked from (
    select created_at from public.jobs where status = 'open' and created_at > since and not is_demo
    order by created_at fetch first greatest(max_jobs, 1) rows with ties) as batch;
  insert into public.posting_sketches (job_id, circumstances, title, words, bands, said_since)
    select job.id, public.job_circumstances(job.type, job.schedule, job.location), public.title_sketch(job.title),
      said.words, public.sketch_bands(said.words), job.created_at
    from public.jobs as job, lateral (select public.text_sketch(job.description) as words offset 0) as said
    where job.status = 'open' and job.created_at > since and job.created_at <= until and not job.is_demo
      and not exists (select from public.posting_sketches as known where known.job_id = job.id)
    on conflict (job_id) do nothing;
  update public.scheduled_steps set done_until = until where step = 'old sketches' and until is not null;
  return looked;
end
$$;

grant execute on function public.sketch_old_jobs(integer) to service_role;

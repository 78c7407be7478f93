-- Forgets what a posting said with the posting and its entry in the log, whichever goes last; what an operator removed stays known.
create function public.drop_sketch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  dropped uuid := case tg_table_name when 'jobs' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'job_id')::uuid end;
begin
  delete from public.posting_sketches as sketch
    where sketch.job_id = dropped and not sketch.is_removed
      and not exists (select from public.jobs where id = dropped)
      and not exists (select from public.posting_log as posted where posted.job_id = dropped);
  return null;
end
$$;

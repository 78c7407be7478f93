-- After a job was written: its steps are follow_job_row's, which needs the owner's rights; here is known who writes.
create function public.follow_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.follow_job_row(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- Calls run_after_job_write, which needs its owner's rights. Only here does current_user show whether a person writes.
create function public.after_job_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.run_after_job_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

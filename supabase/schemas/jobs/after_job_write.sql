-- Calls run_after_job_write with whether a person writes. current_user shows it only here, because run_after_job_write runs as its owner.
create function public.after_job_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.run_after_job_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

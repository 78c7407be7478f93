-- Before a job is written: its steps are prepare_job_row's, which needs the owner's rights; here is known who writes.
create function public.prepare_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform public.prepare_job_row(null, old, false);
    return old;
  end if;
  return public.prepare_job_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

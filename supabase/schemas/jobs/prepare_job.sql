-- Calls prepare_job_row with whether a person writes. current_user shows it only here, because prepare_job_row runs as its owner.
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

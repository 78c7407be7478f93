-- Calls prepare_job_row, which needs its owner's rights. Only here does current_user show whether a person writes.
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

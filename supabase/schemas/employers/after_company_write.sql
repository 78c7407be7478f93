-- Calls after_company_row_write. Not a security definer, because current_user must be the writer's role.
create function public.after_company_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.after_company_row_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

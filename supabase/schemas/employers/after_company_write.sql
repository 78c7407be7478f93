-- Calls after_company_row_write. Not a security definer, so that it can pass on the writer's role.
create function public.after_company_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.after_company_row_write(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

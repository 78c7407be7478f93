-- After a company was written: its steps are follow_company_row's, which needs the owner's rights; here is known who writes.
create function public.follow_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.follow_company_row(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

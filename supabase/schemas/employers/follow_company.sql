-- After a company was written. Runs as the writer, whose role it passes on to follow_company_row, which has the owner's rights.
create function public.follow_company() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.follow_company_row(new, old, current_user in ('anon', 'authenticated'));
  return null;
end
$$;

-- A domain that is shut out is nobody's mark, nor is what is below it.
create function public.drop_banned_domain() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.lose_domain(theirs.account_id, 'banned') from public.verified_domains as theirs
    where theirs.proven_at is not null and (theirs.domain = new.value or theirs.domain like '%.' || new.value);
  return null;
end
$$;

-- Takes the mark from a company, and tells it why. Nothing where it has none.
create function public.lose_domain(account_id uuid, because text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update public.verified_domains
    set proven_at = null, method = null, check_at = null, misses = 0, lost_at = now(), lost_because = because
    where account_id = lose_domain.account_id and proven_at is not null;
  if found then
    perform public.mail_of_domain(lose_domain.account_id, because);
  end if;
end
$$;

grant execute on function public.lose_domain(uuid, text) to service_role;

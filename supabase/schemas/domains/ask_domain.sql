-- Notes which domain a company wants to show, with a token to put there. The same one again keeps its token and its proof; another one
-- takes the place of both. An address of the account that is at it proves it at once.
create function public.ask_domain(account_id uuid, domain text, shown text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.verified_domains;
begin
  perform from public.employer_profiles where user_id = ask_domain.account_id for no key update;
  if not found then
    raise exception 'NO_COMPANY' using errcode = 'PT409';
  end if;
  select * into own from public.verified_domains where account_id = ask_domain.account_id for update;
  if own.barred_reason is not null then
    raise exception 'DOMAIN_BARRED' using errcode = 'PT403';
  end if;
  perform public.refuse_domain(ask_domain.account_id, ask_domain.domain, ask_domain.shown);
  if own.domain is distinct from ask_domain.domain then
    delete from public.verified_domains where account_id = ask_domain.account_id;
    insert into public.verified_domains (account_id, domain, shown)
      values (ask_domain.account_id, ask_domain.domain, ask_domain.shown);
  end if;
  select * into own from public.verified_domains where account_id = ask_domain.account_id;
  if own.proven_at is null and public.proves_by_address(own.account_id, own.domain) then
    begin
      perform public.note_domain_check(own.account_id, own.token, 'email', null);
    exception when sqlstate 'PT409' then
      -- Somebody else's so far: the domain itself can still say otherwise.
      null;
    end;
  end if;
end
$$;

grant execute on function public.ask_domain(uuid, text, text) to service_role;

-- Refuses a domain that no company can show as its own: strangers have theirs there, it is shut out, or it looks like that of a known
-- company or of one that has proven its own, and is another.
create function public.refuse_domain(account_id uuid, domain text, shown text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if exists (select from unnest(public.shared_domains() || public.open_domains()) as shared where refuse_domain.domain = shared
      or refuse_domain.domain like '%.' || shared) then
    raise exception 'SHARED_DOMAIN' using errcode = 'PT409';
  end if;
  if public.is_banned(null, refuse_domain.domain) then
    raise exception 'BANNED_DOMAIN' using errcode = 'PT409';
  end if;
  if exists (select from public.judge_sender('', null, 'https://' || public.plain_words(refuse_domain.shown)))
      or exists (
        select from public.known_companies as known, unnest(known.domains) as theirs
          where public.domain_key(theirs) = public.domain_key(refuse_domain.shown) and theirs <> refuse_domain.domain)
      or exists (
        select from public.verified_domains as theirs where theirs.proven_at is not null and theirs.domain <> refuse_domain.domain
          and theirs.account_id <> refuse_domain.account_id
          and public.domain_key(theirs.shown) = public.domain_key(refuse_domain.shown)) then
    raise exception 'LOOKALIKE_DOMAIN' using errcode = 'PT409';
  end if;
end
$$;

grant execute on function public.refuse_domain(uuid, text, text) to service_role;

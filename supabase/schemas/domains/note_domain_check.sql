-- Notes what a look at a company's domain found: `method` is how it proved itself, null where it did not. Whether it is proven now;
-- null where another domain was asked for meanwhile. TAKEN_DOMAIN where somebody else has proven it: the domain itself (DNS or a file)
-- counts for more than an address at it, and a banned account for nothing. Only looks that were due (`is_due`) count as missed: the
-- first is told and followed by another three days later, the second drops the mark.
create function public.note_domain_check(account_id uuid, token text, method text, seen jsonb, is_due boolean default false)
returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.verified_domains;
  other public.verified_domains;
  found_by text := note_domain_check.method;
begin
  select * into own from public.verified_domains
    where account_id = note_domain_check.account_id and token = note_domain_check.token for update;
  if not found then
    return null;
  end if;
  if own.barred_reason is not null then
    raise exception 'DOMAIN_BARRED' using errcode = 'PT403';
  end if;
  if found_by is null and public.proves_by_address(own.account_id, own.domain) then
    found_by := 'email';
  end if;
  if found_by is null then
    update public.verified_domains set seen = note_domain_check.seen, checked_at = now() where account_id = own.account_id;
    if own.proven_at is null or not is_due then
      return own.proven_at is not null;
    end if;
    if own.misses >= 1 then
      perform public.lose_domain(own.account_id, 'missed');
      return false;
    end if;
    update public.verified_domains set misses = 1, check_at = now() + interval '3 days' where account_id = own.account_id;
    perform public.mail_of_domain(own.account_id, 'missed-once');
    return true;
  end if;
  if own.proven_at is null then
    perform public.refuse_domain(own.account_id, own.domain, own.shown);
    select * into other from public.verified_domains
      where domain = own.domain and proven_at is not null and account_id <> own.account_id for update;
    if found then
      if not (found_by <> 'email' and other.method = 'email')
        and not exists (select from auth.users where id = other.account_id and banned_until > now()) then
        raise exception 'TAKEN_DOMAIN' using errcode = 'PT409';
      end if;
      perform public.lose_domain(other.account_id, 'taken');
    end if;
  end if;
  update public.verified_domains
    set method = found_by, proven_at = coalesce(proven_at, now()), seen = note_domain_check.seen, checked_at = now(),
      check_at = now() + interval '30 days', misses = 0, lost_at = null, lost_because = null
    where account_id = own.account_id;
  return true;
exception when unique_violation then
  raise exception 'TAKEN_DOMAIN' using errcode = 'PT409';
end
$$;

grant execute on function public.note_domain_check(uuid, text, text, jsonb, boolean) to service_role;

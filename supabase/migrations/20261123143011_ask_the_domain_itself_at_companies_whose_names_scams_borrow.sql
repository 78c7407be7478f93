-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.ask_domain (
  account_id uuid,
  domain     text,
  shown      text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.note_domain_check (
  account_id uuid,
  token      text,
  method     text,
  seen       jsonb,
  is_due     boolean default false
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.proves_by_address (
  account_id uuid,
  domain     text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select public.has_address_at(proves_by_address.account_id, proves_by_address.domain)
    and not exists (select from public.known_companies as known, unnest(known.domains) as theirs
      where proves_by_address.domain = theirs or proves_by_address.domain like '%.' || theirs)
$function$;

alter function "public"."proves_by_address"(uuid, text) owner to "postgres";

revoke all on function "public"."proves_by_address"(uuid, text) from public;

revoke all on function "public"."proves_by_address"(uuid, text) from "postgres";

grant execute on function "public"."proves_by_address"(uuid, text) to "postgres";

grant execute on function "public"."proves_by_address"(uuid, text) to "service_role";

-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.judge_name (
  company_name text,
  account_id   uuid,
  location     jsonb
)
  returns table (
    rule     text,
    weight   integer,
    words    text,
    sentence text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  (select 'a verified company’s name', 100, judge_name.company_name,
    'Its name is that of a company that has proven its web domain.'
  from public.proven_namesakes(judge_name.company_name) as other,
    (select public.sphere_point((judge_name.location #>> '{coordinates,lat}')::double precision,
      (judge_name.location #>> '{coordinates,lng}')::double precision) as pt) as here
  where other.account_id is distinct from judge_name.account_id
    and not public.has_address_at(judge_name.account_id, other.domain)
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = judge_name.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'a verified company’s name' and reason ->> 'words' = judge_name.company_name)
    and (public.is_disguised_name(judge_name.company_name, other.name)
      or (public.domain_mark(judge_name.account_id) is null and not public.is_known_employer(judge_name.account_id) and exists (
        select from (
          select public.sphere_point((other.location #>> '{coordinates,lat}')::double precision,
            (other.location #>> '{coordinates,lng}')::double precision) as pt
          union all
          (select pt from public.jobs where employer_id = other.account_id and status = 'open' order by created_at desc limit 200)) as theirs
        where theirs.pt operator(extensions.<->) here.pt <= public.chord_km(80))))
  limit 1)
  union all
  (select 'the name of another company here', public.setting('hold_weight')::integer, judge_name.company_name,
    'Another company already posts under this name in this city.'
  from public.posting_limits(judge_name.account_id) as limits
  where limits.stage is not null and public.domain_mark(judge_name.account_id) is null
    and exists (select from public.employer_profiles as other join public.jobs as theirs on theirs.employer_id = other.user_id
      where public.company_key(other.company_name) = public.company_key(judge_name.company_name)
        and other.user_id <> judge_name.account_id
        and theirs.state_slug = public.slugify(judge_name.location #>> '{address,state}')
        and theirs.city_slug = public.slugify(judge_name.location #>> '{address,city}')
        and theirs.status in ('open', 'paused') and theirs.expires_at > now()
        and theirs.created_at < coalesce((select min(first.posted_at) from public.posting_log as first
          where first.account_id = judge_name.account_id), now()))
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = judge_name.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'the name of another company here' and reason ->> 'words' = judge_name.company_name))
$function$;

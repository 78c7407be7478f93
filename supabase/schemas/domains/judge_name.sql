-- Whether a company has the name of another one that has proven its domain (D97): in disguise wherever it is; plainly where it is near, within
-- 80 km of the other or one of its jobs, because ordinary names have honest twins far away. Whoever has an address at that domain is of the
-- house; who has proven a domain of their own, or is known for long, is no impostor by a plain name, and no rival's domain holds what
-- they post. What an operator approved is not asked again.
create function public.judge_name(company_name text, account_id uuid, location jsonb)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  select 'a verified company’s name', 100, judge_name.company_name,
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
  limit 1
$$;

grant execute on function public.judge_name(text, uuid, jsonb) to service_role;

-- Returns a risk if a new account uses the name of another company that has an open or paused job in the same city from before the
-- account's first posting. Returns no row for accounts with a verified domain, or if an admin approved the name for the account.
create function public.list_name_risks(company_name text, account_id uuid, location jsonb)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  select 'the name of another company here', public.setting('hold_weight')::integer, list_name_risks.company_name,
    'Another company already posts under this name in this city.'
  from public.posting_limits(list_name_risks.account_id) as limits
  where limits.stage is not null
    and not exists (select from public.employer_profiles as mine
      where mine.user_id = list_name_risks.account_id and mine.verified_domain is not null)
    and exists (select from public.employer_profiles as other join public.jobs as theirs on theirs.employer_id = other.user_id
      where public.company_key(other.company_name) = public.company_key(list_name_risks.company_name)
        and other.user_id <> list_name_risks.account_id
        and theirs.state_slug = public.slugify(list_name_risks.location #>> '{address,state}')
        and theirs.city_slug = public.slugify(list_name_risks.location #>> '{address,city}')
        and theirs.status in ('open', 'paused') and theirs.expires_at > now()
        and theirs.created_at < coalesce((select min(first.posted_at) from public.posting_log as first
          where first.account_id = list_name_risks.account_id), now()))
    and not exists (select from public.cases as seen, jsonb_array_elements(seen.reasons) as reason
      where seen.account_id = list_name_risks.account_id and seen.outcome = 'approved'
        and reason ->> 'rule' = 'the name of another company here' and reason ->> 'words' = list_name_risks.company_name)
$$;

grant execute on function public.list_name_risks(text, uuid, jsonb) to service_role;

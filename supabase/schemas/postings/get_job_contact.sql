-- Returns the consent request that the token in its email belongs to: {"companyName", "state"}. The state is 'pending', 'confirmed' or
-- 'declined'. Null for an unknown token.
create function public.get_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'pending' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(get_job_contact.manage_token)
$$;

grant execute on function public.get_job_contact(text) to anon, authenticated, service_role;

-- What the holder of the secret is asked: {"companyName", "state": asked, confirmed or declined}; null for an unknown one.
create function public.find_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'asked' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(find_job_contact.manage_token)
$$;

grant execute on function public.find_job_contact(text) to anon, authenticated, service_role;

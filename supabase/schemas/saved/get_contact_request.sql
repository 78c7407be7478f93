-- The contact request of an emailed link: the company, its message and the status; null if there is none.
create function public.get_contact_request(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', request.id, 'companyName', employer.company_name, 'companyDescription',
    employer.company_description, 'companyLogo', employer.company_logo, 'industry', employer.industry,
    'city', employer.location #>> '{address,city}', 'state', employer.location #>> '{address,state}',
    'message', request.message, 'status', request.status, 'phone', request.phone, 'requestedAt', request.created_at,
    'hasCv', talent.cv_url is not null)
  from public.contact_requests as request
  join public.employer_profiles as employer on employer.user_id = request.employer_id
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.token_hash = public.sha256_hex(manage_token)
$$;

grant execute on function public.get_contact_request(text) to anon, authenticated, service_role;

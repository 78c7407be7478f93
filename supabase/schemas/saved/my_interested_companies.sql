-- The companies that saved the viewer's profile or requested contact, newest first. Hiding from a company deletes both.
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, requested_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at
  from public.job_seeker_profiles as talent
  join public.employer_profiles as employer on true
  left join public.saved_talents as saved on saved.employer_id = employer.user_id and saved.talent_id = talent.id
  left join public.contact_requests as request on request.employer_id = employer.user_id and request.talent_id = talent.id
  where talent.user_id = (select auth.uid())
    and employer.user_id in (
      select interest.employer_id from public.saved_talents as interest where interest.talent_id = talent.id
      union select interest.employer_id from public.contact_requests as interest where interest.talent_id = talent.id)
  order by coalesce(request.created_at, saved.created_at) desc, employer.company_name
$$;

grant execute on function public.my_interested_companies() to authenticated, service_role;

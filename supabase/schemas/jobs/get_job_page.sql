-- Returns the data of a job's page; null for a job that is unknown or held, or ended more than 14 days ago (D20). "job": its public
-- columns, without the contact. "asksBirthDate": boolean (D27). "since": when the company joined. "domain": its verified web domain (D97)
-- or null. "hasNamesake": whether another employer with the same company name has an open job in the city.
create function public.get_job_page(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', public.asks_birth_date(state_slug),
    'since', (select profile.created_at from public.employer_profiles as profile where profile.user_id = employer_id),
    'domain', (select company.verified_domain from public.employer_profiles as company where company.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = get_job_page.job_id and ended_at > now() - public.ended_job_visibility() and status <> 'held'
$$;

grant execute on function public.get_job_page(uuid) to service_role;

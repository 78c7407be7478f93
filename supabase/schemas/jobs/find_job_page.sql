-- What the page of a job shows: {"job": {its public columns}, "asksBirthDate": boolean (D27), "since": when its company came,
-- "domain": its verified web domain (D97) or null, "hasNamesake": whether another company posts under that name in that city}; null for
-- a job that is unknown or ended more than 14 days ago (D20). The contact is not among the columns.
create function public.find_job_page(job_id uuid) returns jsonb
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
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'domain', (select company.verified_domain from public.employer_profiles as company where company.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$$;

grant execute on function public.find_job_page(uuid) to service_role;

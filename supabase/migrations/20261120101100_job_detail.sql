-- The detail page of a job: which job an address names, and everything that its page shows.

-- The job that an address names, null when none does: one look-up for every form of an address (D7, D8). `name` is a
-- slug or a slugified title; with a place it must be of that place. A job's own slug wins over the title of others,
-- because it may be that job's canonical address; of a title, the newest open job is meant, then the newest ended one.
create function public.find_job_id(name text, state text default null, city text default null,
  neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = find_job_id.name and ended_at > now() - interval '14 days'
        and (find_job_id.state is null or state_slug = find_job_id.state)
        and (find_job_id.city is null or city_slug = find_job_id.city)
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = find_job_id.state and city_slug = find_job_id.city and title_slug = find_job_id.name
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood)
        and ended_at > now() - interval '14 days'
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
$$;
grant execute on function public.find_job_id(text, text, text, text) to anon, authenticated, service_role;

-- What the page of a job shows: {"job": {its public columns}, "asksBirthDate": boolean (D27)}; null for a job that is
-- unknown or ended more than 14 days ago (D20). The contact is not among the columns.
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
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - interval '14 days'
$$;
grant execute on function public.find_job_page(uuid) to anon, authenticated, service_role;

-- The job of a "Still hiring?" link; null for an unknown or replaced token. Changes nothing, because mail scanners open links (D29).
create function public.get_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedAutomatically', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.get_still_hiring_job(get_still_hiring.manage_token)
$$;

grant execute on function public.get_still_hiring(text) to anon, authenticated, service_role;

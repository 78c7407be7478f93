-- Whether a match may be mailed: the job is open, or the talent is visible to the company and still matches.
create function public.is_still_deliverable(alert public.alerts, job_id uuid, talent_id uuid, now_at timestamptz) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
      select from public.jobs as job
      where job.id = is_still_deliverable.job_id and job.status = 'open' and job.expires_at > now_at)
    or exists (
      select from public.job_seeker_profiles as talent
      where talent.id = is_still_deliverable.talent_id and talent.is_visible
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not public.is_hidden_from(talent.user_id, alert.company_id))
$$;

grant execute on function public.is_still_deliverable(public.alerts, uuid, uuid, timestamptz) to service_role;

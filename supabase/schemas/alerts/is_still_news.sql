-- Whether an alert may tell what it found: a job that is open, or a talent whom its company may see and who still matches.
create function public.is_still_news(alert public.alerts, job_id uuid, talent_id uuid, now_at timestamptz) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
      select from public.jobs as job
      where job.id = is_still_news.job_id and job.status = 'open' and job.expires_at > now_at)
    or exists (
      select from public.job_seeker_profiles as talent
      where talent.id = is_still_news.talent_id and talent.is_visible
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not public.hides_from(talent.user_id, alert.company_id))
$$;

grant execute on function public.is_still_news(public.alerts, uuid, uuid, timestamptz) to service_role;

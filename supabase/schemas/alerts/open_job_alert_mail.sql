-- What a mail of a job alert says now, for whoever writes it out: the alert, its secret, and those of its jobs that are
-- still open, the nearest first and at most so many, with the number of all. Null, so that nothing is sent, when none is
-- left or the alert was stopped. What was never told and is not open is given back: when it opens again, it is news.
create function public.open_job_alert_mail(mail_id uuid, max_jobs integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.job_alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.job_alerts as owner
    where owner.id = (select told.alert_id from public.job_alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.job_alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not exists (select from public.jobs as job
        where job.id = told.job_id and job.status = 'open' and job.expires_at > now_at));
  if not is_wanted then
    return null;
  end if;
  update public.job_alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
    from public.job_alert_deliveries as told join public.jobs as job on job.id = told.job_id
    where told.mail_id = mail_id and job.status = 'open' and job.expires_at > now_at) as job;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manageToken', alert.manage_token,
    'total', jsonb_array_length(listed),
    'jobs', (select jsonb_agg(each.job order by each.place) from jsonb_array_elements(listed) with ordinality as each (job, place)
      where each.place <= max_jobs));
end
$$;

grant execute on function public.open_job_alert_mail(uuid, integer, timestamp with time zone) to service_role;

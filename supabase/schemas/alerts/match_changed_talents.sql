-- Matches changed profiles to talent alerts. A profile matches only if it was hidden or did not match before the change. Queues the mails
-- of instant alerts; matches of digests stay pending. An alert never delivers a profile twice. Returns the numbers of profiles and mails.
create function public.match_changed_talents(max_talents integer default 100, now_at timestamptz default now())
returns table (talents integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  change public.talent_changes;
  matched_alerts uuid[];
  instant_alerts uuid[] := '{}';
begin
  talents := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    -- The lock keeps an alert from turning instant while its match is inserted, which would leave the match pending.
    with inserted as (
      insert into public.alert_deliveries (alert_id, talent_id)
        select alert.id, talent.id
        from public.job_seeker_profiles as talent
        join public.alerts as alert
          on alert.kind = 'talent' and alert.status = 'active' and alert.box operator(extensions.@>) talent.public_point
        where talent.id = change.talent_id and talent.is_visible
          and alert.active_since <= change.changed_at
          and alert.company_id <> talent.user_id
          and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
          and not (change.was_visible and public.talent_alert_matches(
            alert, change.was_search, change.was_skills, change.was_years, change.was_point))
          and not public.is_hidden_from(talent.user_id, alert.company_id)
        for share of alert
        on conflict do nothing
        returning alert_id)
    select array_agg(alert_id) into matched_alerts from inserted join public.alerts as alert on alert.id = alert_id
      where alert.frequency = 'instant';
    instant_alerts := instant_alerts || matched_alerts;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  mails := public.queue_alert_mails(instant_alerts);
  return next;
end
$$;

grant execute on function public.match_changed_talents(integer, timestamp with time zone) to service_role;

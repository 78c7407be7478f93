-- Finds the alerts of companies for which a profile is news: it became visible, or changed so that it matches where it did
-- not before. Writes the mails of instant ones at once; for digests it waits. What an alert told once it does not tell again,
-- whatever changes. How many profiles, and how many mails.
create function public.match_changed_talents(max_talents integer default 100, now_at timestamptz default now())
returns table (talents integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  change public.talent_changes;
  found_by uuid[];
  instant uuid[] := '{}';
begin
  talents := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    -- Locked, so that nobody turns an alert to instant meanwhile and what it found is left waiting.
    with told as (
      insert into public.alert_deliveries (alert_id, talent_id)
        select alert.id, talent.id
        from public.job_seeker_profiles as talent
        join public.alerts as alert
          on alert.kind = 'talent' and alert.status = 'active' and alert.area operator(extensions.@>) talent.public_point
        where talent.id = change.talent_id and talent.is_visible
          and alert.active_since <= change.changed_at
          and alert.company_id <> talent.user_id
          and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
          and not (change.was_visible and public.talent_alert_matches(
            alert, change.was_search, change.was_skills, change.was_years, change.was_point))
          and not public.hides_from(talent.user_id, alert.company_id)
        for share of alert
        on conflict do nothing
        returning alert_id)
    select array_agg(alert_id) into found_by from told join public.alerts as alert on alert.id = alert_id
      where alert.frequency = 'instant';
    instant := instant || found_by;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  mails := public.write_alert_mails(instant);
  return next;
end
$$;

grant execute on function public.match_changed_talents(integer, timestamp with time zone) to service_role;

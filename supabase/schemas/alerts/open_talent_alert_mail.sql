-- What a mail of a talent alert says now: the alert, its secret, and the talents who are still visible to that company, in
-- the columns that everybody may see plus the distance, because a mail leaves the site. Null when none is left.
create function public.open_talent_alert_mail(mail_id uuid, max_talents integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.talent_alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.talent_alerts as owner
    where owner.id = (select told.alert_id from public.talent_alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.employer_id, null) is not null;
  delete from public.talent_alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not public.is_talent_for_alert(told.talent_id, alert));
  if not is_wanted then
    return null;
  end if;
  update public.talent_alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
    select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
      talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
      talent.available_from <= current_date as is_available_now, talent.desired_job_types,
      public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
    from public.talent_alert_deliveries as told join public.job_seeker_profiles as talent on talent.id = told.talent_id
    where told.mail_id = mail_id and public.is_talent_for_alert(talent.id, alert)) as talent;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manageToken', alert.manage_token,
    'total', jsonb_array_length(listed),
    'talents', (select jsonb_agg(each.talent order by each.place)
      from jsonb_array_elements(listed) with ordinality as each (talent, place) where each.place <= max_talents));
end
$$;

grant execute on function public.open_talent_alert_mail(uuid, integer, timestamp with time zone) to service_role;

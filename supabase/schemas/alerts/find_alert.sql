-- The alert of a mail's secret; null for an unknown one. Changes nothing (D29).
-- {"kind": "job" | "talent", "id", "status", "address", "hasAccount", what it looks for, "location", "radiusKm", "frequency",
-- "hour", "weekday", "timeZone", "nextDueAt", "createdAt"}
create function public.find_alert(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', 'job', 'id', alert.id, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'hasAccount', alert.user_id is not null,
      'words', alert.words, 'jobTypes', to_jsonb(alert.job_types), 'minPay', alert.min_pay, 'currency', alert.currency,
      'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at, 'createdAt', alert.created_at)
    from public.job_alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
  union all
  select jsonb_build_object('kind', 'talent', 'id', alert.id, 'status', alert.status, 'address', account.email,
      'hasAccount', true, 'keywords', alert.keywords, 'skills', to_jsonb(alert.skills), 'minYears', alert.min_years,
      'maxYears', alert.max_years, 'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency,
      'hour', alert.hour, 'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at,
      'createdAt', alert.created_at)
    from public.talent_alerts as alert join auth.users as account on account.id = alert.employer_id
    where alert.manage_token = find_alert.token
$$;

grant execute on function public.find_alert(text) to service_role;

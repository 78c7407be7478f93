-- The alert with this token as its page shows it, with its address; null if there is none. Read-only, because mail scanners follow links
-- (D29).
create function public.get_alert_by_token(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', alert.id, 'kind', alert.kind, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'has_account', alert.user_id is not null,
      'words', alert.words, 'job_types', alert.job_types, 'min_pay', alert.min_pay, 'currency', alert.currency,
      'skills', alert.skills, 'min_years', alert.min_years, 'max_years', alert.max_years,
      'more', alert.more, 'location', alert.location, 'radius_km', alert.radius_km, 'in_miles', alert.in_miles,
      'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = get_alert_by_token.token
$$;

grant execute on function public.get_alert_by_token(text) to service_role;

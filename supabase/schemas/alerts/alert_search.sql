-- What a job alert looks for, as a search. What opens now was posted within any time.
create function public.alert_search(alert public.alerts) returns public.job_search
language sql stable security definer
set search_path = ''
as $$
  select public.parse_search((alert.location #>> '{coordinates,lat}')::double precision, (alert.location #>> '{coordinates,lng}')::double precision,
    alert.radius_km, alert.words, alert.job_types, alert.min_pay, alert.currency, 'date', null, alert.more - 'posted_days')
$$;

grant execute on function public.alert_search(public.alerts) to service_role;

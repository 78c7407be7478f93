-- Before an alert is written: its steps are prepare_alert_row's, which needs the owner's rights; here is known who writes.
create function public.prepare_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return public.prepare_alert_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

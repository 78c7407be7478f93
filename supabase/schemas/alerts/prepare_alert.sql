-- Runs before an alert is written. Security invoker, so that current_user shows whether a user or the server writes; prepare_alert_row is
-- security definer.
create function public.prepare_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return public.prepare_alert_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

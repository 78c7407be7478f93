-- The trigger before an alert is written. It runs with the writer's rights, so that current_user shows whether a person writes;
-- prepare_alert_row needs the owner's rights.
create function public.prepare_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return public.prepare_alert_row(new, old, current_user in ('anon', 'authenticated'));
end
$$;

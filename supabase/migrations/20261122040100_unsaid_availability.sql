-- Whoever names no day from which they are available has not said 'now': where it is told, it is null, and nothing is shown.
-- In the filter 'now' they still count, because they may be. The functions stay as they are but for this one expression.
do $$
declare
  teller record;
begin
  for teller in
    select pg_catalog.pg_get_functiondef(oid) as source from pg_catalog.pg_proc
    where pronamespace = 'public'::regnamespace
      and proname in ('search_talents', 'open_talent_alert_mail', 'preview_talent_alert')
  loop
    execute replace(teller.source, 'talent.available_from is null or talent.available_from <= current_date',
      'talent.available_from <= current_date');
  end loop;
end
$$;

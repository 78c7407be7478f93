-- Counts these talents as viewed, in the given order, up to the daily limit. Returns the ids among them whose full profile the viewer may
-- read today.
create function public.record_talent_views(talent_ids uuid[]) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  readable uuid[] := array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
begin
  if readable @> talent_ids then
    return readable;
  end if;
  -- Serializes the viewer's calls, so that concurrent requests can't exceed the limit.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('talent_views ' || viewer, 0));
  insert into public.talent_views (viewer_id, day, talent_id)
    select viewer, current_date, requested.id from unnest(talent_ids) with ordinality as requested (id, position)
    where requested.id <> all (readable) and not exists (select from public.talent_views as seen
      where seen.viewer_id = viewer and seen.day = current_date and seen.talent_id = requested.id)
    order by requested.position limit public.remaining_talent_views()
    on conflict do nothing;
  return array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
end
$$;

grant execute on function public.record_talent_views(uuid[]) to service_role;

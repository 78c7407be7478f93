-- Those of the talents whose full profile the viewer may read, in the order in which they are given, and counts them as read.
create function public.read_talents(talent_ids uuid[]) returns uuid[]
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
  -- One after the other, so that twenty requests at once cannot all be the last of the day.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('talent_views ' || viewer, 0));
  insert into public.talent_views (viewer_id, day, talent_id)
    select viewer, current_date, asked.id from unnest(talent_ids) with ordinality as asked (id, place)
    where asked.id <> all (readable) and not exists (select from public.talent_views as seen
      where seen.viewer_id = viewer and seen.day = current_date and seen.talent_id = asked.id)
    order by asked.place limit public.talents_left_today()
    on conflict do nothing;
  return array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
end
$$;

grant execute on function public.read_talents(uuid[]) to service_role;

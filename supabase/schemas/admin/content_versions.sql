-- Returns up to ten earlier versions of each content, newest first, without the current version. A null `value` is the site's default.
create function public.content_versions()
returns table (id bigint, name text, value jsonb, written_at timestamptz, written_by text)
language sql stable security definer
set search_path = ''
as $$
  select earlier.id, earlier.name, earlier.value, earlier.written_at, admin.email
  from (select distinct contents.name from public.contents) as content,
    lateral (select * from public.contents as version
      where version.name = content.name order by version.id desc offset 1 limit 10) as earlier
    left join auth.users as admin on admin.id = earlier.written_by
  order by earlier.name, earlier.id desc
$$;

grant execute on function public.content_versions() to service_role;

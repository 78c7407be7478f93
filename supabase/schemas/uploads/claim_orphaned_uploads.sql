-- Returns the uploads whose files can be deleted: discarded ones, and those unclaimed for 24 hours (D35). Marks them as discarded in the
-- same statement, so that no application can claim them. Never returns the file of an application.
create function public.claim_orphaned_uploads(max_uploads integer default 100) returns setof public.uploads
language sql volatile security definer
set search_path = ''
as $$
  update public.uploads set discarded_at = coalesce(discarded_at, now())
  where path = any (array(
    select path from public.uploads
    where (claimed_at is null or discarded_at is not null)
      and (discarded_at is not null or created_at < now() - interval '24 hours')
      and not exists (select from public.applications where cv_url = path)
    order by created_at
    limit least(max_uploads, 1000)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_orphaned_uploads(integer) to service_role;

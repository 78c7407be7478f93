-- Accounts: taking one's data along, and leaving. Both work on the row of whoever asks and on no other.

-- Everything that rows say about the viewer, by table: each table of the product that points at the account is in it by
-- that alone, so that one added later is too. Left out are columns computed from others and hashes of secrets.
create function public.own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  found_data jsonb;
  source record;
  own_rows jsonb;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  select jsonb_build_object('account', jsonb_build_object(
    'email', account.email, 'role', account.raw_user_meta_data ->> 'role',
    'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at))
    into found_data from auth.users as account where account.id = viewer;
  for source in
    select named.relname as table_name, pointer.attname as owner_column, array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = named.oid and (attgenerated <> '' or attname ~ '_hash$' or attname = 'idempotency_key')) as left_out
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as named on named.oid = reference.conrelid
    join pg_catalog.pg_attribute as pointer
      on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
    join pg_catalog.pg_attribute as target
      on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
    where reference.contype = 'f' and cardinality(reference.conkey) = 1
      and named.relnamespace = 'public'::regnamespace
      and (reference.confrelid = 'auth.users'::regclass
        or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
          and target.attname = 'user_id'))
    order by named.relname, pointer.attname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(own) - $2), ''[]''::jsonb) from public.%I as own where own.%I = $1',
      source.table_name, source.owner_column) using viewer, source.left_out into own_rows;
    found_data := found_data || jsonb_build_object(source.table_name,
      coalesce(found_data -> source.table_name, '[]'::jsonb) || own_rows);
  end loop;
  return found_data;
end
$$;
revoke execute on function public.own_data() from public, anon;
grant execute on function public.own_data() to authenticated, service_role;

-- Deletes the viewer's account when `confirmation` is its mail address, with everything that points at it. Applications
-- sent to employers stay with them, without the link to the account, unless `with_applications` withdraws them too; files
-- that nothing needs any more go with the next clean-up. Answers the jobs that went, so that their pages can be refreshed.
create function public.delete_own_account(confirmation text, with_applications boolean default false)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  address text;
begin
  select account.email into address from auth.users as account where account.id = viewer;
  if address is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if lower(trim(confirmation)) is distinct from lower(address) then
    raise exception 'NOT_CONFIRMED' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.state_slug, job.city_slug from public.jobs as job where job.employer_id = viewer;
  if with_applications then
    delete from public.applications where applicant_id = viewer;
  end if;
  update public.uploads as file set discarded_at = now()
    where file.owner_id = viewer and file.discarded_at is null
      and not exists (select from public.applications as application where application.cv_url = file.path
        and not exists (select from public.jobs as job where job.id = application.job_id and job.employer_id = viewer));
  delete from public.outbox where lower(recipient) = lower(address) and sent_at is not null;
  delete from auth.users as account where account.id = viewer;
end
$$;
revoke execute on function public.delete_own_account(text, boolean) from public, anon;
grant execute on function public.delete_own_account(text, boolean) to authenticated, service_role;

-- Counts one hit at a door; false when it is one too many within any stretch of so many seconds. The window slides: counts
-- are kept by sixths of it and the last seven are added up, so that ten tries around a full minute do not count as two fives.
create or replace function public.take_limit(door text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with hit as (
    insert into public.rate_limits as counted (door, key_hash, window_start)
    values (door, key_hash,
      to_timestamp(floor(extract(epoch from now()) / (window_seconds / 6.0)) * (window_seconds / 6.0)))
    on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
    returning hits, window_start)
  select hit.hits + coalesce((
    select sum(earlier.hits) from public.rate_limits as earlier
    where earlier.door = take_limit.door and earlier.key_hash = take_limit.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0) <= max_hits
  from hit
$$;

-- Of a talent, the companies that saved the profile or asked for contact belong to what rows say about them: which, when, in
-- which words, and what was answered and shared. What a company noted for itself is the company's.

-- Everything that rows say about the viewer, by table: each table of the product that points at the account is in it by
-- that alone, so that one added later is too. Left out are columns computed from others, secrets and their hashes.
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
      where attrelid = named.oid and (attgenerated <> '' or attname ~ '_hash$'
        or attname = any (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words'])
        -- The talent's, who can take it back.
        or (named.relname = 'contact_requests' and attname = 'phone'))) as left_out
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
  return found_data || jsonb_build_object(
    'stopped_addresses', (
      select coalesce(jsonb_agg(to_jsonb(stopped)), '[]'::jsonb) from public.stopped_addresses as stopped
      join auth.users as account on lower(account.email) = stopped.address where account.id = viewer),
    'interested_companies', (
      select coalesce(jsonb_agg(to_jsonb(company) - array['request_id', 'company_logo']), '[]'::jsonb)
      from public.my_interested_companies() as company));
end
$$;

grant execute on function public.own_data() to authenticated, service_role;

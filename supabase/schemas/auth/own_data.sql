-- A talent's data includes the companies that saved the profile or requested contact, but not their private notes.

-- Returns all rows about the viewer by table, found by foreign keys, so that new tables are included automatically. Generated columns,
-- secrets and their hashes are left out.
create function public.own_data() returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  sources text;
  found_data json;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  -- One query for all tables: concatenating one result after another would copy all previous ones each time.
  select string_agg(format(
      'select %L, (select json_agg(found) from (select %s from public.%I as own where %s) as found)',
      source.table_name, source.columns, source.table_name, source.owner_condition), ' union all ')
    into sources
    from (
      select named.relname as table_name, string_agg(format('own.%I = $1', pointer.attname), ' or ') as owner_condition, (
        select string_agg(format('own.%I', attname), ', ') from pg_catalog.pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname !~ '_hash$'
          and attname <> all (array['idempotency_key', 'manage_token', 'word_query', 'word_cell_keys'])
          -- The phone belongs to the talent, who can withdraw it.
          and not (named.relname = 'contact_requests' and attname = 'phone')) as columns
      from pg_catalog.pg_constraint as reference
      join pg_catalog.pg_class as named on named.oid = reference.conrelid
      join pg_catalog.pg_attribute as pointer
        on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
      join pg_catalog.pg_attribute as target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and named.relnamespace = 'public'::regnamespace
        -- Reports about the viewer would identify their reporters, and the reasons of cases would show how to evade the rules.
        and named.relname <> 'cases'
        and (reference.confrelid = 'auth.users'::regclass
          or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
            and target.attname = 'user_id'))
      group by named.oid, named.relname) as source;
  execute 'select json_object_agg(named, coalesce(data, ''[]''::json)) from (' || sources || ' union all values
      (''account'', $2), (''email_suppressions'', $3), (''interested_companies'', $4)) as each (named, data)'
    using viewer,
      (select json_build_object('email', account.email, 'role', account.raw_user_meta_data ->> 'role',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
        from auth.users as account where account.id = viewer),
      (select json_agg(suppression) from public.email_suppressions as suppression
        join auth.users as account on lower(account.email) = suppression.address where account.id = viewer),
      (select json_agg(to_jsonb(company) - array['request_id', 'company_logo']) from public.my_interested_companies() as company)
    into found_data;
  return found_data;
end
$$;

grant execute on function public.own_data() to authenticated, service_role;

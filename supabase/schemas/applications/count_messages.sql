-- Counts the signed-in employer's messages toward the daily limits, per application and in total. Deleting an application doesn't reset the
-- counts. Above a limit, raises PT429 TOO_MANY_MESSAGES and counts nothing.
create function public.count_messages(application_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  hit_count integer;
begin
  if cardinality(application_ids) = 0 then
    return;
  end if;
  insert into public.rate_limits as counted (scope, key_hash, window_start, hits)
    values ('messages of an employer', public.sha256_hex((select auth.uid())::text), today, cardinality(application_ids))
    on conflict (scope, key_hash, window_start) do update set hits = counted.hits + excluded.hits
    returning counted.hits into hit_count;
  if hit_count > public.setting('messages_per_employer_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429';
  end if;
  with counted as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
      select 'messages to an applicant', public.sha256_hex(id::text), today from unnest(application_ids) as id order by 2
      on conflict (scope, key_hash, window_start) do update set hits = counted.hits + 1
      returning counted.hits)
  select max(hits) into hit_count from counted;
  if hit_count > public.setting('messages_per_application_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429', detail = 'one applicant';
  end if;
end
$$;

grant execute on function public.count_messages(uuid[]) to service_role;

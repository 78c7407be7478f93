-- Saves a geocoder's result and deletes the results older than 30 days.
create function public.cache_geocode(provider text, key text, result jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, result)
    values (cache_geocode.provider, cache_geocode.key, cache_geocode.result)
    on conflict on constraint geocode_cache_pkey do update set result = excluded.result, created_at = now();
$$;

grant execute on function public.cache_geocode(text, text, jsonb) to service_role;

-- Keeps an answer and forgets those older than 30 days.
create function public.keep_geocode(provider text, key text, answer jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, answer)
    values (keep_geocode.provider, keep_geocode.key, keep_geocode.answer)
    on conflict on constraint geocode_cache_pkey do update set answer = excluded.answer, created_at = now();
$$;

grant execute on function public.keep_geocode(text, text, jsonb) to service_role;

-- The cached counts for the home page's claims (D3, D64): {"jobs", "neighborhoods", "job_seekers"}. Sums only; profiles stay private.
create function public.count_claims() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count('["claims"]') $$;

grant execute on function public.count_claims() to service_role;

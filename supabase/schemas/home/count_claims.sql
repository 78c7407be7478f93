-- What the home page says when its claims are live (D3): {"jobs", "neighborhoods", "job_seekers"}, sums only. Profiles themselves
-- stay closed. A figure (D64).
create function public.count_claims() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure('["claims"]') $$;

grant execute on function public.count_claims() to service_role;

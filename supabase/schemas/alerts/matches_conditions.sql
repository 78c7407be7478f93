-- Whether an open job meets an alert's other filters (parse_conditions). Ignores 'posted_days', because the job has just
-- opened, and 'areas', because list_instant_alerts checks the alert's `areas`.
create function public.matches_conditions(more jsonb, job_id uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_conditions(more - array['areas', 'posted_days']);
  is_match boolean;
begin
  execute format('select exists (select from public.jobs as job where job.id = $2 and %s)', public.where_clause(search))
    into is_match using search, job_id;
  return is_match;
end
$$;

grant execute on function public.matches_conditions(jsonb, uuid) to service_role;

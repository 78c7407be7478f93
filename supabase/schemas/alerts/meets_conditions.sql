-- Whether an open job has what an alert asks beside its words (parse_conditions), as a search for it would find it. What opens now was posted
-- within any time, and drawn areas are the alert's `shapes`.
create function public.meets_conditions(more jsonb, job_id uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_conditions(more - array['areas', 'posted_days']);
  is_match boolean;
begin
  execute format('select exists (select from public.jobs as job where job.id = $2 and %s)', public.search_conditions(search))
    into is_match using search, job_id;
  return is_match;
end
$$;

grant execute on function public.meets_conditions(jsonb, uuid) to service_role;

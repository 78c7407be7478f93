-- Returns a count over all jobs from the cache. Computes it with run_count if at most 5,000 jobs are open or it is not cached yet.
create function public.get_cached_count(question jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  cached jsonb;
begin
  if not public.has_few_jobs() then
    select answer into cached from public.cached_counts where cached_counts.question = get_cached_count.question;
  end if;
  return coalesce(cached, public.run_count(get_cached_count.question));
end
$$;

grant execute on function public.get_cached_count(jsonb) to service_role;

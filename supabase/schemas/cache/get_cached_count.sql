-- Returns a count over all jobs (run_count): computed now if there are at most 5,000 jobs or it is not cached yet, else from the cache.
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

-- Counts the figure that is most due, and returns one row where there was one, with its error if it failed: it was never counted, or ten
-- minutes ago (places of a sitemap a day), or so long ago that counting costs a hundredth of the time, and a job changed since, or an hour
-- passed, in which jobs end. One that fails waits for its next turn. Nothing is counted ahead while there are few jobs.
create function public.make_figure() returns table (failure text)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  begun constant timestamptz := clock_timestamp();
  changes_now constant bigint := public.count_job_changes();
  due jsonb;
begin
  if public.are_jobs_few() then
    return;
  end if;
  insert into public.cached_counts (question) select site from public.site_figures() as site on conflict do nothing;
  delete from public.cached_counts where question not in (select public.site_figures());
  select question into due from public.cached_counts
    where counted_at is null
      or (counted_at < now() - greatest(case question ->> 0 when 'places' then interval '1 day' else interval '10 minutes' end, 100 * took)
        and (changes <> changes_now or counted_at < now() - interval '1 hour'))
    order by counted_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return;
  end if;
  begin
    update public.cached_counts set answer = public.count_figure(due), counted_at = begun, changes = changes_now
      where question = due;
    update public.cached_counts set took = clock_timestamp() - begun where question = due;
  exception when others or query_canceled then
    update public.cached_counts set counted_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$$;

grant execute on function public.make_figure() to service_role;

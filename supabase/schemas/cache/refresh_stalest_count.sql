-- Refreshes the stalest cached count that is due and returns one row, with the error if counting failed. Does nothing while there are few
-- jobs. A count is due if it was never computed. Later it is due if it is older than ten minutes (sitemap places: a day) and older than 100
-- times its duration, but only after a job changed or an hour passed, because jobs expire without a change. A failed count is retried when
-- it is due again.
create function public.refresh_stalest_count() returns table (failure text)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  started_at constant timestamptz := clock_timestamp();
  changes_now constant bigint := public.count_job_changes();
  due jsonb;
begin
  if public.has_few_jobs() then
    return;
  end if;
  insert into public.cached_counts (question) select question from public.cached_count_definitions() as question on conflict do nothing;
  delete from public.cached_counts where question not in (select public.cached_count_definitions());
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
    update public.cached_counts set answer = public.run_count(due), counted_at = started_at, changes = changes_now
      where question = due;
    update public.cached_counts set took = clock_timestamp() - started_at where question = due;
  exception when others or query_canceled then
    update public.cached_counts set counted_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$$;

grant execute on function public.refresh_stalest_count() to service_role;

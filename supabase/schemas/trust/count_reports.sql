-- Sums up the open reports about a subject. Only the report with the largest weight counts for each network; all reports without a known
-- network count as one network. Untrusted reporters together contribute at most half of the pause threshold. `reasons`: the weight and
-- number of the counted reports per reason. `pauses`: the weights reach the threshold, enough reports are counted, at least two of them are
-- by trusted reporters, and they didn't all arrive at once.
create function public.count_reports(subject_id uuid, out reasons jsonb, out pauses boolean)
language sql stable security definer
set search_path = ''
as $$
  with independent as (
    select distinct on (coalesce(network_hash, '')) reason, weight, is_trusted, created_at
    from public.reports
    where reports.subject_id = count_reports.subject_id and decided_at is null and weight > 0
    order by coalesce(network_hash, ''), weight desc, created_at),
  by_reason as (
    select reason, sum(weight) as weight, count(*) as report_count from independent group by reason)
  select
    coalesce((select jsonb_agg(jsonb_build_object('rule', 'reported: ' || reason, 'weight', weight, 'words', '',
      'people', report_count, 'source', 'report') order by weight desc, reason) from by_reason), '[]'),
    coalesce(sum(weight) filter (where is_trusted), 0)
        + least(coalesce(sum(weight) filter (where not is_trusted), 0), public.setting('report_weight_to_pause') / 2.0)
        >= public.setting('report_weight_to_pause')
      and count(*) >= public.setting('report_people_to_pause')
      and count(*) filter (where is_trusted) >= 2
      and max(created_at) - min(created_at) >= make_interval(mins => public.setting('report_minutes_to_pause'))
  from independent
$$;

grant execute on function public.count_reports(uuid) to service_role;

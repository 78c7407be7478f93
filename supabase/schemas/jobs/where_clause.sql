-- Returns the SQL conditions of a search on `public.jobs as job`, with the search as $1. Contains only filters that are set, so that the
-- planner can choose the right index.
create function public.where_clause(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(' and ',
    $sql$job.status = 'open' and job.expires_at > now()$sql$,
    case when search.is_impossible then 'false' end,
    case when search.query is not null then 'job.search @@ ($1).query' end,
    -- The planner can estimate the jobs of a cell, but not of a cube.
    case when search.has_words and search.cells is not null then 'job.cells && ($1).cells'
      when search.box is not null then '($1).box operator(extensions.@>) job.pt' end,
    case when search.max_chord is not null then '(job.pt operator(extensions.<->) ($1).center) <= ($1).max_chord' end,
    case when search.areas is not null then 'public.is_in_areas(job.pt, ($1).areas)' end,
    case when search.min_pay is not null then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end >= ($1).min_pay' end,
    case when search.without_pay then 'job.min_pay_per_hour is null' end,
    case when search.shifts is not null then 'job.schedule && ($1).shifts' end,
    case when search.has_only_shifts then 'job.schedule <@ ($1).shifts' end,
    case when search.excluded_shifts is not null then $sql$job.schedule <> '{}' and not job.schedule && ($1).excluded_shifts$sql$ end,
    case when search.without_schedule then $sql$job.schedule = '{}'$sql$ end,
    -- Ranges of hours overlap; 80 means 80 or more.
    case when num_nonnulls(search.hours_from, search.hours_to) > 0 then
      'num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= least(coalesce(($1).hours_to, 80), 80)
        and least(coalesce(job.hours_per_week_max, 80), 80) >= least(coalesce(($1).hours_from, 0), 80)' end,
    case when search.age is not null then 'coalesce(job.minimum_age, 0) <= ($1).age' end,
    case when search.posted_after is not null then 'job.created_at >= ($1).posted_after' end,
    case when search.start_by is not null then 'coalesce(job.starts_on <= ($1).start_by, true)' end,
    case when search.has_tips then 'job.has_tips' end,
    case when search.is_responsive then 'job.is_responsive' end);
end
$$;

grant execute on function public.where_clause(public.job_search) to service_role;

-- Returns the counts of a search, each up to `search_limit('counted')`. `total` and `is_more` come from `matches`, the number of jobs
-- found. `without_minimum` and `unscheduled` are the jobs hidden only because they list no minimum pay, or no schedule; 0 without such a
-- filter.
create function public.search_counts(search public.job_search, matches integer,
  out total bigint, out is_more boolean, out without_minimum bigint, out unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  variant public.job_search;
begin
  total := least(matches, max_counted);
  is_more := matches > max_counted;
  without_minimum := 0;
  unscheduled := 0;
  if search.min_pay is not null then
    variant := search;
    variant.min_pay := null;
    variant.without_pay := true;
    without_minimum := public.count_matches(variant, max_counted);
  end if;
  if num_nonnulls(search.shifts, search.excluded_shifts) > 0 then
    variant := search;
    variant.shifts := null;
    variant.has_only_shifts := null;
    variant.excluded_shifts := null;
    variant.without_schedule := true;
    unscheduled := public.count_matches(variant, max_counted);
  end if;
end
$$;

grant execute on function public.search_counts(public.job_search, integer) to service_role;

-- The counts of a search as they are shown, each up to `search_limit('counted')`: `total` of the `matches` that were found, and how many more
-- jobs would match if they named a minimum pay, or a schedule; 0 where a search asks for neither.
create function public.count_beside(search public.job_search, matches integer,
  out total bigint, out is_more boolean, out without_minimum bigint, out unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  other public.job_search;
begin
  total := least(matches, max_counted);
  is_more := matches > max_counted;
  without_minimum := 0;
  unscheduled := 0;
  if search.min_pay is not null then
    other := search;
    other.min_pay := null;
    other.without_pay := true;
    without_minimum := public.count_matches(other, max_counted);
  end if;
  if num_nonnulls(search.shifts, search.excluded_shifts) > 0 then
    other := search;
    other.shifts := null;
    other.has_only_shifts := null;
    other.excluded_shifts := null;
    other.without_schedule := true;
    unscheduled := public.count_matches(other, max_counted);
  end if;
end
$$;

grant execute on function public.count_beside(public.job_search, integer) to service_role;

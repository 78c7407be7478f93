-- Returns the ids of one page and, if `is_counted`, the number of matches, up to one more than `search_limit('counted')`. A search by
-- distance or words lists and counts in one scan; for other orders a separate count is cheaper.
create function public.search_job_ids(search public.job_search, page_size integer, page_offset integer, is_counted boolean,
  out ids uuid[], out total integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  count_limit constant integer := public.search_limit('counted') + 1;
  max_ranked constant integer := public.search_limit('ranked');
  is_ranked constant boolean := search.sort in ('relevance', 'fit');
  is_one_scan constant boolean := is_counted and (search.has_words or (search.center is not null and search.sort not in ('date', 'pay')));
  max_matches integer := case when is_ranked then max_ranked else page_offset + page_size end;
begin
  ids := public.list_matches(search, case when is_one_scan then greatest(max_matches, count_limit) else max_matches end);
  if is_one_scan then
    total := least(cardinality(ids), count_limit);
  elsif is_counted then
    total := public.count_matches(search, count_limit);
  end if;
  if is_ranked then
    ids := public.rank_matches(ids[1:max_ranked], search);
  end if;
  ids := ids[page_offset + 1:page_offset + page_size];
end
$$;

grant execute on function public.search_job_ids(public.job_search, integer, integer, boolean) to service_role;

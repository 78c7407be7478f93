-- Returns the ORDER BY list of a search on `public.jobs as job`, with the search as $1. For best match and best fit, this order selects the
-- jobs that rank_matches then sorts.
create function public.order_by_clause(search public.job_search) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return concat_ws(', ',
    case when search.sort = 'pay' then
      'case when job.pay_currency = ($1).currency then job.min_pay_per_hour end desc nulls last' end,
    case when search.center is not null and search.sort <> 'date' then 'job.pt operator(extensions.<->) ($1).center' end,
    case when search.center is null or search.sort in ('date', 'pay') then 'job.created_at desc' end,
    'job.id');
end
$$;

grant execute on function public.order_by_clause(public.job_search) to service_role;

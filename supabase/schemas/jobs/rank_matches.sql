-- Sorts jobs by best match or best fit, for which there is no index. Best match, in this order: all words are in the title, in the title
-- (or its other names) and tags, in these and the company's name, or in the description. Best fit: the share of a job's shifts that the
-- search includes. Ties: nearest, newest, id.
create function public.rank_matches(ids uuid[], search public.job_search) returns uuid[]
language sql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
  select array(
    select job.id from unnest(ids) as match (id) join public.jobs as job using (id)
    order by
      case when search.sort = 'relevance' then
        case when job.search @@ search.title_query then 1 when job.search @@ search.work_query then 2
          when job.search @@ search.heading_query then 3 else 4 end end,
      case when search.sort = 'fit' then
        (select fit[1]::double precision / fit[2] from public.matching_shifts(job.schedule, search.shifts) as fit) end desc nulls last,
      job.pt operator(extensions.<->) search.center, job.created_at desc, job.id)
$$;

grant execute on function public.rank_matches(uuid[], public.job_search) to service_role;

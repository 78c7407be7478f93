-- A page of what matching_jobs found, in public columns: as it is listed, or by what `rank_by` says. 'relevance' is the best first: all words in the title, else
-- in title, company and tags, else with the description's help; within each of the three the nearest, then the newest, then by id. So it is with the best paid
-- in `currency` by the hour ('pay'), and with those of whose shifts one can work the most ('fit'); `fit` says how many of how many.
create function public.page_of_jobs(ids uuid[], center extensions.cube, in_title tsquery, in_heading tsquery, page_size integer, page_offset integer,
  rank_by text default null, currency text default null, shifts text[] default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, fit integer[])
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
begin
  if rank_by in ('pay', 'fit') then
    ids := array(
      select job.id from unnest(ids) as listed (id) join public.jobs as job using (id), public.fitting_shifts(job.schedule, shifts) as fit
      order by case when rank_by = 'pay' and job.pay_currency = currency then job.min_pay_per_hour end desc nulls last,
        case when rank_by = 'fit' then fit[1]::double precision / fit[2] end desc nulls last,
        job.pt operator(extensions.<->) center, job.created_at desc, job.id
      limit page_size offset page_offset);
  elsif rank_by = 'relevance' then
    ids := array(
      select job.id from unnest(ids) as listed (id) join public.jobs as job using (id)
      order by case when job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end,
        job.pt operator(extensions.<->) center, job.created_at desc, job.id
      limit page_size offset page_offset);
  else
    ids := ids[page_offset + 1:page_offset + page_size];
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center),
      public.fitting_shifts(job.schedule, shifts)
    from unnest(ids) with ordinality as listed (id, place) join public.jobs as job using (id)
    order by listed.place;
end
$$;

grant execute on function public.page_of_jobs(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[]) to service_role;

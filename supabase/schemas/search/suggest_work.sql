-- Completes typed words to titles, companies and categories (tags) of open jobs around a point or everywhere, with their number of jobs.
-- Each typed word must start a word of the name. Returns up to six titles and three of each other `kind`, most jobs first. Titles that
-- differ only in type or shift count as one. Requires three letters. Reads only the nearest or newest 1,050 jobs; `is_more` if there may be
-- more.
create function public.suggest_work(typed text, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null)
returns table (name text, kind text, jobs integer, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  parts constant text[] := (array(select part from regexp_split_to_table(public.fold_words(left(typed, 60)), '[^[:alnum:]]+') as part
    where part <> '' limit 6));
  prefix_query constant tsquery := (select string_agg(quote_literal(part) || ':*C', ' & ')::tsquery from unnest(parts) as part);
  search public.job_search := public.parse_search(center_lat, center_lng, radius_km, null, null, null, 'USD', 'distance', null, null);
  max_read constant integer := public.search_limit('ranked');
  ids uuid[];
begin
  if prefix_query is null or length(array_to_string(parts, '')) < 3 then
    return;
  end if;
  search.query := prefix_query;
  search.has_words := true;
  ids := public.list_matches(search, max_read);
  return query
    with found as materialized (
      select job.title, job.company_name, job.tags from unnest(ids) as listed (id) join public.jobs as job using (id)),
    named as (
      select title as name, 'title' as kind, count(*) as jobs from found group by title
      union all
      select company_name, 'company', count(*) from found group by company_name
      union all
      select tag, 'category', count(*) from found, unnest(found.tags) as tag group by tag),
    meant as (
      select (array_agg(named.name order by length(named.name), named.name))[1] as name, named.kind, sum(named.jobs)::integer as jobs
      from named
      where not exists (select from unnest(parts) as part where public.fold_words(named.name) !~ ('\m' || part))
      group by named.kind, case when named.kind = 'title' then public.occupation_words(named.name) else named.name end),
    ranked as (
      select meant.*, row_number() over (partition by meant.kind order by meant.jobs desc, meant.name) as position from meant
      -- Skip a category with the same name as a title.
      where meant.kind <> 'category' or not exists (
        select from meant as title where title.kind = 'title' and lower(title.name) = replace(meant.name, '-', ' ')))
    select ranked.name, ranked.kind, ranked.jobs, cardinality(ids) = max_read
    from ranked where ranked.position <= case ranked.kind when 'title' then 6 else 3 end
    order by array_position(array['title', 'company', 'category'], ranked.kind), ranked.position;
end
$$;

grant execute on function public.suggest_work(text, double precision, double precision, double precision)
  to anon, authenticated, service_role;

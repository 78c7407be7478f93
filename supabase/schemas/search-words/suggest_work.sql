-- Titles, companies and categories (what jobs are tagged with) with a word that begins like each of these, of open jobs around a place or
-- everywhere, with how many jobs: six titles and three of each other `kind` at most, those with the most first. A title stands for its other ways to say type and shift.
-- Of more than 3,000 jobs the nearest are told, or the newest; `is_more` then.
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
  wanted constant tsquery := (select string_agg(quote_literal(part) || ':*C', ' & ')::tsquery from unnest(parts) as part);
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  most constant integer := public.search_limit('read in order');
  is_spread boolean;
  ids uuid[];
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, null, 'distance', 1, 0);
  if wanted is null or length(array_to_string(parts, '')) < 2 then
    return;
  end if;
  is_spread := (area is null or public.is_crowded_area(area)) and (public.guess_matches(wanted, null)).matches > most;
  if not is_spread then
    ids := array(select job.id from public.jobs as job
      where job.status = 'open' and job.expires_at > now() and job.search @@ wanted
        and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))
      limit most);
  elsif center is not null then
    ids := array(select near.id from (
        select job.id, job.search, job.pt from public.jobs as job where job.status = 'open' and job.expires_at > now()
        order by job.pt operator(extensions.<->) center limit most) as near
      where near.search @@ wanted and (chord is null or (near.pt operator(extensions.<->) center) <= chord));
  else
    ids := array(select newest.id from (
        select job.id, job.search from public.jobs as job where job.status = 'open' and job.expires_at > now()
        order by job.created_at desc, job.id limit most) as newest
      where newest.search @@ wanted);
  end if;
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
      select meant.*, row_number() over (partition by meant.kind order by meant.jobs desc, meant.name) as place from meant
      -- What a title says already is no other suggestion.
      where meant.kind <> 'category' or not exists (select from meant as said where said.kind = 'title' and lower(said.name) = replace(meant.name, '-', ' ')))
    select ranked.name, ranked.kind, ranked.jobs, is_spread or cardinality(ids) >= most
    from ranked where ranked.place <= case ranked.kind when 'title' then 6 else 3 end
    order by array_position(array['title', 'company', 'category'], ranked.kind), ranked.place;
end
$$;

grant execute on function public.suggest_work(text, double precision, double precision, double precision)
  to anon, authenticated, service_role;

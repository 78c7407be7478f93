-- Up to six open jobs within 25 km of a job whose titles share a word with its own: the likest title first, then the
-- nearest, then by id (D16), where words for type and shift count for nothing. The job itself may have ended. Where a
-- city has more than 100 such jobs, the nearest 100 are compared, out of the 3,000 nearest jobs, so that a dense place costs what
-- others do.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  base_words text;
  base_pt extensions.cube;
  wanted tsquery;
begin
  select public.occupation_words(job.title), job.pt into base_words, base_pt from public.jobs as job where job.id = job_id;
  if base_pt is null then
    return;
  end if;
  wanted := public.any_of(string_to_array(base_words, ' '), 'pg_catalog.english', ':A');
  return query
    with near as (
      select job.id, job.title, job.pt operator(extensions.<->) base_pt as chord
      from unnest((public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 101, null, false)).ids) as nearest (id)
      join public.jobs as job using (id)
      where job.id <> job_id
      order by job.pt operator(extensions.<->) base_pt
      limit 100)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(public.occupation_words(near.title), base_words) desc, near.chord, id
    limit 6;
end
$$;

grant execute on function public.similar_jobs(uuid) to anon, authenticated, service_role;

-- Returns up to six open jobs within 25 km whose titles share a word with this job's title, other than words for type and shift: most
-- similar title first, then nearest, then id (D16). Compares only the nearest 100 such jobs. The given job itself may have ended.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  base record;
  search public.job_search;
begin
  select public.occupation_words(job.title) as words, job.lat, job.lng into base from public.jobs as job where job.id = job_id;
  if base is null then
    return;
  end if;
  search := public.parse_search(base.lat, base.lng, 25, null, null, null, 'USD', 'distance', null, null);
  search.query := public.any_word_query(string_to_array(base.words, ' '), 'pg_catalog.english', ':A');
  search.has_words := true;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) search.center)
    from unnest(public.list_matches(search, 101)) with ordinality as near (id, position) join public.jobs as job using (id)
    where job.id <> job_id
    order by extensions.similarity(public.occupation_words(job.title), base.words) desc, near.position
    limit 6;
end
$$;

grant execute on function public.similar_jobs(uuid) to anon, authenticated, service_role;

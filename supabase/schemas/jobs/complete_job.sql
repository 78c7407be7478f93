-- Takes the slug and copies the company, when a job is posted and again when an ended one is reopened or renewed, because
-- the copies of ended jobs are left as they were.
-- Where a neighborhood of the job's city is called like the job, that name is its list's address (D8), so the job takes the
-- next slug ('hyde-park-1').
create function public.complete_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if before.status <> 'closed' and before.expires_at > now() then
    return job;
  end if;
  if job.slug is null then
    wanted_slug := public.slugify(job.title);
    of_state := public.slugify(job.location #>> '{address,state}');
    of_city := public.slugify(job.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as there where there.state_slug = of_state and there.city_slug = of_city
          and there.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
    job.slug := public.take_job_slug(job.title);
  else
    insert into public.job_slugs (slug) values (job.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = job.employer_id;
  if found then
    job.company_name := company.company_name;
    job.company_description := company.company_description;
    job.company_logo := company.company_logo;
    job.industry := company.industry;
  end if;
  job.answers_most := coalesce((select answers_most from public.reply_records where employer_id = job.employer_id), false);
  return job;
end
$$;

-- When a job is posted, reserves its slug and copies the company's fields. Copies them again when an ended job is reopened, because the
-- copies of ended jobs are not updated. If a neighborhood of the city has the same name as the job, the job's address would be that of the
-- neighborhood's list (D8), so the job gets the next slug ('hyde-park-1').
create function public.set_slug_and_company(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  company public.employer_profiles;
  desired_slug text;
  job_state_slug text;
  job_city_slug text;
begin
  if before.status <> 'closed' and before.expires_at > now() then
    return job;
  end if;
  if job.slug is null then
    desired_slug := public.slugify(job.title);
    job_state_slug := public.slugify(job.location #>> '{address,state}');
    job_city_slug := public.slugify(job.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = job_state_slug
          and place.city_slug = job_city_slug and place.neighborhood_slug = desired_slug)
        or exists (select from public.jobs as other where other.state_slug = job_state_slug and other.city_slug = job_city_slug
          and other.neighborhood_slug = desired_slug) then
      insert into public.job_slugs (slug) values (desired_slug) on conflict do nothing;
    end if;
    job.slug := public.reserve_job_slug(job.title);
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
  job.is_responsive := coalesce((select is_responsive from public.reply_records where employer_id = job.employer_id), false);
  return job;
end
$$;

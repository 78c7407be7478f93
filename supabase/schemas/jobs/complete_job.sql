-- Takes the slug and copies the company, when a job is posted and again when an ended one is reopened or renewed, because
-- the copies of ended jobs are left as they were. The owner's rights are needed for both; the guard (a_guard) ran before.
-- Where a neighborhood of the job's city is called like the job, that name is its list's address (D8), so the job takes the
-- next slug ('hyde-park-1').
create function public.complete_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if tg_op = 'UPDATE' and old.status <> 'closed' and old.expires_at > now() then
    return new;
  end if;
  if new.slug is null then
    wanted_slug := public.slugify(new.title);
    of_state := public.slugify(new.location #>> '{address,state}');
    of_city := public.slugify(new.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as job where job.state_slug = of_state and job.city_slug = of_city
          and job.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
    new.slug := public.take_job_slug(new.title);
  else
    insert into public.job_slugs (slug) values (new.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = new.employer_id;
  if found then
    new.company_name := company.company_name;
    new.company_description := company.company_description;
    new.company_logo := company.company_logo;
    new.industry := company.industry;
  end if;
  new.answers_most := coalesce((select answers_most from public.reply_records where employer_id = new.employer_id), false);
  return new;
end
$$;

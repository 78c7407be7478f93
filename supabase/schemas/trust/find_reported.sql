-- What the form about a job, a profile or a message names: {"title", "companyName"}, both null where there is none to tell. Null where
-- nothing is there to report.
create function public.find_reported(subject_kind text, subject_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name)
  from (select public.owner_of_reported(find_reported.subject_kind, find_reported.subject_id) as id) as owner
  left join public.jobs as job
    on find_reported.subject_kind = 'job' and job.id = find_reported.subject_id and job.status <> 'held'
  where owner.id is not null and (find_reported.subject_kind <> 'job' or job.id is not null)
$$;

grant execute on function public.find_reported(text, uuid) to service_role;

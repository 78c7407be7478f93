-- Shows a case's subject again if it was hidden; a removed message stays deleted. Returns whether it changed anything.
create function public.restore_subject(subject_kind text, subject_id uuid, was_removed boolean) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case restore_subject.subject_kind
    when 'job' then
      changed := public.release_held_jobs(array[restore_subject.subject_id]);
    when 'company' then
      changed := public.release_held_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id
        where company.id = restore_subject.subject_id and job.status = 'held'));
    when 'profile' then
      -- The owner, who may have hidden it before or be banned by now, has to show it again.
      changed := restore_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.restore_subject(text, uuid, boolean) to service_role;

-- Shows the held jobs of a case's subject (a job or company) again. A removed profile stays hidden until its owner shows it, and a removed
-- message stays deleted. Returns whether the owner regains something: a job is shown, or a profile that was removed may be shown.
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
      -- Not shown here, because the owner may have hidden it before the removal or be banned by now.
      changed := restore_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.restore_subject(text, uuid, boolean) to service_role;

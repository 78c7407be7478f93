-- Shows what a case was about, where it was hidden; a message that was taken down is gone. Whether that changed something.
create function public.show_subject(subject_kind text, subject_id uuid, was_removed boolean) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case show_subject.subject_kind
    when 'job' then
      changed := public.show_jobs(array[show_subject.subject_id]);
    when 'company' then
      changed := public.show_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id
        where company.id = show_subject.subject_id and job.status = 'held'));
    when 'profile' then
      -- Its owner, who may have hidden it before or be shut out by now, shows it again.
      changed := show_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.show_subject(text, uuid, boolean) to service_role;

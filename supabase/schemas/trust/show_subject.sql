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
      -- Whoever hid it themselves keeps it hidden.
      update public.job_seeker_profiles set is_visible = true
        where id = show_subject.subject_id and not is_visible and show_subject.was_removed;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.show_subject(text, uuid, boolean) to service_role;

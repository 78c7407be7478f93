-- Schedules the next question for a week after the job was posted, or after the last question or answer if that is later. Keeps an existing
-- due date.
create function public.schedule_still_hiring(job_id uuid, posted_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.still_hiring as question (job_id, due_at) values (schedule_still_hiring.job_id, posted_at + interval '7 days')
    on conflict (job_id) do update
      set due_at = greatest(excluded.due_at, greatest(question.question_sent_at, question.answered_at) + interval '7 days')
      where question.due_at is null;
end
$$;

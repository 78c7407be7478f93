-- Sets the due date of the next question to a week after the last question or answer.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.due_at := greatest(new.question_sent_at, new.answered_at) + interval '7 days';
  return new;
end
$$;

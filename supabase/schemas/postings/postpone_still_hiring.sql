-- A question that was asked or answered puts the job's next one off by a week.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.due_at := greatest(new.asked_at, new.answered_at) + interval '7 days';
  return new;
end
$$;

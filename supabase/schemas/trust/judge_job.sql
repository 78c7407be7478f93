-- Keeps from the public what is under suspicion, when a person posts, edits or opens a job (D90): a job with an open case, or one
-- that an operator took down, is held where it would open. Held is shown by no list, because every one asks for open jobs.
create function public.judge_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'open' and (public.is_removed_job(new.id) or exists (select from public.cases
      where subject_kind = 'job' and subject_id = new.id and closed_at is null)) then
    new.status := 'held';
  end if;
  return new;
end
$$;

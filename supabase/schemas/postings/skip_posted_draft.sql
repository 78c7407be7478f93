-- Ignores the save of a draft whose form was already posted. Takes the same lock as delete_posted_draft, so that they run one after the
-- other.
create function public.skip_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  if exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return null;
  end if;
  return new;
end
$$;

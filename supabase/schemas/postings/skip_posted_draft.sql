-- A posted form is no draft any more: a late save of it is dropped without a word, and posting takes the draft away
-- (drop_posted_draft). Both take the same lock, so that neither can slip through while the other is on its way.
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

-- The links of a 'Still hiring?' mail work on when the job was paused for want of an answer: the mail about the pause brings a
-- secret of its own, and whoever opens the older one would find nothing.

-- Keeps the secret of the question while it is paused for; the next question has new links alone.
create function public.keep_asked_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.asked_token_hash := case
    when new.asked_at is distinct from old.asked_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.asked_token_hash end;
  return new;
end
$$;

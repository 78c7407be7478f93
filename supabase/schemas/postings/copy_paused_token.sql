-- Keeps the token of the "Still hiring?" email when its job is paused. The email about the pause has a new token, but the links in the
-- earlier email must still work. The next question replaces both tokens.
create function public.copy_paused_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.paused_token_hash := case
    when new.question_sent_at is distinct from old.question_sent_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.paused_token_hash end;
  return new;
end
$$;

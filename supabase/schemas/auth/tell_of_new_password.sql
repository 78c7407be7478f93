-- The owner of an account hears of each new password, by whatever way it was set. No words of anybody are in that email.
create function public.tell_of_new_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, dedupe_key)
    values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
    on conflict do nothing;
  return null;
end
$$;

-- Takes one of the three emails that a mailbox may get in 24 hours because of something that anybody could have typed: receipts,
-- confirmations, resets, questions, all kinds together. False when there is none left, and then nothing may be sent.
-- `leaving` of the three stay untouched: whatever can do without its email leaves one for those who need to get into their account.
create function public.take_unasked_email(recipient text, leaving integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- A conflict waits for the other transaction and then counts what it has written.
  insert into public.unasked_emails as known (mailbox_hash, taken_at)
    values (public.sha256_hex(public.mailbox_of(recipient)), array[now()])
    on conflict (mailbox_hash) do update
      set taken_at = array(select taken from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') || now()
      where (select count(*) from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') < 3 - leaving;
  return found;
end
$$;

grant execute on function public.take_unasked_email(text, integer) to service_role;

-- Who gets email: at most three a day that only a stranger asked for, and the memory of who proved to own an address.

-- Takes one of the three emails that a mailbox may get in 24 hours because of something that anybody could have typed: receipts,
-- confirmations, resets, questions, all kinds together. False when there is none left, and then nothing may be sent.
-- `leaving` of the three stay untouched: whatever can do without its email leaves one for those who need to get into their account.
-- Unlike take_limit, it doesn't count refused ones: else a stranger who goes on would keep the mailbox without emails.
create function public.take_unasked_email(recipient text, leaving integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  mailbox constant text := public.sha256_hex(public.mailbox_of(recipient));
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('unasked email ' || mailbox, 0));
  insert into public.rate_limits as taken (scope, key_hash, window_start)
    select 'unasked email', mailbox, now()
    where (select coalesce(sum(earlier.hits), 0) from public.rate_limits as earlier
      where earlier.scope = 'unasked email' and earlier.key_hash = mailbox
        and earlier.window_start > now() - interval '24 hours') < 3 - leaving
    on conflict on constraint rate_limits_pkey do update set hits = taken.hits + 1;
  return found;
end
$$;

grant execute on function public.take_unasked_email(text, integer) to service_role;

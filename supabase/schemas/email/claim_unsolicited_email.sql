-- Claims one of the three unsolicited emails that a mailbox may get in 24 hours; receipts, confirmations, password resets and others count
-- together. False if the email must not be sent. `reserved` of the three are left for emails that restore access to an account. A rejected
-- call doesn't count, unlike in consume_rate_limit: otherwise a stranger could block the mailbox with repeated calls.

create function public.claim_unsolicited_email(recipient text, reserved integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  mailbox constant text := public.sha256_hex(public.normalize_mailbox(recipient));
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- Serializes the count and the insert.
  perform pg_advisory_xact_lock(hashtextextended('unsolicited email ' || mailbox, 0));
  insert into public.rate_limits as taken (scope, key_hash, window_start)
    select 'unsolicited email', mailbox, now()
    where (select coalesce(sum(earlier.hits), 0) from public.rate_limits as earlier
      where earlier.scope = 'unsolicited email' and earlier.key_hash = mailbox
        and earlier.window_start > now() - interval '24 hours') < 3 - reserved
    on conflict on constraint rate_limits_pkey do update set hits = taken.hits + 1;
  return found;
end
$$;

grant execute on function public.claim_unsolicited_email(text, integer) to service_role;

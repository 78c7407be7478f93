-- Does what was decided about an account, wherever it was decided: banning and suspending end its sessions, close its jobs, tell
-- applicants who wait and hide its profile (`take_down_account`). What says no end is 30 days for a suspension, and for good for a
-- ban, which holds the address as well. Lifting takes back all that the account's ban brought;
-- a warning brought none, so an appeal against it that is granted lets nobody in.
create function public.carry_out_account_decision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  subject uuid := (select subject_id from public.cases where id = new.case_id and subject_kind = 'account');
  ends timestamptz;
begin
  if subject is null then
    return null;
  end if;
  if new.decision = 'lift' and (select bool_and(first.decision = 'warn') from public.decisions as first
      where first.appeal_case_id = new.case_id) then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.operators where user_id = subject) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  -- A suspension takes the place of what stood: its end is the end of all of it.
  if new.decision = 'suspend' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null and banned_at < now();
  end if;
  -- Of this very decision, where `decide_account` said more than the queue does.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.traits_of_account(subject) where kind = 'address';
  end if;
  -- The auth service reads no infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$$;

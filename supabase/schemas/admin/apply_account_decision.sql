-- Applies a decision about an account, whichever function made it. For a suspension or ban, it sets `banned_until`. That makes
-- `take_down_account` end the account's sessions, close its jobs, warn its applicants and hide its profile. Without an end, a suspension
-- lasts 30 days and a ban is permanent. A ban also bans the account's verified addresses. Lifting ends all active bans of the account.
create function public.apply_account_decision() returns trigger
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
  -- A warning has banned nothing, so a granted appeal against it lifts no ban.
  if new.decision = 'lift' and (select bool_and(first.decision = 'warn') from public.decisions as first
      where first.appeal_case_id = new.case_id) then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.admins where user_id = subject) then
    raise exception 'IS_ADMIN' using errcode = 'PT409';
  end if;
  -- A suspension replaces existing bans, so that none of them outlasts it.
  if new.decision = 'suspend' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null and banned_at < now();
  end if;
  -- `decide_account` has already added the account's ban with the chosen end. `decide_case` alone adds none.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.list_account_identifiers(subject) where kind = 'address';
  end if;
  -- The auth service can't read infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$$;

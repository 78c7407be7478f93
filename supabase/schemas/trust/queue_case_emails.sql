-- Queues emails to all admins about cases that wait for a decision: at once if all of them are new since the last email, within an hour if
-- some are, and otherwise once a day. Returns the number of emails.
create function public.queue_case_emails(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  waiting record;
  last_at timestamptz;
  queued integer := 0;
begin
  insert into public.scheduled_steps (step, completed_until) values ('case-emails', '-infinity') on conflict (step) do nothing;
  select completed_until into last_at from public.scheduled_steps where step = 'case-emails' for update skip locked;
  select * into waiting from public.count_waiting_cases();
  if waiting.oldest_at > last_at
    or (waiting.newest_at > last_at and last_at <= now_at - interval '1 hour')
    or (waiting.total > 0 and last_at <= now_at - interval '1 day') then
    insert into public.outbox (kind, recipient, dedupe_key)
      select 'cases-waiting', account.email, 'cases-waiting:' || account.id || ':' || extract(epoch from now_at)
      from public.admins as admin join auth.users as account on account.id = admin.user_id
      where public.is_email(account.email)
      on conflict (dedupe_key) do nothing;
    get diagnostics queued = row_count;
    if queued > 0 then
      update public.scheduled_steps set completed_until = now_at where step = 'case-emails';
    end if;
  end if;
  return queued;
end
$$;

grant execute on function public.queue_case_emails(timestamp with time zone) to service_role;

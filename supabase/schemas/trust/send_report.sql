-- Stores a report and adds it to the subject's open case, or opens one. Once enough unrelated people reported a job, holds it and emails
-- its employer. Jobs of established employers, and jobs reviewed within 30 days, only get the case.
-- Not counted: a repeated report by a browser or account, a fourth one by a network, a report about one's own subject, and one by a banned
-- visitor (D98). Returns true for these too, so that the sender can't see the difference; false if the subject can't be reported.
create function public.send_report(subject_kind text, subject_id uuid, reason text, note text, email text, browser_key text,
  network_hash text, reporter_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner_id uuid := public.get_reported_owner(send_report.subject_kind, send_report.subject_id);
  browser text := public.sha256_hex(send_report.browser_key);
  trusted boolean := public.is_trusted_reporter(send_report.reporter_id, browser);
  counted record;
  is_paused boolean := false;
begin
  if owner_id is null then
    return false;
  end if;
  -- Serialized per subject, so that parallel reports see each other.
  perform pg_advisory_xact_lock(hashtextextended('report ' || send_report.subject_id, 0));
  if owner_id = send_report.reporter_id
    or public.is_banned(send_report.reporter_id, send_report.email,
      array_remove(array['browser:' || browser, 'network:' || send_report.network_hash], null)) or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, is_trusted)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.get_report_weight(send_report.reason, send_report.reporter_id, browser, trusted), trusted)
    on conflict do nothing;
  if not found then
    -- An address given with a repeated report receives the outcome of the first.
    update public.reports as earlier set email = coalesce(earlier.email, nullif(trim(send_report.email), ''))
      where earlier.subject_id = send_report.subject_id and earlier.decided_at is null
        and (earlier.browser_hash = browser or earlier.reporter_id = send_report.reporter_id);
    return true;
  end if;
  perform public.record_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_established_employer(owner_id)
      and not exists (select from public.cases as reviewed where reviewed.subject_id = send_report.subject_id
        and reviewed.outcome in ('approved', 'dismissed') and reviewed.closed_at > now() - interval '30 days') then
    with paused as (update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open' returning id)
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-reported', account.email, jsonb_build_object('jobId', paused.id), 'job-reported:' || paused.id || ':' || now()
      from paused join auth.users as account on account.id = owner_id where public.is_email(account.email);
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "held by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$$;

grant execute on function public.send_report(text, uuid, text, text, text, text, text, uuid) to service_role;

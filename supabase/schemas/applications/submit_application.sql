-- Stores an application for an open job, one per address and job. Claims the verified CV and queues the emails.
-- Returns {"outcome": "received", "isVerified": …} if the application was stored, or if another sender had applied with this address
-- before, which stays secret; the address then gets an email. Returns {"outcome": "repeated"} if this account or browser had already
-- applied with this address.
-- `isVerified`: whether the sender verified the address. cv_ticket: the secret of the upload. browser_key: this browser's secret or null.
-- Raises PT4xx: JOB_CLOSED, JOB_ELSEWHERE (the job has an application URL), BANNED, CV_MISSING or INVALID_APPLICATION.
create function public.submit_application(
  job_id uuid, full_name text, email text, phone text, cover_letter text, cv_path text, cv_ticket text default null,
  date_of_birth date default null, is_adult boolean default null, browser_key text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(left(submit_application.email, 300));
  applicant_hash text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  has_sent_before boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Limits the length of every text before processing it.
  if (select max(octet_length(input)) from unnest(array[submit_application.full_name, submit_application.email, submit_application.phone,
      submit_application.cv_path, submit_application.cv_ticket, submit_application.browser_key]) as input) > 2000
    or octet_length(submit_application.cover_letter) > 80000 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;
  select * into job from public.jobs where id = submit_application.job_id for share;
  if not found or job.status <> 'open' or job.expires_at <= now() then
    raise exception 'JOB_CLOSED' using errcode = 'PT409';
  end if;
  if job.application_url is not null then
    raise exception 'JOB_ELSEWHERE' using errcode = 'PT409';
  end if;
  asks_birth_date := public.asks_birth_date(job.state_slug);
  if not public.is_applicant(submit_application.full_name, address, submit_application.phone)
    or (asks_birth_date and not public.is_applicant_age(submit_application.date_of_birth))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  perform public.assert_not_banned((select auth.uid()), concat_ws(E'\n', address, submit_application.phone),
    array['browser:' || public.sha256_hex(submit_application.browser_key)]);

  is_own_address := coalesce((select bool_or(public.is_verified_address(address, sender)) from unnest(senders) as sender), false);
  -- Serializes requests per address and job: the second one finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(applicant_hash, 0));
  -- The CV is checked before the earlier application. Otherwise a request without a CV would reveal whether this address applied before.
  cv := public.lock_application_cv(submit_application.cv_path, submit_application.cv_ticket, applicant_hash);
  if cv.application_hash = applicant_hash then
    return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
  end if;

  has_sent_before := public.record_application_senders(job.id, applicant_hash, senders);
  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set application_hash = applicant_hash, discarded_at = now() where path = cv.path;
    if has_sent_before then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second click, not a stranger.
    if earlier.created_at < now() - interval '10 minutes'
      or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
        (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)) then
      perform public.queue_repeated_email(earlier, is_own_address);
    end if;
    return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, email_verified_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter), cv.path, cv.filename, cv.extension,
      public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), application_hash = applicant_hash where path = cv.path;
  perform public.queue_employer_email(stored.id);
  perform public.queue_receipt_email(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isVerified', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;

grant execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text) to anon, authenticated, service_role;

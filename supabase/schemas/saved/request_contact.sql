-- Requests contact with a talent who is visible to the viewer's company, and queues an email. Returns the status of the request. If there
-- is an earlier request, only returns its status. A request that was deleted still counts: for good if it was declined, otherwise for 30
-- days. PT403 unless the viewer is a verified employer, PT404 for an unknown talent, PT429 over the daily limit.
create function public.request_contact(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  current_status text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_verified_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- Serializes the employer's requests, so that two tabs can't exceed the limit.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into current_status from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  current_status := coalesce(current_status, public.get_past_request_status(viewer, talent_user_id));
  if current_status is not null then
    return current_status;
  end if;
  if (select count(*) from public.contacted_talents as contacted
      where contacted.employer_id = viewer and contacted.requested_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  perform public.assert_words_allowed(message, 'message');
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

grant execute on function public.request_contact(uuid, text) to authenticated, service_role;

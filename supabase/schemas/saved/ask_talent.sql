-- Asks a talent whom the viewer's company may see for contact, once; a mail asks them. So many requests a day as the settings
-- say, so that nobody writes to a whole city. A talent who declined is not asked again, and who said nothing not within 30 days.
create function public.ask_talent(talent_id uuid, message text) returns text
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
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_proven_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- One after the other, so that two tabs cannot both be the last of the day.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  stands := coalesce(stands, public.remembered_request(viewer, talent_user_id));
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.asked_talents as asked
      where asked.employer_id = viewer and asked.asked_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  perform public.refuse_words(message, 'message');
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

grant execute on function public.ask_talent(uuid, text) to authenticated, service_role;

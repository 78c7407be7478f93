-- Saves a talent's response. If it differs from the request's status, queues an email to the employer. An acceptance can be revoked by
-- declining. Returns the status; PT400 for an invalid phone number.
create function public.save_contact_response(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  response text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  if is_accepted and trim(phone) <> '' and not public.is_phone(phone) then
    raise exception 'INVALID_PHONE' using errcode = 'PT400';
  end if;
  update public.contact_requests as stored
    set status = response, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where stored.id = request_id and stored.status <> response
    returning * into request;
  if not found then
    return (select stored.status from public.contact_requests as stored where stored.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', response),
      'contact-answer:' || request_id || ':' || response
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return response;
end
$$;

grant execute on function public.save_contact_response(uuid, boolean, text) to service_role;

-- Writes a talent's answer and tells the employer of a first or changed one; an acceptance can be taken back by declining.
create function public.settle_contact_request(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  answer text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  if is_accepted and trim(phone) <> '' and not public.is_phone(phone) then
    raise exception 'INVALID_PHONE' using errcode = 'PT400';
  end if;
  update public.contact_requests as asked
    set status = answer, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where asked.id = request_id and asked.status <> answer
    returning * into request;
  if not found then
    return (select asked.status from public.contact_requests as asked where asked.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', answer),
      'contact-answer:' || request_id || ':' || answer
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return answer;
end
$$;

grant execute on function public.settle_contact_request(uuid, boolean, text) to service_role;

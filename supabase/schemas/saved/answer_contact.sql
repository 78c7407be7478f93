-- Answers on the site; only the talent who was asked can. Null for everybody else.
create function public.answer_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, is_accepted, answer_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

grant execute on function public.answer_contact(uuid, boolean, text) to authenticated, service_role;

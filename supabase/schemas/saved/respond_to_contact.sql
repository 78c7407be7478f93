-- Responds to a contact request on the site. Returns the status; null unless the viewer is the talent.
create function public.respond_to_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.save_contact_response(request.id, is_accepted, respond_to_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

grant execute on function public.respond_to_contact(uuid, boolean, text) to authenticated, service_role;

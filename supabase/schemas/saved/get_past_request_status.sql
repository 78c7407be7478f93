-- The status of a contact request whose row may have been deleted. A declined one stays 'declined' for good; any other counts as unanswered for 30
-- days. Null if the talent may be contacted.
-- In plpgsql, which caches its plan, because lists call it per row (D69).
create function public.get_past_request_status(employer_id uuid, talent_user_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select case when contacted.is_declined then 'declined' when contacted.requested_at > now() - interval '30 days' then 'asked' end
    from public.contacted_talents as contacted
    where contacted.employer_id = get_past_request_status.employer_id and contacted.talent_user_id = get_past_request_status.talent_user_id);
end
$$;

grant execute on function public.get_past_request_status(uuid, uuid) to service_role;

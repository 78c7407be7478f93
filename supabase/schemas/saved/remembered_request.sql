-- How the request of a company to a talent stands that is no longer stored itself: 'declined' for good, 'asked' for 30 days;
-- null where the talent may be asked.
-- In plpgsql, which keeps its plan: a list calls it for each row (D69).
create function public.remembered_request(employer_id uuid, talent_user_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select case when known.is_declined then 'declined' when known.asked_at > now() - interval '30 days' then 'asked' end
    from public.asked_talents as known
    where known.employer_id = remembered_request.employer_id and known.talent_user_id = remembered_request.talent_user_id);
end
$$;

grant execute on function public.remembered_request(uuid, uuid) to service_role;

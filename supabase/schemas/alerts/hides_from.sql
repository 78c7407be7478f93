-- Whether a talent hides from an employer's company.
create function public.hides_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = hides_from.talent_user_id and hidden.employer_ids @> array[hides_from.employer_id])
$$;

grant execute on function public.hides_from(uuid, uuid) to service_role;

-- Whether a talent hides from this employer's company.
create function public.is_hidden_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = is_hidden_from.talent_user_id and hidden.employer_ids @> array[is_hidden_from.employer_id])
$$;

grant execute on function public.is_hidden_from(uuid, uuid) to service_role;

-- True if the viewer owns a company profile, the basis of all employer rights (D26).
create function public.is_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.employer_profiles where user_id = (select auth.uid())) $$;

grant execute on function public.is_employer() to authenticated, service_role;

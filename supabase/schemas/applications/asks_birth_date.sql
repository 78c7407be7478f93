-- True if an application for a job in this state includes the birth date (D27). These laws forbid it on a first application: Colorado
-- SB23-058 (since 2024-07-01), Connecticut Public Act 21-69 (since 2021-10-01), Oregon HB 3187 (since 2025-09-26).
create function public.asks_birth_date(state_slug text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select state_slug not in ('colorado', 'connecticut', 'oregon') $$;

grant execute on function public.asks_birth_date(text) to service_role;

-- Applicants are 14 to 120 years old. False without a date.
create function public.is_applicant_age(date_of_birth date) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(date_of_birth between current_date - interval '120 years' and current_date - interval '14 years', false)
$$;

grant execute on function public.is_applicant_age(date) to service_role;

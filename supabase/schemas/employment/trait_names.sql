-- What jobs can have of job_facets and job_conditions that is a bit of their `traits`, the first one the lowest: at most 58, and never moved.
-- Above them is the industry (industry_bits).
create function public.trait_names() returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return public.week_shifts()
    || array['benefit-health', 'benefit-time-off', 'benefit-retirement', 'benefit-training', 'benefit-flexible', 'benefit-meals',
      'benefit-discount', 'benefit-commute', 'tips', 'no-experience']
    || array(select 'age-' || years from generate_series(14, 30) as years)
    || array['answers'];
end
$$;

grant execute on function public.trait_names() to authenticated, service_role;

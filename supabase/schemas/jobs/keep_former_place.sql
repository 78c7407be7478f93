-- Keeps the address that a job had before its place changed, so that old links lead to the new one.
create function public.keep_former_place(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (before.id, before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, '')) on conflict do nothing;
end
$$;

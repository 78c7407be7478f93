-- Stores a job's address before its place changed, so that old links redirect.
create function public.save_former_place(job public.jobs, before public.jobs) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (before.id, before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, '')) on conflict do nothing;
end
$$;

-- Reserves and returns the next free slug for a title (D11): barista, barista-1, barista-2 … One upsert gets the next suffix; concurrent
-- callers wait for each other. The loop repeats only if the suffixed slug is already another title's ('Barista 1').
create function public.reserve_job_slug(title text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  base text := coalesce(nullif(rtrim(left(public.slugify(title), 80), '-'), ''), 'job');
  candidate text;
  suffix integer;
begin
  loop
    insert into public.job_slugs as taken (slug) values (base)
      on conflict (slug) do update set last_suffix = taken.last_suffix + 1
      returning last_suffix into suffix;
    if suffix = 0 then
      return base;
    end if;
    candidate := base || '-' || suffix;
    insert into public.job_slugs (slug) values (candidate) on conflict do nothing;
    if found then
      return candidate;
    end if;
  end loop;
end
$$;

grant execute on function public.reserve_job_slug(text) to service_role;

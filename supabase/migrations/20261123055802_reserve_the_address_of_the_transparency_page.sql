-- Written by hand: rows. No job may have the name of this address as its slug (D10).

insert into public.job_slugs (slug, is_reserved) values ('transparency', true)
on conflict (slug) do update set is_reserved = true;

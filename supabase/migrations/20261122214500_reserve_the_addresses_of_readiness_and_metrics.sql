-- Written by hand: rows. No job may have the name of one of these addresses as its slug (D10).

insert into public.job_slugs (slug, is_reserved) values ('readyz', true), ('metrics', true)
on conflict (slug) do update set is_reserved = true;

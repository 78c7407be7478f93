-- Written by hand: a row. No job may have the page's name as its slug (D10).

insert into public.job_slugs (slug, is_reserved) values ('accessibility', true)
on conflict (slug) do update set is_reserved = true;

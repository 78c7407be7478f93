-- Written by hand: rows. The numbers of reports; no job may have the name of their page's address as its slug (D10, D95).

insert into public.settings (key, value, what) values
  ('report_weight_to_pause', 100, 'What independent reports about a job have to weigh together until it is paused and somebody looks at it.'),
  ('report_people_to_pause', 3, 'How many people who have nothing to do with each other have to report a job until it is paused.'),
  ('report_minutes_to_pause', 30, 'How many minutes have to be between the first and the last report that pause a job.'),
  ('report_standing_days', 14, 'How many days an account or a browser has to be known here until its reports can pause a job.')
on conflict (key) do nothing;

insert into public.job_slugs (slug, is_reserved) values ('report', true)
on conflict (slug) do update set is_reserved = true;

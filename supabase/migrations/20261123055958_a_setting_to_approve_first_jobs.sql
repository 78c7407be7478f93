-- Written by hand: rows.

insert into public.settings (key, value, what) values
  ('approve_first_jobs', 0, '1 where the first job of each new company is shown only once an operator has approved it.');

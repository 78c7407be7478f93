-- Written by hand: how much two postings have in common when one is a copy.

insert into public.settings (key, value, what) values
  ('copy_percent', 75, 'A posting is a copy if so many percent of what it and another one say are the same.'),
  ('common_copy_percent', 95, 'A posting in words that several employers use is a copy if so many percent are the same.');

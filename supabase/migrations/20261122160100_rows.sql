-- Written by hand: the rows without which nothing works, the buckets, and what tells PostgREST of its settings. A number that an
-- operator may change and a word that no job may have as its slug come in a migration of their own, like this.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('applications', 'applications', false, 10485760, array['application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document']),
  ('companies', 'companies', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

insert into public.settings (key, value, what) values
  ('open_jobs_first_day', 10, 'Open jobs of an account on its first day of posting.'),
  ('open_jobs_first_week', 25, 'Open jobs of an account in its first week of posting.'),
  ('open_jobs_first_month', 100, 'Open jobs of an account in its first month of posting.'),
  ('open_jobs', 1000, 'Open jobs of an account after that.'),
  ('postings_first_day', 15, 'Jobs that an account may post on its first day of posting, those that it deletes included.'),
  ('postings_a_day', 100, 'Jobs that an account may post in 24 hours after that, those that it deletes included.'),
  ('same_posting_days', 14, 'For so many days an identical posting of the same account is no news to alerts.'),
  ('first_day_alert_minutes', 10, 'Minutes for which alerts wait with the postings of an account on its first day of posting.'),
  ('contact_asks_a_day', 3, 'Contacts that an account may have asked in 24 hours whether they take applications.'),
  ('contact_asks_each', 3, 'How often an account may have one contact asked, once a day at most.'),
  ('contact_requests_a_day', 30, 'How many talents a company may ask for contact within 24 hours.'),
  ('messages_per_application_a_day', 3, 'How many messages an employer may send one applicant in a day (UTC); invitations and rejections go once each.'),
  ('messages_per_employer_a_day', 200, 'How many messages an employer may send all applicants together in a day (UTC).'),
  ('talent_profiles_a_day', 300, 'How many talents'' full profiles one account may read a day (UTC); past that it sees short cards.'),
  ('session_idle_days', 30, 'Days after which a session that nobody used ends.'),
  ('session_days', 180, 'Days after which a session ends, however busy it is.');

insert into public.age_question_bans (state, effective_from, source) values
  ('Colorado', '2024-07-01', 'SB23-058, Job Application Fairness Act'),
  ('Connecticut', '2021-10-01', 'Public Act 21-69'),
  ('Oregon', '2025-09-26', 'HB 3187');

-- The names of pages, files and folders at the root: no job may have them as its slug (D10). 'indexnow' is where the key of
-- IndexNow is read from.
insert into public.job_slugs (slug, is_reserved)
select unnest(array[
  'login', 'register', 'auth', 'reset-password', 'role-selection', 'home', 'jobs-near-me', 'location', 'talent-near-me',
  'post-job', 'post', 'profile', 'account', 'employer', 'employers', 'job-seeker', 'job', 'jobs', 'talents', 'page',
  'search', 'categories', 'cities', 'terms', 'privacy', 'cookies', 'api', 'healthz', 'application', 'applications',
  'unsubscribe', 'alerts', 'feeds', 'feed', 'sitemap', 'admin', 'about', 'help', 'contact', 'blog', 'static', 'assets',
  'unknown', 'undefined', 'null', 'robotstxt', 'sitemapxml', 'faviconico', 'iconsvg', 'manifestwebmanifest', '_next', 'index',
  'still-hiring', 'contact-request', 'job-contact', 'robots.txt', 'sitemap.xml', 'indexnow.txt', 'indexnow', 'og', 'places',
  'career-resources']), true;

-- Names and codes of states, which an address is read for before any job.
insert into public.job_slugs (slug)
select unnest(array[public.slugify(name), lower(code)]) from (
  select code, name from public.us_states()
  union all values ('PR', 'Puerto Rico'), ('GU', 'Guam'), ('AS', 'American Samoa'), ('VI', 'U.S. Virgin Islands'),
    ('MP', 'Northern Mariana Islands')) as states (code, name);

notify pgrst, 'reload config';

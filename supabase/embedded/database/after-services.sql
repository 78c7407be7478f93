-- What hosted grants on the tables of its auth and storage services, which exist once those have made them.
grant usage on schema auth to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role, dashboard_user;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

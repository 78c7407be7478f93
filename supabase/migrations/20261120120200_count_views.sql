-- Views are counted as whoever looks, so that an employer's own looks can be told apart. Only the job's employer reads the
-- count: nobody gains by forging it.
grant execute on function public.count_job_view(uuid) to anon, authenticated;

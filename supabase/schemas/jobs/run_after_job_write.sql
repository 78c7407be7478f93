-- Runs the steps after a job was written. `before` is null for a new job. `is_person`: the writer is not the service. Throws outside of a
-- trigger.
create function public.run_after_job_write(job public.jobs, before public.jobs, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_open constant boolean := job.status = 'open' and job.expires_at > now();
  was_open constant boolean := not is_new and before.status = 'open' and before.expires_at > now();
  has_new_status_or_end constant boolean := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can process a job.' using errcode = 'PT403';
  end if;
  if job.application_url is null
    and ((is_person and job.status not in ('closed', 'held')
        and (job.contact, job.application_url) is distinct from (before.contact, before.application_url))
      -- The contact of a held job gets no email before the job is shown.
      or (before.status = 'held' and job.status = 'open' and not job.is_demo)) then
    perform public.email_posted_contact(job.employer_id, job.contact ->> 'email');
  end if;
  if not is_new and ((before.status = 'closed') <> (job.status = 'closed') or job.ended_at < before.ended_at) then
    perform public.queue_closing_emails(job, before);
  end if;
  if is_new and job.idempotency_key is not null then
    perform public.delete_posted_draft(job.employer_id, job.idempotency_key);
  end if;
  if not is_new and (before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, ''))
      is distinct from (job.state_slug, job.city_slug, coalesce(job.neighborhood_slug, '')) then
    perform public.save_former_place(job, before);
  end if;
  if job.location is distinct from before.location then
    perform public.record_posted_place(job.state_slug, job.city_slug, job.neighborhood_slug, job.pt);
  end if;
  -- Runs after a change of any column, because an edit of the text can release a held job.
  if not is_new and is_open and not was_open then
    perform public.record_reopened_job(job.id);
  end if;
  -- After record_posted_place, because new postings lock in this order too; another order could deadlock. Also for a reopened job, because
  -- its words may have been deleted.
  if not is_new and (has_new_status_or_end
      or (job.title, job.company_name, job.tags) is distinct from (before.title, before.company_name, before.tags)) then
    perform public.add_changed_job_words(job.title, job.company_name, job.tags);
  end if;
  if job.status = 'open' and not job.is_demo
    and (has_new_status_or_end or (job.title, job.description) is distinct from (before.title, before.description)) then
    perform public.schedule_still_hiring(job.id, job.created_at);
  end if;
end
$$;

grant execute on function public.run_after_job_write(public.jobs, public.jobs, boolean) to authenticated, service_role;

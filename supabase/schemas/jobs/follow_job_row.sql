-- The steps after a job was written, in their order. `before` is the row as it was, null for a new one. `is_person`: the writer is not
-- the service. Refuses any call but a trigger's.
create function public.follow_job_row(job public.jobs, before public.jobs, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_open constant boolean := job.status = 'open' and job.expires_at > now();
  was_open constant boolean := not is_new and before.status = 'open' and before.expires_at > now();
  is_ended_or_opened constant boolean := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger follows a job.' using errcode = 'PT403';
  end if;
  if job.application_url is null
    and ((is_person and job.status not in ('closed', 'held')
        and (job.contact, job.application_url) is distinct from (before.contact, before.application_url))
      -- A stranger is asked for nothing until an operator has seen what was held.
      or (before.status = 'held' and job.status = 'open' and not job.is_demo)) then
    perform public.ask_posted_contact(job.employer_id, job.contact ->> 'email');
  end if;
  if not is_new and ((before.status = 'closed') <> (job.status = 'closed') or job.ended_at < before.ended_at) then
    perform public.ask_for_closing_emails(job, before);
  end if;
  if is_new and job.idempotency_key is not null then
    perform public.drop_posted_draft(job.employer_id, job.idempotency_key);
  end if;
  if not is_new and (before.state_slug, before.city_slug, coalesce(before.neighborhood_slug, ''))
      is distinct from (job.state_slug, job.city_slug, coalesce(job.neighborhood_slug, '')) then
    perform public.keep_former_place(job, before);
  end if;
  if job.location is distinct from before.location then
    perform public.note_posted_place(job.state_slug, job.city_slug, job.neighborhood_slug, job.pt);
  end if;
  -- After any change: what is held may open because its words were mended.
  if not is_new and is_open and not was_open then
    perform public.note_reopened_job(job.id);
  end if;
  -- After the place, as the words of new jobs are: in two orders a posting and a change would wait for each other. A job that is opened
  -- again may bring words back that were forgotten.
  if not is_new and (is_ended_or_opened
      or (job.title, job.company_name, job.tags) is distinct from (before.title, before.company_name, before.tags)) then
    perform public.learn_changed_words(job.title, job.company_name, job.tags);
  end if;
  if job.status = 'open' and not job.is_demo
    and (is_ended_or_opened or (job.title, job.description) is distinct from (before.title, before.description)) then
    perform public.queue_still_hiring(job.id, job.created_at);
  end if;
end
$$;

grant execute on function public.follow_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;

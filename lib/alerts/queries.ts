import 'server-only';
import { isId, isToken } from '@/lib/forms/ids';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import type { JobAlert, MailedAlert, TalentAlert } from './alert';
import { jobAlertColumns, talentAlertColumns, toJobAlert, toMailedAlert, toTalentAlert } from './alert-row';

/** The viewer's job alerts, newest first. Throws when the database does not answer. */
export async function listJobAlerts(viewerId: string): Promise<JobAlert[]> {
  const { data } = await (await viewerClient())
    .from('job_alerts')
    .select(jobAlertColumns)
    .eq('user_id', viewerId)
    .order('created_at', { ascending: false })
    .throwOnError();
  return data.map(toJobAlert);
}

/** One of the viewer's job alerts; null when there is none of that id. */
export async function findJobAlert(viewerId: string, id: string): Promise<JobAlert | null> {
  if (!isId(id)) return null;
  const { data } = await (await viewerClient())
    .from('job_alerts')
    .select(jobAlertColumns)
    .match({ id, user_id: viewerId })
    .maybeSingle()
    .throwOnError();
  return data && toJobAlert(data);
}

/** The viewer's talent alerts, newest first. Throws when the database does not answer. */
export async function listTalentAlerts(viewerId: string): Promise<TalentAlert[]> {
  const { data } = await (await viewerClient())
    .from('talent_alerts')
    .select(talentAlertColumns)
    .eq('employer_id', viewerId)
    .order('created_at', { ascending: false })
    .throwOnError();
  return data.map(toTalentAlert);
}

/** One of the viewer's talent alerts; null when there is none of that id. */
export async function findTalentAlert(viewerId: string, id: string): Promise<TalentAlert | null> {
  if (!isId(id)) return null;
  const { data } = await (await viewerClient())
    .from('talent_alerts')
    .select(talentAlertColumns)
    .match({ id, employer_id: viewerId })
    .maybeSingle()
    .throwOnError();
  return data && toTalentAlert(data);
}

/** The alert that a mail's secret belongs to, without its address; null for an unknown or deleted one. */
export async function findMailedAlert(token: string): Promise<MailedAlert | null> {
  if (!isToken(token)) return null;
  const { data } = await adminClient().rpc('find_alert', { token }).throwOnError();
  return data === null ? null : toMailedAlert(data);
}

/** Why the viewer's address gets no alerts at all; null when it does. */
export async function findStoppedAddress(): Promise<'bounce' | 'complaint' | 'unsubscribe-all' | null> {
  const { data } = await (await viewerClient()).rpc('my_stopped_address').throwOnError();
  return stopReasons.find((reason) => reason === data) ?? null;
}

const stopReasons = ['bounce', 'complaint', 'unsubscribe-all'] as const;

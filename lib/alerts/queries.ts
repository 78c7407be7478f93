import 'server-only';
import { cache } from 'react';
import { isId, isToken } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import type { DataClient } from '@/lib/supabase/types';
import type { Alert, JobAlert, MailedAlert, TalentAlert } from './alert';
import { alertColumns, toJobAlert, toMailedAlert, toTalentAlert } from './alert-row';
import { maxSavedSearches, type SavedSearch, toSavedSearch } from './saved-search';

/** The viewer's job alerts, newest first. Throws on database errors. */
export async function listJobAlerts(viewerId: string): Promise<JobAlert[]> {
  return (await listAlerts(viewerId, 'job')).map(toJobAlert);
}

/** The viewer's newest searches as links, with or without email; at most `maxSavedSearches`. */
export async function listSavedSearches(): Promise<SavedSearch[]> {
  const { data, error } = await (await viewerClient())
    .from('alerts')
    .select(alertColumns)
    .eq('kind', 'job')
    .order('created_at', { ascending: false })
    .limit(maxSavedSearches);
  // The session has expired.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(toJobAlert).map(toSavedSearch);
}

/** The viewer's talent alerts, newest first. Throws on database errors. */
export async function listTalentAlerts(viewerId: string): Promise<TalentAlert[]> {
  return (await listAlerts(viewerId, 'talent')).map(toTalentAlert);
}

/** A job alert of the viewer; null if there is none with this id. */
export async function getJobAlert(viewerId: string, id: string): Promise<JobAlert | null> {
  const row = await getAlertRow(viewerId, 'job', id);
  return row && toJobAlert(row);
}

/** A talent alert of the viewer; null if there is none with this id. */
export async function getTalentAlert(viewerId: string, id: string): Promise<TalentAlert | null> {
  const row = await getAlertRow(viewerId, 'talent', id);
  return row && toTalentAlert(row);
}

const selectOwnAlerts = (client: DataClient, user_id: string, kind: Alert['kind']) =>
  client.from('alerts').select(alertColumns).match({ user_id, kind });

async function listAlerts(viewerId: string, kind: Alert['kind']) {
  const { data } = await selectOwnAlerts(await viewerClient(), viewerId, kind)
    .order('created_at', { ascending: false })
    .throwOnError();
  return data;
}

const getAlertRow = cache(async (viewerId: string, kind: Alert['kind'], id: string) => {
  if (!isId(id)) return null;
  const { data } = await selectOwnAlerts(await viewerClient(), viewerId, kind)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
});

/** The alert with this token, without its address; null if there is none. */
export const getMailedAlert = cache(async (token: string): Promise<MailedAlert | null> => {
  if (!isToken(token)) return null;
  const { data } = await serviceClient().rpc('get_alert_by_token', { token }).throwOnError();
  return data === null ? null : toMailedAlert(data);
});

/** Why the viewer's address gets no alerts; null if it gets them. */
export async function getSuppressionReason(): Promise<'bounce' | 'complaint' | 'unsubscribe-all' | null> {
  const { data } = await (await viewerClient()).rpc('my_email_suppression').throwOnError();
  return suppressionReasons.find((reason) => reason === data) ?? null;
}

const suppressionReasons = ['bounce', 'complaint', 'unsubscribe-all'] as const;

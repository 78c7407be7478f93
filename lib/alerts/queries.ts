import 'server-only';
import { cache } from 'react';
import { isId, isToken } from '@/lib/forms/ids';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient } from '@/lib/supabase/types';
import type { Alert, JobAlert, MailedAlert, TalentAlert } from './alert';
import { alertColumns, toJobAlert, toMailedAlert, toTalentAlert } from './alert-row';
import { mostShown, type SavedSearch, toSavedSearch } from './saved-search';

/** The viewer's job alerts, newest first. Throws when the database does not answer. */
export async function listJobAlerts(viewerId: string): Promise<JobAlert[]> {
  return (await listAlerts(viewerId, 'job')).map(toJobAlert);
}

/** The newest of the viewer's searches, with email or without, as links; as many as a row shows. */
export async function listSavedSearches(): Promise<SavedSearch[]> {
  const { data, error } = await (await viewerClient())
    .from('alerts')
    .select(alertColumns)
    .eq('kind', 'job')
    .order('created_at', { ascending: false })
    .limit(mostShown);
  // A session that is gone: nobody's list.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(toJobAlert).map(toSavedSearch);
}

/** The viewer's talent alerts, newest first. Throws when the database does not answer. */
export async function listTalentAlerts(viewerId: string): Promise<TalentAlert[]> {
  return (await listAlerts(viewerId, 'talent')).map(toTalentAlert);
}

/** One of the viewer's job alerts; null when there is none of that id. */
export async function findJobAlert(viewerId: string, id: string): Promise<JobAlert | null> {
  const row = await findAlert(viewerId, 'job', id);
  return row && toJobAlert(row);
}

/** One of the viewer's talent alerts; null when there is none of that id. */
export async function findTalentAlert(viewerId: string, id: string): Promise<TalentAlert | null> {
  const row = await findAlert(viewerId, 'talent', id);
  return row && toTalentAlert(row);
}

const ownAlerts = (client: DataClient, user_id: string, kind: Alert['kind']) =>
  client.from('alerts').select(alertColumns).match({ user_id, kind });

async function listAlerts(viewerId: string, kind: Alert['kind']) {
  const { data } = await ownAlerts(await viewerClient(), viewerId, kind)
    .order('created_at', { ascending: false })
    .throwOnError();
  return data;
}

const findAlert = cache(async (viewerId: string, kind: Alert['kind'], id: string) => {
  if (!isId(id)) return null;
  const { data } = await ownAlerts(await viewerClient(), viewerId, kind)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
});

/** The alert that a mail's secret belongs to, without its address; null for an unknown or deleted one. */
export const findMailedAlert = cache(async (token: string): Promise<MailedAlert | null> => {
  if (!isToken(token)) return null;
  const { data } = await adminClient().rpc('find_alert', { token }).throwOnError();
  return data === null ? null : toMailedAlert(data);
});

/** Why the viewer's address gets no alerts at all; null when it does. */
export async function findStoppedAddress(): Promise<'bounce' | 'complaint' | 'unsubscribe-all' | null> {
  const { data } = await (await viewerClient()).rpc('my_stopped_address').throwOnError();
  return stopReasons.find((reason) => reason === data) ?? null;
}

const stopReasons = ['bounce', 'complaint', 'unsubscribe-all'] as const;

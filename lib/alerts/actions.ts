'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { formAction } from '@/lib/forms/form-action';
import { getFormText, getFormTexts } from '@/lib/forms/form-data';
import { hasChosenMiles } from '@/lib/places/has-chosen-miles';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { alertMessages } from '@/messages/alerts/messages';
import {
  type AlertChangeResult,
  type AlertRequestResult,
  alertChanges,
  isSameSearch,
  withoutPostedDays,
} from './alert';
import {
  parseGuestAlertForm,
  parseJobAlertForm,
  parseTalentAlertForm,
  toJobAlertSettings,
  toTalentAlertSettings,
} from './alert-form';
import { toJobAlertRow, toScheduleRow, toTalentAlertRow } from './alert-row';
import { jobSearchSentence } from './alert-sentence';
import { changeOwnAlert, toAlertError } from './change-alert';
import { listJobAlerts } from './queries';
import { guestAlertSubmission, jobAlertSubmission, talentAlertSubmission } from './schema';

const jobAlertSchema = jobAlertSubmission(submittedPlaceSchema);
const talentAlertSchema = talentAlertSubmission(submittedPlaceSchema);
const optionalId = z.guid().nullable().catch(null);
const parseId = (form: FormData) => getFormText(form, 'id') || null;

/**
 * Creates a job alert of the viewer, or updates the one with `id` or with the same search, and redirects to the list.
 * `isQuick`: the short form for a search, without schedule fields. `isSilent`: saves the search without email (D108).
 */
export const saveJobAlert = formAction(
  defineAction({
    name: 'saveJobAlert',
    schema: jobAlertSchema.extend({ id: optionalId, isQuick: z.boolean(), isSilent: z.boolean() }),
    access: signedIn,
    run: async ({ id, isQuick, isSilent, ...form }, viewer): Promise<AlertRequestResult> => {
      const { search, schedule } = toJobAlertSettings(form);
      const { name } = form;
      const row = { ...toJobAlertRow(search, schedule), name, in_miles: await hasChosenMiles() };
      const client = await viewerClient();
      if (id !== null) {
        const { data, error } = await client
          .from('alerts')
          .update(row)
          .match({ id, user_id: viewer.id, kind: 'job' })
          .select('id');
        if (error) throw toAlertError(error);
        if (data.length === 0) throw new UserError(alertMessages.notFound);
        redirect(routes.jobAlerts({ saved: id }), RedirectType.replace);
      }
      const existing = (await listJobAlerts(viewer.id)).find((alert) =>
        isSameSearch(isSilent ? alert.search : withoutPostedDays(alert.search), search),
      );
      if (existing) {
        // A second alert would mail every job twice, so the existing one is updated.
        const scheduleRow = isQuick ? {} : toScheduleRow(schedule);
        const { error } = await client
          .from('alerts')
          .update({ name: name ?? existing.name, ...(!isSilent && { ...scheduleRow, status: 'active' }) })
          .match({ id: existing.id, user_id: viewer.id });
        if (error) throw toAlertError(error);
        redirect(routes.jobAlerts({ known: existing.id }), RedirectType.replace);
      }
      const { data, error } = await client
        .from('alerts')
        .insert({ ...row, kind: 'job', user_id: viewer.id, status: isSilent ? 'paused' : 'active' })
        .select('id')
        .single();
      if (error) throw toAlertError(error);
      redirect(routes.jobAlerts({ saved: data.id }), RedirectType.replace);
    },
    failureMessage: alertMessages.saveFailed,
  }),
  (form) => ({
    ...parseJobAlertForm(form),
    id: parseId(form),
    isQuick: getFormText(form, 'isQuick') === 'true',
    isSilent: getFormText(form, 'isSilent') === 'true',
  }),
);

/** Creates a talent alert of the viewer, or updates the one with `id`, and redirects to the list. */
export const saveTalentAlert = formAction(
  defineAction({
    name: 'saveTalentAlert',
    schema: talentAlertSchema.extend({ id: optionalId }),
    access: signedIn,
    run: async ({ id, ...form }, viewer): Promise<null> => {
      // The database policy enforces this. The error here explains it, and the form keeps its values.
      if (id === null && !(await getOwnCompany(viewer.id)))
        throw new UserError(alertMessages.companyRequired);
      const { search, schedule } = toTalentAlertSettings(form);
      const row = { ...toTalentAlertRow(search, schedule), in_miles: await hasChosenMiles() };
      const client = await viewerClient();
      const { data, error } =
        id === null
          ? await client
              .from('alerts')
              .insert({ ...row, kind: 'talent', user_id: viewer.id, status: 'active' })
              .select('id')
          : await client
              .from('alerts')
              .update(row)
              .match({ id, user_id: viewer.id, kind: 'talent' })
              .select('id');
      if (error) throw toAlertError(error);
      const [saved] = data;
      if (!saved) throw new UserError(alertMessages.notFound);
      redirect(routes.talentAlerts({ saved: saved.id }), RedirectType.replace);
    },
    failureMessage: alertMessages.saveFailed,
  }),
  (form) => ({ ...parseTalentAlertForm(form), id: parseId(form) }),
);

/**
 * Creates an unconfirmed guest alert and mails a confirmation link (D29). If the address is suppressed or has too many
 * alerts or emails, nothing is sent, but the result is the same, so that addresses can't be probed.
 */
export const requestJobAlert = formAction(
  defineAction({
    name: 'requestJobAlert',
    schema: guestAlertSubmission(submittedPlaceSchema),
    access: allowAnyone,
    run: async ({ email, ...form }): Promise<AlertRequestResult> => {
      await enforceRateLimit('alert', await headers(), {
        subject: email,
        message: alertMessages.rateLimited,
      });
      const { search, schedule } = toJobAlertSettings(form);
      const { more, ...row } = toJobAlertRow(search, schedule);
      const { error } = await serviceClient().rpc('request_job_alert', {
        ...row,
        ...(more && { more }),
        // The generated types don't allow null arguments. Blank words mean none.
        words: search.words,
        min_pay: search.minPay as number,
        address: email,
        in_miles: await hasChosenMiles(),
      });
      if (error) throw toAlertError(error);
      return { email, sentence: jobSearchSentence(search) };
    },
    failureMessage: alertMessages.saveFailed,
  }),
  parseGuestAlertForm,
);

/** Allows alerts to the viewer's address again, even after a bounce or a complaint. */
export const unsuppressOwnAddress = formAction(
  defineAction({
    name: 'unsuppressOwnAddress',
    schema: z.object({}),
    access: signedIn,
    run: async () => {
      await (await viewerClient()).rpc('remove_my_email_suppression').throwOnError();
      refresh();
      return null;
    },
    failureMessage: alertMessages.changeFailed,
  }),
  () => ({}),
);

/** Pauses, resumes, deletes or restores one of the viewer's alerts. */
export const changeAlert = formAction(
  defineAction({
    name: 'changeAlert',
    schema: z.object({
      change: z.enum(alertChanges),
      id: z.string().max(36),
      alert: z.string().max(8000),
    }),
    access: signedIn,
    run: async (request, viewer): Promise<AlertChangeResult> => {
      const changed = await changeOwnAlert(await viewerClient(), viewer.id, request);
      refresh();
      return changed;
    },
    failureMessage: alertMessages.changeFailed,
  }),
  (form) => getFormTexts(form, ['change', 'id', 'alert']),
);

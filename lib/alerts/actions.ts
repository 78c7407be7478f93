'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { formAction } from '@/lib/forms/form-action';
import { textOf, textsOf } from '@/lib/forms/read-form';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { wantsMiles } from '@/lib/places/wants-miles';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import { alertMessages } from '@/messages/alerts/messages';
import { type AlertAsked, alertChanges, asNews, type ChangedAlert, isSameSearch } from './alert';
import { jobAlertOf, readGuestAlert, readJobAlert, readTalentAlert, talentAlertOf } from './alert-form';
import { scheduleRow, toJobAlertRow, toTalentAlertRow } from './alert-row';
import { jobSearchSentence } from './alert-sentence';
import { alertRefusal, changeOwnAlert } from './change-alert';
import { listJobAlerts } from './queries';
import { guestAlertSubmission, jobAlertSubmission, talentAlertSubmission } from './schema';

const jobAlertSchema = jobAlertSubmission(submittedPlaceSchema);
const talentAlertSchema = talentAlertSubmission(submittedPlaceSchema);
const optionalId = z.guid().nullable().catch(null);
const idOf = (form: FormData) => textOf(form, 'id') || null;

/**
 * Makes one of the viewer's job alerts, or changes the one of the id; then to their list. `isQuick` comes from a search, where
 * nobody chose a time; `isSilent` saves a search without email (D108).
 */
export const saveJobAlert = formAction(
  defineAction({
    name: 'saveJobAlert',
    schema: jobAlertSchema.extend({ id: optionalId, isQuick: z.boolean(), isSilent: z.boolean() }),
    access: signedIn,
    run: async ({ id, isQuick, isSilent, ...form }, viewer): Promise<AlertAsked> => {
      const { search, schedule } = jobAlertOf(form);
      const { name } = form;
      const row = { ...toJobAlertRow(search, schedule), name, in_miles: await wantsMiles() };
      const client = await viewerClient();
      if (id !== null) {
        const { data, error } = await client
          .from('alerts')
          .update(row)
          .match({ id, user_id: viewer.id, kind: 'job' })
          .select('id');
        if (error) throw alertRefusal(error);
        if (data.length === 0) throw new Refusal(alertMessages.gone);
        redirect(routes.jobAlerts({ saved: id }), RedirectType.replace);
      }
      const known = (await listJobAlerts(viewer.id)).find((each) =>
        isSameSearch(isSilent ? each.search : asNews(each.search), search),
      );
      if (known) {
        // A second one would mail everything twice. Whoever asks for email again wants it on, at the times that they chose.
        const times = isQuick ? {} : scheduleRow(schedule);
        const { error } = await client
          .from('alerts')
          .update({ name: name ?? known.name, ...(!isSilent && { ...times, status: 'active' }) })
          .match({ id: known.id, user_id: viewer.id });
        if (error) throw alertRefusal(error);
        redirect(routes.jobAlerts({ known: known.id }), RedirectType.replace);
      }
      const { data, error } = await client
        .from('alerts')
        .insert({ ...row, kind: 'job', user_id: viewer.id, status: isSilent ? 'paused' : 'active' })
        .select('id')
        .single();
      if (error) throw alertRefusal(error);
      redirect(routes.jobAlerts({ saved: data.id }), RedirectType.replace);
    },
    failed: alertMessages.saveFailed,
  }),
  (form) => ({
    ...readJobAlert(form),
    id: idOf(form),
    isQuick: textOf(form, 'isQuick') === 'true',
    isSilent: textOf(form, 'isSilent') === 'true',
  }),
);

/** Makes one of the viewer's talent alerts, or changes the one of the id; then to their list. */
export const saveTalentAlert = formAction(
  defineAction({
    name: 'saveTalentAlert',
    schema: talentAlertSchema.extend({ id: optionalId }),
    access: signedIn,
    run: async ({ id, ...form }, viewer): Promise<null> => {
      // The policy holds it; this says what to do, and the form keeps what was typed.
      if (id === null && !(await findOwnCompany(viewer.id))) throw new Refusal(alertMessages.companyNeeded);
      const { search, schedule } = talentAlertOf(form);
      const row = { ...toTalentAlertRow(search, schedule), in_miles: await wantsMiles() };
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
      if (error) throw alertRefusal(error);
      const [saved] = data;
      if (!saved) throw new Refusal(alertMessages.gone);
      redirect(routes.talentAlerts({ saved: saved.id }), RedirectType.replace);
    },
    failed: alertMessages.saveFailed,
  }),
  (form) => ({ ...readTalentAlert(form), id: idOf(form) }),
);

/**
 * Writes down a guest's alert and mails the address a button to confirm it (D29). The answer is the same whether the
 * address is known, stopped, or has had the unasked emails of its day.
 */
export const requestJobAlert = formAction(
  defineAction({
    name: 'requestJobAlert',
    schema: guestAlertSubmission(submittedPlaceSchema),
    access: everyone,
    run: async ({ email, ...form }): Promise<AlertAsked> => {
      await takeLimit('alert', await headers(), { subject: email, sentence: alertMessages.tooOften });
      const { search, schedule } = jobAlertOf(form);
      const { more, ...row } = toJobAlertRow(search, schedule);
      const { error } = await adminClient().rpc('request_job_alert', {
        ...row,
        ...(more && { more }),
        // The generated types know nothing of null in an argument; blank words are none.
        words: search.words,
        min_pay: search.minPay as number,
        address: email,
        in_miles: await wantsMiles(),
      });
      if (error) throw alertRefusal(error);
      return { email, sentence: jobSearchSentence(search) };
    },
    failed: alertMessages.saveFailed,
  }),
  readGuestAlert,
);

/** Lets alerts go to the viewer's address again, whatever stopped them. */
export const resumeOwnAddress = formAction(
  defineAction({
    name: 'resumeOwnAddress',
    schema: z.object({}),
    access: signedIn,
    run: async () => {
      await (await viewerClient()).rpc('resume_my_address').throwOnError();
      refresh();
      return null;
    },
    failed: alertMessages.changeFailed,
  }),
  () => ({}),
);

/** Turns email of one of the viewer's alerts on or off, deletes it, or brings a deleted one back. */
export const changeAlert = formAction(
  defineAction({
    name: 'changeAlert',
    schema: z.object({
      change: z.enum(alertChanges),
      id: z.string().max(36),
      alert: z.string().max(8000),
    }),
    access: signedIn,
    run: async (wanted, viewer): Promise<ChangedAlert> => {
      const changed = await changeOwnAlert(await viewerClient(), viewer.id, wanted);
      refresh();
      return changed;
    },
    failed: alertMessages.changeFailed,
  }),
  (form) => textsOf(form, ['change', 'id', 'alert']),
);

'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { toBanError } from '@/lib/auth/bans';
import { line, optionalPhone, paragraph, token } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { toWordsError } from '@/lib/trust/words-error';
import { actions as text } from '@/messages/saved/contact';
import { savedTalentMessages } from '@/messages/saved/talents';
import { toRequestStatus } from './contact-request';

const acceptedSchema = z
  .enum(['accept', 'decline'], text.responseRequired)
  .transform((response) => response === 'accept');

/** Sends a talent a contact request by email; a second request sends nothing. */
export const requestContact = formAction(
  defineAction({
    name: 'requestContact',
    schema: z.object({
      talentId: z.guid(),
      message: paragraph({ required: text.messageRequired, max: 2000 }),
    }),
    access: signedIn,
    run: async ({ talentId, message }) => {
      const { error } = await (await viewerClient()).rpc('request_contact', { talent_id: talentId, message });
      if (error?.message === 'TOO_MANY_REQUESTS') throw new UserError(text.requestLimitReached);
      if (error?.message === 'TALENT_NOT_FOUND') throw new UserError(savedTalentMessages.notVisible);
      if (error?.message === 'ADDRESS_NOT_CONFIRMED') throw new UserError(text.emailNotConfirmed);
      if (error?.message === 'EMPLOYER_PROFILE_REQUIRED') throw new UserError(text.companyRequired);
      if (error) throw toWordsError(error) ?? toBanError(error) ?? error;
      refresh();
      return null;
    },
    failureMessage: text.sendFailed,
  }),
  (form) => getFormTexts(form, ['talentId', 'message']),
);

type ContactResponse = { is_accepted: boolean; phone: string };

const defineResponseAction = (
  name: string,
  key: z.ZodType<string, string>,
  access: typeof allowAnyone | typeof signedIn,
  /** Returns the request's status; null if it doesn't exist. */
  write: (key: string, response: ContactResponse) => PromiseLike<{ data: string | null }>,
) =>
  formAction(
    defineAction({
      name,
      schema: z.object({ key, answer: acceptedSchema, phone: optionalPhone() }),
      access: async (): Promise<unknown> => access(),
      run: async (input) => {
        const { data } = await write(input.key, { is_accepted: input.answer, phone: input.phone ?? '' });
        const status = toRequestStatus(data);
        if (!status) throw new UserError(text.notFound);
        refresh();
        return { status };
      },
      failureMessage: text.saveFailed,
    }),
    parseResponse,
  );

/** Responds to a contact request by the token in its email, without an account (D29). */
export const respondToContactByEmail = defineResponseAction(
  'respondToContactByEmail',
  token(text.notFound),
  allowAnyone,
  (manage_token, response) =>
    publicClient()
      .rpc('respond_to_contact_by_email', { manage_token, ...response })
      .throwOnError(),
);

/** Responds to a contact request on the site. The database allows only its talent. */
export const respondToContact = defineResponseAction(
  'respondToContact',
  z.guid(),
  signedIn,
  async (request_id, response) =>
    (await viewerClient()).rpc('respond_to_contact', { request_id, ...response }).throwOnError(),
);

/** Hides the viewer's profile from companies of that name in any spelling, even after they are renamed. */
export const hideFromCompany = formAction(
  defineAction({
    name: 'hideFromCompany',
    schema: z.object({
      companyName: line({ required: text.companyNameRequired, max: 120 }),
    }),
    access: signedIn,
    run: async ({ companyName }, viewer) => {
      const { error } = await (await viewerClient())
        .from('hidden_companies')
        .insert({ user_id: viewer.id, company_name: companyName });
      if (error?.code === '42501') throw new UserError(text.talentProfileRequired);
      // 23505: hidden already.
      if (error && error.code !== '23505') throw error;
      refresh();
      return null;
    },
    failureMessage: text.hideFailed,
  }),
  (form) => getFormTexts(form, ['companyName']),
);

/** Shows the viewer's profile to a company again. */
export const unhideFromCompany = formAction(
  defineAction({
    name: 'unhideFromCompany',
    schema: z.object({ companyName: z.string().max(120) }),
    access: signedIn,
    run: async ({ companyName }, viewer) => {
      await (await viewerClient())
        .from('hidden_companies')
        .delete()
        .match({ user_id: viewer.id, company_name: companyName })
        .throwOnError();
      refresh();
      return null;
    },
    failureMessage: text.unhideFailed,
  }),
  (form) => getFormTexts(form, ['companyName']),
);

function parseResponse(form: FormData) {
  const { phone, ...response } = getFormTexts(form, ['key', 'answer', 'phone']);
  // Declining shares no phone number, so an invalid one is ignored.
  return { ...response, phone: response.answer === 'accept' ? phone : '' };
}

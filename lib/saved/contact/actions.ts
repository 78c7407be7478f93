'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { shutOutError } from '@/lib/auth/shut-out';
import { line, optionalPhone, paragraph, token } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { refusedWords } from '@/lib/trust/refused-words';
import { actions as text } from '@/messages/saved/contact';
import { savedMessages } from '@/messages/saved/talents';
import { toRequestStatus } from './contact-request';

const isAccepted = z
  .enum(['accept', 'decline'], text.pleaseAcceptOrDecline)
  .transform((each) => each === 'accept');

/** Asks a talent for contact, once; a mail asks them. */
export const askTalent = formAction(
  defineAction({
    name: 'askTalent',
    schema: z.object({
      talentId: z.guid(),
      message: paragraph({ required: text.pleaseSayWhyYouWant, max: 2000 }),
    }),
    access: signedIn,
    run: async ({ talentId, message }) => {
      const { error } = await (await viewerClient()).rpc('ask_talent', { talent_id: talentId, message });
      if (error?.message === 'TOO_MANY_REQUESTS') throw new Refusal(text.youveReachedTodaysLimitFor);
      if (error?.message === 'TALENT_NOT_FOUND') throw new Refusal(savedMessages.gone);
      if (error?.message === 'ADDRESS_NOT_CONFIRMED') throw new Refusal(text.pleaseConfirmYourEmailAddress);
      if (error?.message === 'EMPLOYER_PROFILE_REQUIRED')
        throw new Refusal(text.onlyCompaniesCanContactTalents);
      if (error) throw refusedWords(error) ?? shutOutError(error) ?? error;
      refresh();
      return null;
    },
    failed: text.weCouldntSendYourRequest,
  }),
  (form) => textsOf(form, ['talentId', 'message']),
);

const requestGone = text.thisRequestNoLongerExists;

type Answer = { is_accepted: boolean; phone: string };

const answering = (
  name: string,
  key: z.ZodType<string, string>,
  access: typeof everyone | typeof signedIn,
  /** Answers the request's status then; null for one that is not there. */
  write: (key: string, answer: Answer) => PromiseLike<{ data: string | null }>,
) =>
  formAction(
    defineAction({
      name,
      schema: z.object({ key, answer: isAccepted, phone: optionalPhone() }),
      access: async (): Promise<unknown> => access(),
      run: async (given) => {
        const { data } = await write(given.key, { is_accepted: given.answer, phone: given.phone ?? '' });
        const status = toRequestStatus(data);
        if (!status) throw new Refusal(requestGone);
        refresh();
        return { status };
      },
      failed: text.weCouldntSaveYourAnswer,
    }),
    readAnswer,
  );

/** Answers a request by the mail's secret, without an account (D29). */
export const answerContactByMail = answering(
  'answerContactByMail',
  token(requestGone),
  everyone,
  (manage_token, answer) =>
    publicClient()
      .rpc('answer_contact_by_mail', { manage_token, ...answer })
      .throwOnError(),
);

/** Answers a request on the site; the database lets only the talent who was asked. */
export const answerContact = answering('answerContact', z.guid(), signedIn, async (request_id, answer) =>
  (await viewerClient()).rpc('answer_contact', { request_id, ...answer }).throwOnError(),
);

/** Hides the viewer's profile from whoever bears or takes that name in any spelling, under every later name too. */
export const hideFromCompany = formAction(
  defineAction({
    name: 'hideFromCompany',
    schema: z.object({
      companyName: line({ required: text.pleaseEnterTheCompanysName, max: 120 }),
    }),
    access: signedIn,
    run: async ({ companyName }, viewer) => {
      const { error } = await (await viewerClient())
        .from('hidden_companies')
        .insert({ user_id: viewer.id, company_name: companyName });
      if (error?.code === '42501') throw new Refusal(text.pleaseFillInYourTalent);
      // 23505: hidden already.
      if (error && error.code !== '23505') throw error;
      refresh();
      return null;
    },
    failed: text.weCouldntAddTheCompany,
  }),
  (form) => textsOf(form, ['companyName']),
);

/** Shows the viewer's profile to a company again. */
export const showToCompany = formAction(
  defineAction({
    name: 'showToCompany',
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
    failed: text.weCouldntRemoveTheCompany,
  }),
  (form) => textsOf(form, ['companyName']),
);

function readAnswer(form: FormData) {
  const { phone, ...answer } = textsOf(form, ['key', 'answer', 'phone']);
  // Declining shares nothing, so it doesn't matter what was typed.
  return { ...answer, phone: answer.answer === 'accept' ? phone : '' };
}

'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { cacheTags } from '@/lib/cache/cache-tags';
import { line, optionalLine, optionalParagraph } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { legalPages } from '@/lib/home/contents';
import { type ActionResult, Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { contents as text } from '@/messages/operator/contents';
import { requireOperator } from './access';

const administrator = () => requireOperator('administrator');
const failed = text.weCouldntSaveIt;

type Answer = ActionResult<object> | null;

const postBanner = formAction(
  defineAction({
    name: 'writeBanner',
    schema: z.object({ banner: optionalLine({ max: 300 }) }),
    access: administrator,
    run: ({ banner }, { userId }) => write('banner', banner, userId),
    failed,
  }),
  (form) => textsOf(form, ['banner']),
);

/** What stands above the home page and the searches; blank takes it away. */
export async function writeBanner(previous: Answer, form: FormData) {
  await requireOperator('administrator');
  return postBanner(previous, form);
}

const figure = optionalLine({ max: 20 });

const postClaims = formAction(
  defineAction({
    name: 'writeClaims',
    schema: z.object({
      kind: z.enum(['configured', 'counted', 'none', 'written']),
      jobs: figure,
      neighborhoods: figure,
      jobSeekers: figure,
    }),
    access: administrator,
    run: ({ kind, jobs, neighborhoods, jobSeekers }, { userId }) => {
      if (kind !== 'written') return write('claims', kind === 'configured' ? null : kind, userId);
      if (!jobs || !neighborhoods || !jobSeekers) throw new Refusal(text.writeAllThree);
      return write('claims', { jobs, neighborhoods, jobSeekers }, userId);
    },
    failed,
  }),
  (form) => textsOf(form, ['kind', 'jobs', 'neighborhoods', 'jobSeekers']),
);

/** The home page's three figures. */
export async function writeClaims(previous: Answer, form: FormData) {
  await requireOperator('administrator');
  return postClaims(previous, form);
}

const postLegalText = formAction(
  defineAction({
    name: 'writeLegalText',
    schema: z.object({ page: z.enum(legalPages), text: optionalParagraph({ max: 50_000 }) }),
    access: administrator,
    run: ({ page, text }, { userId }) => write(page, text, userId),
    failed,
  }),
  (form) => textsOf(form, ['page', 'text']),
);

/** The text of a legal page; blank is the site's own. */
export async function writeLegalText(previous: Answer, form: FormData) {
  await requireOperator('administrator');
  return postLegalText(previous, form);
}

const postBlocked = formAction(
  defineAction({
    name: 'blockWords',
    schema: z.object({ words: line({ required: text.writeSomeWords, max: 50 }) }),
    access: administrator,
    run: async ({ words }, { userId }) => {
      const { error } = await adminClient().rpc('block_words', { words, operator_id: userId });
      if (error?.code === 'PT400') throw new Refusal(text.writeSomeWords);
      if (error) throw error;
      refresh();
      return {};
    },
    failed,
  }),
  (form) => textsOf(form, ['words']),
);

/** Has postings with these words held until somebody has looked. */
export async function blockWords(previous: Answer, form: FormData) {
  await requireOperator('administrator');
  return postBlocked(previous, form);
}

const postUnblocked = formAction(
  defineAction({
    name: 'unblockWords',
    schema: z.object({ words: z.string() }),
    access: administrator,
    run: async ({ words }, { userId }) => {
      await adminClient().rpc('unblock_words', { words, operator_id: userId }).throwOnError();
      refresh();
      return {};
    },
    failed,
  }),
  (form) => textsOf(form, ['words']),
);

/** Takes that back. */
export async function unblockWords(previous: Answer, form: FormData) {
  await requireOperator('administrator');
  return postUnblocked(previous, form);
}

async function write(name: string, value: Json, operatorId: string) {
  await adminClient().rpc('write_content', { name, value, operator_id: operatorId }).throwOnError();
  updateTag(cacheTags.contents);
  refresh();
  return {};
}

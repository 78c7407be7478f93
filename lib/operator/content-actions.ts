'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache/cache-tags';
import { line, optionalLine, optionalParagraph } from '@/lib/forms/fields';
import { textsOf } from '@/lib/forms/read-form';
import { legalPages } from '@/lib/home/contents';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { contents as text } from '@/messages/operator/contents';
import { deskAction } from './desk-action';
import { findFeaturedPlaces } from './find-featured-places';

const failed = text.weCouldntSaveIt;

/** What stands above the home page and the searches; blank takes it away. */
export const writeBanner = deskAction({
  role: 'administrator',
  name: 'writeBanner',
  schema: z.object({ banner: optionalLine({ max: 300 }) }),
  run: ({ banner }, { userId }) => write('banner', banner, userId),
  failed,
  read: (form) => textsOf(form, ['banner']),
});

const mostPlaces = 12;

/** The places that the home page leads to, one a line; none is none. */
export const writePlaces = deskAction({
  role: 'administrator',
  name: 'writePlaces',
  schema: z.object({ places: optionalParagraph({ max: 1000 }) }),
  run: async ({ places }, { userId }) => {
    const lines = (places ?? '').split('\n').map((line) => line.trim());
    const named = lines.filter((line) => line !== '');
    if (named.length > mostPlaces) throw new Refusal(text.tooManyPlaces({ count: mostPlaces }));
    const found = await findFeaturedPlaces(named);
    if ('unknown' in found) throw new Refusal(text.noSuchPlace({ place: found.unknown }));
    return write('places', named.length === 0 ? null : found.places, userId);
  },
  failed,
  read: (form) => textsOf(form, ['places']),
});

/** Has an earlier version of a content hold again. */
export const restoreContent = deskAction({
  role: 'administrator',
  name: 'restoreContent',
  schema: z.object({ version: z.coerce.number().int().positive() }),
  run: async ({ version }, { userId }) => {
    await adminClient().rpc('restore_content', { version, operator_id: userId }).throwOnError();
    return shown();
  },
  failed,
  read: (form) => textsOf(form, ['version']),
});

const figure = optionalLine({ max: 20 });

/** The home page's three figures. */
export const writeClaims = deskAction({
  role: 'administrator',
  name: 'writeClaims',
  schema: z.object({
    kind: z.enum(['configured', 'counted', 'none', 'written']),
    jobs: figure,
    neighborhoods: figure,
    jobSeekers: figure,
  }),
  run: ({ kind, jobs, neighborhoods, jobSeekers }, { userId }) => {
    if (kind !== 'written') return write('claims', kind === 'configured' ? null : kind, userId);
    if (!jobs || !neighborhoods || !jobSeekers) throw new Refusal(text.writeAllThree);
    return write('claims', { jobs, neighborhoods, jobSeekers }, userId);
  },
  failed,
  read: (form) => textsOf(form, ['kind', 'jobs', 'neighborhoods', 'jobSeekers']),
});

/** The text of a legal page; blank is the site's own. */
export const writeLegalText = deskAction({
  role: 'administrator',
  name: 'writeLegalText',
  schema: z.object({ page: z.enum(legalPages), text: optionalParagraph({ max: 50_000 }) }),
  run: ({ page, text }, { userId }) => write(page, text, userId),
  failed,
  read: (form) => textsOf(form, ['page', 'text']),
});

/** Has postings with these words held until somebody has looked. */
export const blockWords = deskAction({
  role: 'administrator',
  name: 'blockWords',
  schema: z.object({ words: line({ required: text.writeSomeWords, max: 50 }) }),
  run: async ({ words }, { userId }) => {
    const { error } = await adminClient().rpc('block_words', { words, operator_id: userId });
    if (error?.code === 'PT400') throw new Refusal(text.writeSomeWords);
    if (error) throw error;
    refresh();
    return {};
  },
  failed,
  read: (form) => textsOf(form, ['words']),
});

/** Takes that back. */
export const unblockWords = deskAction({
  role: 'administrator',
  name: 'unblockWords',
  schema: z.object({ words: z.string() }),
  run: async ({ words }, { userId }) => {
    await adminClient().rpc('unblock_words', { words, operator_id: userId }).throwOnError();
    refresh();
    return {};
  },
  failed,
  read: (form) => textsOf(form, ['words']),
});

async function write(name: string, value: Json, operatorId: string) {
  await adminClient().rpc('write_content', { name, value, operator_id: operatorId }).throwOnError();
  return shown();
}

function shown() {
  updateTag(cacheTags.contents);
  refresh();
  return {};
}

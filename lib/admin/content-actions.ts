'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache/cache-tags';
import { line, optionalLine, optionalParagraph } from '@/lib/forms/fields';
import { getFormTexts } from '@/lib/forms/form-data';
import { legalPages } from '@/lib/home/contents';
import { UserError } from '@/lib/result';
import type { Json } from '@/lib/supabase/database.types';
import { serviceClient } from '@/lib/supabase/service';
import { contents as text } from '@/messages/admin/contents';
import { adminAction } from './admin-action';
import { parseFeaturedPlaces } from './parse-featured-places';

/** Saves the banner above the home page and the searches; blank removes it. */
export const saveBanner = adminAction({
  role: 'administrator',
  name: 'saveBanner',
  schema: z.object({ banner: optionalLine({ max: 300 }) }),
  run: ({ banner }, { userId }) => saveContent('banner', banner, userId),
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['banner']),
});

const maxPlaces = 12;

/** Saves the places that the home page links to, one per line; blank removes them. */
export const savePlaces = adminAction({
  role: 'administrator',
  name: 'savePlaces',
  schema: z.object({ places: optionalParagraph({ max: 1000 }) }),
  run: async ({ places }, { userId }) => {
    const lines = (places ?? '').split('\n').filter((line) => line.trim() !== '');
    if (lines.length > maxPlaces) throw new UserError(text.tooManyPlaces({ count: maxPlaces }));
    const parsed = await parseFeaturedPlaces(lines.map((line) => line.trim()));
    if ('unknown' in parsed) throw new UserError(text.unknownPlace({ place: parsed.unknown }));
    return saveContent('places', lines.length === 0 ? null : parsed.places, userId);
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['places']),
});

/** Publishes an earlier version of a banner, place list, legal text or the home page's figures again. */
export const restoreContent = adminAction({
  role: 'administrator',
  name: 'restoreContent',
  schema: z.object({ version: z.coerce.number().int().positive() }),
  run: async ({ version }, { userId }) => {
    await serviceClient().rpc('restore_content', { version, admin_id: userId }).throwOnError();
    return refreshContents();
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['version']),
});

const figure = optionalLine({ max: 20 });

/** Sets the home page's figures: the configured ones, counted ones, none, or the submitted ones ('written'). */
export const saveClaims = adminAction({
  role: 'administrator',
  name: 'saveClaims',
  schema: z.object({
    kind: z.enum(['configured', 'counted', 'none', 'written']),
    jobs: figure,
    neighborhoods: figure,
    jobSeekers: figure,
  }),
  run: ({ kind, jobs, neighborhoods, jobSeekers }, { userId }) => {
    if (kind !== 'written') return saveContent('claims', kind === 'configured' ? null : kind, userId);
    if (!jobs || !neighborhoods || !jobSeekers) throw new UserError(text.figuresRequired);
    return saveContent('claims', { jobs, neighborhoods, jobSeekers }, userId);
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['kind', 'jobs', 'neighborhoods', 'jobSeekers']),
});

/** Saves the text of a legal page; blank restores the default. */
export const saveLegalText = adminAction({
  role: 'administrator',
  name: 'saveLegalText',
  schema: z.object({ page: z.enum(legalPages), text: optionalParagraph({ max: 50_000 }) }),
  run: ({ page, text: value }, { userId }) => saveContent(page, value, userId),
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['page', 'text']),
});

/** Holds future postings with these words for review. */
export const blockWords = adminAction({
  role: 'administrator',
  name: 'blockWords',
  schema: z.object({ words: line({ required: text.wordsRequired, max: 50 }) }),
  run: async ({ words }, { userId }) => {
    const { error } = await serviceClient().rpc('block_words', { words, admin_id: userId });
    if (error?.code === 'PT400') throw new UserError(text.wordsRequired);
    if (error) throw error;
    refresh();
    return {};
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['words']),
});

/** Stops holding postings with these words. */
export const unblockWords = adminAction({
  role: 'administrator',
  name: 'unblockWords',
  schema: z.object({ words: z.string() }),
  run: async ({ words }, { userId }) => {
    await serviceClient().rpc('unblock_words', { words, admin_id: userId }).throwOnError();
    refresh();
    return {};
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['words']),
});

async function saveContent(name: string, value: Json, adminId: string) {
  await serviceClient().rpc('save_content', { name, value, admin_id: adminId }).throwOnError();
  return refreshContents();
}

function refreshContents() {
  updateTag(cacheTags.content);
  refresh();
  return {};
}

import { expect, test } from 'vitest';
import { parseFeaturedPlaces } from '@/lib/admin/parse-featured-places';
import { withRollback } from '../support/with-rollback.ts';

test('the newest version of a content is current, and a null version restores the default', () =>
  withRollback(async (tx) => {
    const getCurrent = async () =>
      (await tx<{ contents: Record<string, unknown> }[]>`select public.current_contents() as contents`)[0]
        ?.contents;
    await tx`select public.save_content('banner', '"Closed on Monday."', null)`;
    await tx`select public.save_content('banner', '"Closed on Tuesday."', null)`;
    expect(await getCurrent()).toMatchObject({ banner: 'Closed on Tuesday.' });
    await tx`select public.save_content('banner', null, null)`;
    expect(await getCurrent()).not.toHaveProperty('banner');
    const events =
      await tx`select from public.audit_events where action = 'content written' and subject_id = 'banner' and at = now()`;
    expect(events).toHaveLength(3);
  }));

test('an earlier version can be restored, which is recorded in the audit log', () =>
  withRollback(async (tx) => {
    await tx`delete from public.contents`;
    await tx`select public.save_content('terms', '"First terms."', null)`;
    await tx`select public.save_content('terms', '"Second terms."', null)`;
    const earlier = await tx<
      { id: string; value: string }[]
    >`select id, value from public.content_versions()`;
    expect(earlier.map(({ value }) => value)).toEqual(['First terms.']);
    const [restored] = await tx`select public.restore_content(${earlier[0]?.id ?? ''}, null) as name`;
    expect(restored).toEqual({ name: 'terms' });
    const [row] = await tx`select public.current_contents() as contents`;
    expect(row).toEqual({ contents: { terms: 'First terms.' } });
    expect(await tx`select value from public.content_versions()`).toHaveLength(2);
    expect((await tx`select public.restore_content(0, null) as name`)[0]).toEqual({ name: null });
    const written = await tx`select from public.audit_events where action = 'content written' and at = now()`;
    expect(written).toHaveLength(3);
  }));

test('parseFeaturedPlaces returns gazetteer places without duplicates, or the first unknown line', async () => {
  const parsed = await parseFeaturedPlaces(['austin tx', 'Hyde Park, Austin, Texas', 'Austin, Texas']);
  expect(parsed).toEqual({
    places: [
      { label: 'Austin, Texas', state: 'texas', city: 'austin', neighborhood: null },
      { label: 'Hyde Park, Austin, Texas', state: 'texas', city: 'austin', neighborhood: 'hyde-park' },
    ],
  });
  expect(await parseFeaturedPlaces(['Austin', 'Texas'])).toEqual({ unknown: 'Texas' });
});

test('blocked words hold a posting until they are unblocked, even with regex characters', () =>
  withRollback(async (tx) => {
    const listMatches = (words: string) =>
      tx`select is_hard from public.match_trust_rules(${words}) where kind = 'blocked words' and weight >= public.setting('hold_weight')`;
    await tx`select public.block_words(' Zorb  Ball (C++) ', null)`;
    expect(await listMatches('We sell the zorb ball (c++) here.')).toEqual([
      expect.objectContaining({ is_hard: false }),
    ]);
    expect(await listMatches('We sell the zorb ball ccc here.')).toHaveLength(0);
    await tx`select public.unblock_words('zorb ball (c++)', null)`;
    expect(await listMatches('We sell the zorb ball (c++) here.')).toHaveLength(0);
  }));

test('blank words cannot be blocked', () =>
  withRollback(async (tx) => {
    await expect(
      tx.savepoint((inner) => inner`select public.block_words(' . ', null)`),
    ).rejects.toMatchObject({
      code: 'PT400',
    });
  }));

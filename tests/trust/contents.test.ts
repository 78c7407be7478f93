import { expect, test } from 'vitest';
import { unseen } from '../support/unseen.ts';

test('the newest version of a content holds, and what was taken back is the site’s own again', () =>
  unseen(async (tx) => {
    const current = async () =>
      (await tx<{ now: Record<string, unknown> }[]>`select public.current_contents() as now`)[0]?.now;
    await tx`select public.write_content('banner', '"Closed on Monday."', null)`;
    await tx`select public.write_content('banner', '"Closed on Tuesday."', null)`;
    expect(await current()).toMatchObject({ banner: 'Closed on Tuesday.' });
    await tx`select public.write_content('banner', null, null)`;
    expect(await current()).not.toHaveProperty('banner');
    const events =
      await tx`select from public.audit_events where action = 'content written' and subject_id = 'banner' and at = now()`;
    expect(events).toHaveLength(3);
  }));

test('blocked words hold a posting, also where they have signs that a pattern would read otherwise, until they are unblocked', () =>
  unseen(async (tx) => {
    const judged = (words: string) =>
      tx`select is_hard from public.judge_words(${words}) where kind = 'blocked words' and weight >= public.setting('hold_weight')`;
    await tx`select public.block_words(' Zorb  Ball (C++) ', null)`;
    expect(await judged('We sell the zorb ball (c++) here.')).toEqual([
      expect.objectContaining({ is_hard: false }),
    ]);
    expect(await judged('We sell the zorb ball ccc here.')).toHaveLength(0);
    await tx`select public.unblock_words('zorb ball (c++)', null)`;
    expect(await judged('We sell the zorb ball (c++) here.')).toHaveLength(0);
  }));

test('nothing is no word to block', () =>
  unseen(async (tx) => {
    await expect(
      tx.savepoint((inner) => inner`select public.block_words(' . ', null)`),
    ).rejects.toMatchObject({
      code: 'PT400',
    });
  }));

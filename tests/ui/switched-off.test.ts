import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { log } from '@/lib/log';

const faults = vi.spyOn(log, 'error').mockReturnValue();
const saving = (refusal: string) =>
  defineAction({
    name: 'save',
    schema: z.object({}),
    access: everyone,
    run: async () => {
      // As the clients of Supabase throw it.
      throw Object.assign(new Error(refusal), { code: 'PT404' });
    },
    failed: 'We couldn’t save it. Please try again.',
  })({});

test.each(['TALENTS_ARE_OFF', 'ALERTS_ARE_OFF'])(
  '%s is told to whoever still has the page, and is no fault',
  async (refusal) => {
    expect(await saving(refusal)).toEqual({
      ok: false,
      message: 'This isn’t part of this site anymore, so nothing was saved.',
    });
    expect(faults).not.toHaveBeenCalled();
  },
);

test('whatever else the database refuses is one', async () => {
  expect(await saving('SOMETHING')).toMatchObject({ message: 'We couldn’t save it. Please try again.' });
  expect(faults).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { log } from '@/lib/log';

const logErrors = vi.spyOn(log, 'error').mockReturnValue();
const runAction = (refusal: string) =>
  defineAction({
    name: 'save',
    schema: z.object({}),
    access: allowAnyone,
    run: async () => {
      // The error that the Supabase clients throw.
      throw Object.assign(new Error(refusal), { code: 'PT404' });
    },
    failureMessage: 'We couldn’t save it. Please try again.',
  })({});

test.each(['TALENTS_ARE_OFF', 'ALERTS_ARE_OFF'])(
  '%s shows a message in a form that was already open, and is not logged',
  async (refusal) => {
    expect(await runAction(refusal)).toEqual({
      ok: false,
      message: 'This isn’t part of this site anymore, so nothing was saved.',
    });
    expect(logErrors).not.toHaveBeenCalled();
  },
);

test('any other database error is logged', async () => {
  expect(await runAction('SOMETHING')).toMatchObject({ message: 'We couldn’t save it. Please try again.' });
  expect(logErrors).toHaveBeenCalledOnce();
});

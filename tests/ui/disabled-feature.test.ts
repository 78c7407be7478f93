import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { log } from '@/lib/log';

const logErrors = vi.spyOn(log, 'error').mockReturnValue();
const runAction = (message: string) =>
  defineAction({
    name: 'save',
    schema: z.object({}),
    access: allowAnyone,
    run: async () => {
      // The error that the Supabase clients throw.
      throw Object.assign(new Error(message), { code: 'PT404' });
    },
    failureMessage: 'We couldn’t save it. Please try again.',
  })({});

test.each(['TALENTS_ARE_OFF', 'ALERTS_ARE_OFF'])(
  'the database error %s becomes a message for the visitor and is not logged',
  async (message) => {
    expect(await runAction(message)).toEqual({
      ok: false,
      message: 'This isn’t part of this site anymore, so nothing was saved.',
    });
    expect(logErrors).not.toHaveBeenCalled();
  },
);

test('logs any other database error', async () => {
  expect(await runAction('SOMETHING')).toMatchObject({ message: 'We couldn’t save it. Please try again.' });
  expect(logErrors).toHaveBeenCalledOnce();
});

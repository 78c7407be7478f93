import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '../../supabase/embedded/mailbox/store.ts';
import { requireVariable } from './environment.ts';

export type { Message };

type MailFilter = {
  /** Part of the subject. */
  subject?: string;
  count?: number;
  timeoutMs?: number;
};

/** The local mailbox. A hosted Supabase has none: tests that read mail are skipped there. */
export const mailbox = {
  get isAvailable(): boolean {
    return Boolean(process.env.MAILBOX_URL);
  },

  async list(address: string): Promise<Message[]> {
    const response = await fetch(
      `${requireVariable('MAILBOX_URL')}/api/messages?to=${encodeURIComponent(address)}`,
    );
    if (!response.ok) throw new Error(`The mailbox responded ${response.status}.`);
    return response.json();
  },

  /** The newest matching mail to an address, once `count` have arrived; throws after the timeout. */
  async waitFor(
    address: string,
    { subject = '', count = 1, timeoutMs = 15_000 }: MailFilter = {},
  ): Promise<Message> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = (await mailbox.list(address)).filter((message) => message.subject.includes(subject));
      const [newest] = found;
      if (newest && found.length >= count) return newest;
      if (Date.now() > deadline)
        throw new Error(
          `No mail "${subject}" to ${address} within ${timeoutMs} ms (${found.length} of ${count}).`,
        );
      await pause(50);
    }
  },

  /** The first link in the mail whose URL contains `part`. */
  getLink(message: Message, part: string): URL {
    const link = message.links.find((address) => address.includes(part));
    if (!link) throw new Error(`No link with "${part}" in "${message.subject}": ${message.links.join(' ')}`);
    return new URL(link);
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '../../supabase/embedded/mailbox/store.ts';
import { variable } from './environment.ts';

export type { Message };

type Wanted = {
  /** Part of the subject. */
  subject?: string;
  /** How many such mails have to be there. */
  count?: number;
  deadlineMs?: number;
};

/** The local mailbox. A hosted Supabase has none: tests that read mail skip themselves there. */
export const mailbox = {
  get isAvailable(): boolean {
    return Boolean(process.env.MAILBOX_URL);
  },

  /** The mails to an address so far, newest first. */
  async list(address: string): Promise<Message[]> {
    const response = await fetch(`${variable('MAILBOX_URL')}/api/messages?to=${encodeURIComponent(address)}`);
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`);
    return response.json();
  },

  /** The newest mail to an address, as soon as it is there; throws after the deadline. */
  async waitFor(
    address: string,
    { subject = '', count = 1, deadlineMs = 15_000 }: Wanted = {},
  ): Promise<Message> {
    const deadline = Date.now() + deadlineMs;
    for (;;) {
      const found = (await mailbox.list(address)).filter((message) => message.subject.includes(subject));
      const [newest] = found;
      if (newest && found.length >= count) return newest;
      if (Date.now() > deadline)
        throw new Error(
          `No mail "${subject}" to ${address} within ${deadlineMs} ms (${found.length} of ${count}).`,
        );
      await pause(50);
    }
  },

  /** The first link of a mail whose address contains the text. */
  linkIn(message: Message, part: string): URL {
    const link = message.links.find((address) => address.includes(part));
    if (!link) throw new Error(`No link with "${part}" in "${message.subject}": ${message.links.join(' ')}`);
    return new URL(link);
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '../../supabase/embedded/mailbox/store.ts';
import { bait } from './attacker.ts';

type Received = { to: string; day: number; isBait: boolean; hasFile: boolean; subject: string };

/** Every email that left, noted as it arrives in the local mailbox, which keeps only the newest. */
export class MailTally {
  readonly received = new Map<string, Received>();
  readonly #mailboxUrl: string;
  day = 1;

  constructor(mailboxUrl: string) {
    this.#mailboxUrl = mailboxUrl;
  }

  async look(): Promise<void> {
    for (const message of await this.#messages(''))
      if (!this.received.has(message.id))
        this.received.set(message.id, {
          to: message.to[0] ?? '',
          day: this.day,
          isBait: `${message.subject} ${message.text} ${message.html}`.includes(new URL(bait).hostname),
          hasFile: message.attachments.length > 0,
          subject: message.subject,
        });
  }

  /** The path of the first link with this part that an address was sent; null when none comes within some seconds. */
  async linkTo(address: string, part: string): Promise<string | null> {
    for (let tries = 0; tries < 50; tries++) {
      for (const { links } of await this.#messages(address)) {
        const link = links.find((each) => each.includes(part));
        if (link) return new URL(link).pathname + new URL(link).search;
      }
      await pause(100);
    }
    return null;
  }

  async #messages(to: string): Promise<Message[]> {
    const answer = await fetch(`${this.#mailboxUrl}/api/messages${to && `?to=${encodeURIComponent(to)}`}`);
    return answer.json();
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  /** When the mailbox received it, ISO 8601. */
  receivedAt: string;
  text: string;
  html: string;
  /** Every address that the mail leads to, in order, each once. */
  links: string[];
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
};

const KEEP = 500;

/** The mails of one data folder, newest first. Each is two files: what was sent (.eml) and what was read in it (.json). */
export class MailStore {
  #folder: string;
  #messages: Message[];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#messages = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse()
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  }

  list(to?: string): Message[] {
    const wanted = to?.toLowerCase();
    return wanted === undefined ? this.#messages : this.#messages.filter(({ to }) => to.includes(wanted));
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  async add(raw: Buffer, recipients: string[]): Promise<Message> {
    const message = await readMail(raw, recipients);
    await writeFile(this.#file(message, 'eml'), raw);
    await writeFile(this.#file(message, 'json'), JSON.stringify(message));
    this.#messages.unshift(message);
    await this.#discard(this.#messages.splice(KEEP));
    return message;
  }

  /** Deletes all mails, or those to one address; answers how many. */
  async clear(to?: string): Promise<number> {
    const gone = this.list(to);
    this.#messages = this.#messages.filter((message) => !gone.includes(message));
    await this.#discard(gone);
    return gone.length;
  }

  async #discard(messages: Message[]): Promise<void> {
    for (const message of messages)
      for (const kind of ['json', 'eml']) await rm(this.#file(message, kind), { force: true });
  }

  #file(message: Message, kind: string): string {
    return path.join(this.#folder, `${message.id}.${kind}`);
  }
}

let last = 0;

/** Sortable by time of arrival, also within one millisecond. */
function newId(): string {
  last = Math.max(last + 1, Date.now());
  return `${last}-${randomBytes(3).toString('hex')}`;
}

async function readMail(raw: Buffer, recipients: string[]): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const { html = '', text = '' } = mail;
  return {
    id: newId(),
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
    to: recipients.map((address) => address.toLowerCase()),
    subject: mail.subject ?? '',
    receivedAt: new Date().toISOString(),
    text: text.trim(),
    html,
    links: linksIn(html, text),
    headers: mail.headers.map(({ originalKey, key, value }) => ({ name: originalKey ?? key, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

function linksIn(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[).,;]+$/, ''));
  return [...new Set([...inHtml, ...inText])];
}

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
  /** The time of receipt, ISO 8601. */
  receivedAt: string;
  text: string;
  html: string;
  /** All URLs in the mail, in order, without duplicates. */
  links: string[];
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
};

const MAX_MESSAGES = 500;

/** The mails of a data folder, newest first. Each has two files: the source (.eml) and the parsed mail (.json). */
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
    const recipient = to?.toLowerCase();
    return recipient === undefined
      ? this.#messages
      : this.#messages.filter(({ to }) => to.includes(recipient));
  }

  get(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  async add(raw: Buffer, recipients: string[]): Promise<void> {
    const message = await parseMail(raw, recipients);
    await writeFile(this.#file(message, 'eml'), raw);
    await writeFile(this.#file(message, 'json'), JSON.stringify(message));
    this.#messages.unshift(message);
    await this.#deleteFiles(this.#messages.splice(MAX_MESSAGES));
  }

  /** Deletes all mails, or those to one address; returns their number. */
  async clear(to?: string): Promise<number> {
    const deleted = this.list(to);
    this.#messages = this.#messages.filter((message) => !deleted.includes(message));
    await this.#deleteFiles(deleted);
    return deleted.length;
  }

  async #deleteFiles(messages: Message[]): Promise<void> {
    for (const message of messages)
      for (const kind of ['json', 'eml']) await rm(this.#file(message, kind), { force: true });
  }

  #file(message: Message, kind: string): string {
    return path.join(this.#folder, `${message.id}.${kind}`);
  }
}

let lastId = 0;

/** Sortable by time of receipt, also within a millisecond. */
function createId(): string {
  lastId = Math.max(lastId + 1, Date.now());
  return `${lastId}-${randomBytes(3).toString('hex')}`;
}

async function parseMail(raw: Buffer, recipients: string[]): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const { html = '', text = '' } = mail;
  return {
    id: createId(),
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
    to: recipients.map((address) => address.toLowerCase()),
    subject: mail.subject ?? '',
    receivedAt: new Date().toISOString(),
    text: text.trim(),
    html,
    links: extractLinks(html, text),
    headers: mail.headers.map(({ originalKey, key, value }) => ({ name: originalKey ?? key, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

function extractLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[).,;]+$/, ''));
  return [...new Set([...inHtml, ...inText])];
}

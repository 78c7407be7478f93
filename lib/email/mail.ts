/** One mail as it is handed to the mail server. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail has; no value with a line break. */
  headers?: Readonly<Record<string, string>>;
  replyTo?: { name: string; address: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

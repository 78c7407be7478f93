export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** In addition to the standard headers. Values have no line breaks. */
  headers?: Readonly<Record<string, string>>;
  replyTo?: { name: string; address: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** One mail as it is handed to the mail server. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

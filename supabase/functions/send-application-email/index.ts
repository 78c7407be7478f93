import { Buffer } from 'node:buffer';
import { createClient } from '@supabase/supabase-js';
import { createTransport } from 'nodemailer';
import { handle } from './handler.ts';

/** What the Edge runtime gives; declared here, because nothing else of the product runs there. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`send-application-email needs ${name}.`);
  return value;
}

const secretKey = variable('SUPABASE_SERVICE_ROLE_KEY');
const client = createClient(variable('SUPABASE_URL'), secretKey, { auth: { persistSession: false } });
const transport = createTransport(
  { url: variable('SMTP_URL'), disableFileAccess: true, disableUrlAccess: true },
  { from: variable('MAIL_FROM') },
);

Deno.serve((request) =>
  handle(request, {
    client,
    secretKey,
    siteUrl: variable('SITE_URL').replace(/\/+$/, ''),
    async send({ attachments, ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  }),
);

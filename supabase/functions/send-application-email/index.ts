import { Buffer } from 'node:buffer';
import { createClient } from '@supabase/supabase-js';
import { createTransport } from 'nodemailer';
import { handleRequest } from './handler.ts';

/** The parts of the Edge runtime used here. Declared locally, because no other code runs on Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

function requireVariable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`send-application-email needs ${name}.`);
  return value;
}

const secretKey = requireVariable('SUPABASE_SERVICE_ROLE_KEY');
const client = createClient(requireVariable('SUPABASE_URL'), secretKey, { auth: { persistSession: false } });
const transport = createTransport(
  { url: requireVariable('SMTP_URL'), disableFileAccess: true, disableUrlAccess: true },
  { from: requireVariable('MAIL_FROM') },
);

Deno.serve((request) =>
  handleRequest(request, {
    client,
    secretKey,
    siteUrl: requireVariable('SITE_URL').replace(/\/+$/, ''),
    async send({ attachments, ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  }),
);

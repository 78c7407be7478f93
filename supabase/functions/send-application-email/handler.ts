import type { SupabaseClient } from '@supabase/supabase-js';

export type ApplicationMail = {
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: Uint8Array; contentType: string }[];
};

type HandlerContext = {
  /** Uses the secret key, because the outbox is not readable otherwise. */
  client: SupabaseClient;
  secretKey: string;
  siteUrl: string;
  send(mail: ApplicationMail): Promise<void>;
};

const claimDurationMs = 120_000;

/**
 * Emails a job's contact about an application. The body is `{ jobId, application: { id } }`; the bearer token is the
 * secret key. Claims the email in the outbox of the scheduled work, so it is sent once; after a failure it stays in the
 * outbox. Responds 200 `{ sent: boolean }`, 400, 401, 405 or 502.
 */
export async function handleRequest(request: Request, context: HandlerContext): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Only POST is allowed.' });
  if (!(await isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${context.secretKey}`)))
    return jsonResponse(401, { error: 'Send the secret key as bearer token.' });
  const ids = parseBody(await request.json().catch(() => null));
  if (!ids) return jsonResponse(400, { error: 'Send { jobId, application: { id } }.' });

  const claimed = await claim(context.client, ids.applicationId);
  if (!claimed) return jsonResponse(200, { sent: false });
  try {
    const mail = await compose(context, claimed, ids);
    if (!mail) {
      await updateOutboxRow(context.client, claimed.id, { claimed_until: null });
      return jsonResponse(400, { error: 'This application does not belong to that job.' });
    }
    await context.send(mail);
  } catch (error) {
    console.error(error);
    await updateOutboxRow(context.client, claimed.id, {
      claimed_until: null,
      last_error: 'send-application-email',
    });
    return jsonResponse(502, { error: 'The email could not be sent. The scheduled work will try again.' });
  }
  await updateOutboxRow(context.client, claimed.id, {
    claimed_until: null,
    sent_at: new Date().toISOString(),
  });
  return jsonResponse(200, { sent: true });
}

type ApplicationIds = { jobId: string; applicationId: string };
type ClaimedMail = { id: number; recipient: string; created_at: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function parseBody(body: unknown): ApplicationIds | null {
  const { jobId, application } = (body ?? {}) as { jobId?: unknown; application?: { id?: unknown } };
  const applicationId = application?.id;
  return typeof jobId === 'string' &&
    uuid.test(jobId) &&
    typeof applicationId === 'string' &&
    uuid.test(applicationId)
    ? { jobId, applicationId }
    : null;
}

/** A single statement, so concurrent callers can't claim the same email. */
async function claim(client: SupabaseClient, applicationId: string): Promise<ClaimedMail | null> {
  const now = new Date();
  const { data, error } = await client
    .from('outbox')
    .update({ claimed_until: new Date(now.getTime() + claimDurationMs).toISOString() })
    .eq('dedupe_key', `application-employer:${applicationId}`)
    .is('sent_at', null)
    .is('failed_at', null)
    .or(`claimed_until.is.null,claimed_until.lt.${now.toISOString()}`)
    .select('id, recipient, created_at');
  if (error) throw error;
  return data[0] ?? null;
}

async function updateOutboxRow(
  client: SupabaseClient,
  id: number,
  change: Record<string, unknown>,
): Promise<void> {
  const { error } = await client.from('outbox').update(change).eq('id', id);
  if (error) throw error;
}

/** Null if the application doesn't exist or belongs to another job. */
async function compose(
  { client, siteUrl }: HandlerContext,
  { id, recipient, created_at }: ClaimedMail,
  { jobId, applicationId }: ApplicationIds,
): Promise<ApplicationMail | null> {
  const { data: application, error } = await client
    .from('applications')
    .select('full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_scanned_at')
    .eq('id', applicationId)
    .eq('job_id', jobId)
    .maybeSingle();
  if (error) throw error;
  const { data: job, error: jobError } = await client
    .from('jobs')
    .select('title, contact')
    .eq('id', jobId)
    .maybeSingle();
  if (jobError) throw jobError;
  if (!application || !job) return null;
  const { data: cv, error: cvError } = await client.storage.from('applications').download(application.cv_url);
  if (cvError) throw cvError;

  const name = oneLine(application.full_name);
  return {
    to: { name: '', address: recipient },
    replyTo: { name, address: application.email },
    // The same id as in lib/email/outbox.ts, so that mailboxes detect duplicates.
    messageId: `<outbox-${id}.${hex(await sha256(`${id} ${created_at}`)).slice(0, 16)}@${new URL(siteUrl).hostname}>`,
    subject: oneLine(`${name} applied for ${job.title}`),
    // The birth date is never emailed.
    text: [
      `Hello ${job.contact.name},`,
      `${name} applied for your job "${job.title}". The CV is attached.${application.cv_scanned_at ? '' : ' This file was not checked for viruses.'} Reply to this email to write to ${name} directly.`,
      `Name: ${name}\nEmail: ${application.email}\nPhone: ${oneLine(application.phone)}\n18 or older: ${application.is_adult ? 'yes' : 'no'}`,
      `Cover letter:\n${application.cover_letter.replace(/^/gm, '> ')}`,
      `Read and answer it:\n${siteUrl}/employer/jobs/${jobId}/applicants/${applicationId}`,
    ].join('\n\n'),
    attachments: [
      {
        filename: oneLine(application.cv_filename),
        content: new Uint8Array(await cv.arrayBuffer()),
        contentType: cv.type,
      },
    ],
  };
}

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Compares hashes, so that the time taken reveals neither content nor length. */
async function isSameSecret(actual: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(actual), sha256(expected)]);
  return a.every((byte, index) => byte === b[index]);
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const jsonResponse = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { App, setExperimental } from '@supabase/lite';
import type { Sql } from 'postgres';
import type { Keys } from '../keys.ts';
import { assuranceLevels } from './assurance-levels.ts';
import { authMailer, SUBJECTS, templatePath } from './auth-mail.ts';
import { connectLite } from './connection.ts';
import { emailChange } from './email-change.ts';
import { emailFrequency } from './email-frequency.ts';
import { emailTokenType } from './email-token-type.ts';
import { existingAccount } from './existing-account.ts';
import { fileStorage } from './file-storage.ts';
import { applyMiddleware } from './middleware.ts';
import { newPassword } from './new-password.ts';
import { redirectLiteErrors } from './redirect-lite-errors.ts';
import { secondFactor } from './second-factor.ts';
import { serializeRefreshes } from './serialize-refreshes.ts';
import { constantTimeSignIn, rejectBannedUsers } from './sign-in.ts';
import { signedUrls } from './signed-urls.ts';
import { uploadBody } from './upload-body.ts';

type Options = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  keys: Keys;
  siteUrl: string;
  smtpUrl: string;
  mailFrom: string;
  sql: Sql;
};

/**
 * The Supabase services. `ensureSchemas` runs before the migrations, which need the schemas, and `serve` after them.
 */
type Api = { ensureSchemas(): Promise<void>; serve(): Promise<void>; stop(): Promise<void> };

export function createApi(options: Options): Api {
  const { keys, siteUrl, port } = options;
  setExperimental('storage', true);
  const restoreConsole = redirectLiteErrors(path.join(options.dataDir, 'api.log'));
  const connection = connectLite(options.databaseUrl);
  const mailer = authMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom, siteUrl });
  const template = (kind: keyof typeof SUBJECTS) => ({
    subject: SUBJECTS[kind],
    content_path: templatePath(kind),
  });

  const app = new App({
    connection,
    project_id: 'doorstep',
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      minimum_password_length: 6,
      email: {
        enable_confirmations: true,
        otp_expiry: 3600,
        // Difference 7 (../README.md): Supabase Lite ignores redirect targets, so the templates contain the site's links
        // (D4).
        template: {
          confirmation: template('confirmation'),
          recovery: template('recovery'),
          magic_link: template('magic_link'),
          email_change: template('email_change'),
        },
      },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: {
      drivers: { email: mailer },
      server: { disableStudio: true, disableFallback: true },
    },
  });
  app._storageAdapter = fileStorage(path.join(options.dataDir, 'storage'));

  const handler = applyMiddleware(
    (request) => app.fetch(request, { peerAddress: null }),
    [
      secondFactor(options.sql, keys.jwtSecret),
      assuranceLevels(options.sql, keys.jwtSecret),
      constantTimeSignIn(options.sql),
      rejectBannedUsers(options.sql),
      newPassword(options.sql),
      emailFrequency(options.sql),
      existingAccount({ sql: options.sql, sendConfirmation: mailer.sendConfirmation }),
      emailChange({ sql: options.sql, sendToNewAddress: mailer.sendEmailChange }),
      emailTokenType,
      serializeRefreshes(),
      signedUrls(keys.jwtSecret),
      uploadBody,
    ],
  );
  const server = createServer(
    getRequestListener((request) =>
      /^\/(auth|rest|storage)\/v1(\/|$)/.test(new URL(request.url).pathname)
        ? handler(request)
        : new Response('Not found', { status: 404 }),
    ),
  );

  // Clients reuse a connection for a minute, so the server must not close it earlier.
  server.keepAliveTimeout = 65_000;

  return {
    ensureSchemas: () => app.ensureSystemSchema(),
    serve: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve());
      }),
    async stop() {
      if (server.address() as AddressInfo | null) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
      mailer.close();
      // Closing never finishes if the database is down.
      await Promise.race([connection.close(), pause(5000, undefined, { ref: false })]);
      restoreConsole();
    },
  };
}

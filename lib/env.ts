import { z } from 'zod';
import { name, operator } from '../doorstep.config.ts';

/** A blank variable counts as missing: compose.yaml passes unset variables as blank. */
const withDefault = (fallback: string) =>
  z
    .string()
    .trim()
    .default(fallback)
    .transform((text) => text || fallback);
const optional = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();
/** Optional; must match `shape` if set. */
const optionalMatching = (shape: RegExp, message: string) =>
  optional.refine((text) => text === undefined || shape.test(text), message);
const httpUrl = (name: string) =>
  z
    .string({ error: `${name} is missing.` })
    .trim()
    .regex(/^https?:\/\/[^\s/]+/, `${name} must be a URL starting with http:// or https://.`);

const toContactUri = (contact: string | undefined) =>
  contact === undefined || /^(https|mailto):/.test(contact) ? contact : `mailto:${contact}`;

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z
  .object({
    NEXT_PUBLIC_SUPABASE_URL: httpUrl('NEXT_PUBLIC_SUPABASE_URL'),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: optional,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: optional,
    SUPABASE_SECRET_KEY: optional,
    SUPABASE_SERVICE_ROLE_KEY: optional,
    SITE_URL: httpUrl('SITE_URL').default('http://localhost:3000'),
    SITE_CLAIMS: z.enum(['default', 'live'], 'SITE_CLAIMS must be "default" or "live".').default('default'),
    CRON_SECRET: optional,
    SMTP_URL: optionalMatching(
      /^smtps?:\/\/\S+$/,
      'SMTP_URL must be a URL starting with smtp:// or smtps://.',
    ),
    MAIL_FROM: withDefault(`${name} <hello@localhost>`),
    MAIL_POSTAL_ADDRESS: optional,
    SUPPORT_EMAIL: optional.refine(
      (text) => text === undefined || /^[^\s@]+@[^\s@]+$/.test(text),
      'SUPPORT_EMAIL must be an email address.',
    ),
    SECURITY_CONTACT: optionalMatching(
      /^(https:\/\/|mailto:)\S+$|^[^\s@:/]+@[^\s@]+$/,
      'SECURITY_CONTACT must be an email address or a URL starting with https://.',
    ),
    MAIL_EVENTS_SECRET: optional,
    GEOCODER: z
      .enum(['embedded', 'nominatim'], 'GEOCODER must be "embedded" or "nominatim".')
      .default('embedded'),
    NOMINATIM_URL: httpUrl('NOMINATIM_URL').default('https://nominatim.openstreetmap.org'),
    NOMINATIM_CONTACT: optional,
    TILE_URL: withDefault('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    TILE_ATTRIBUTION: withDefault('© OpenStreetMap contributors'),
    TRUSTED_IP_HEADER: optionalMatching(
      /^[\w-]+$/,
      'TRUSTED_IP_HEADER must be the name of one header, such as x-real-ip.',
    ),
    CLAMAV_URL: optionalMatching(
      /^(tcp:\/\/([^\s/:]+|\[[^\]\s]+\]):\d+|unix:\/\/\/\S+)$/,
      'CLAMAV_URL must be tcp://host:port or unix:///path.',
    ),
    CACHE_URL: optionalMatching(
      /^(redis|valkey)s?:\/\/\S+$/,
      'CACHE_URL must be a URL starting with redis://, rediss://, valkey:// or valkeys://.',
    ),
    METRICS_TOKEN: optional,
    LOG_LEVEL: optional.pipe(
      z.enum(logLevels, 'LOG_LEVEL must be one of "debug", "info", "warn", "error" and "silent".').optional(),
    ),
    LOG_FORMAT: optional.pipe(z.enum(['json', 'text'], 'LOG_FORMAT must be "json" or "text".').optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalMatching(
      /^https?:\/\/[^\s/]+/,
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL starting with http:// or https://.',
    ),
    OTEL_TRACES_SAMPLER_ARG: optionalMatching(
      /^(0(\.\d+)?|1(\.0+)?)$/,
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
    ),
    INDEXNOW_KEY: optional,
    INDEXNOW_URL: withDefault('https://api.indexnow.org/indexnow'),
  })
  .transform((raw, context) => {
    const publishableKey = raw.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? raw.NEXT_PUBLIC_SUPABASE_ANON_KEY;
    const secretKey = raw.SUPABASE_SECRET_KEY ?? raw.SUPABASE_SERVICE_ROLE_KEY;
    if (!publishableKey)
      context.addIssue({ code: 'custom', message: 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing.' });
    if (!secretKey) context.addIssue({ code: 'custom', message: 'SUPABASE_SECRET_KEY is missing.' });
    if (raw.GEOCODER === 'nominatim' && !raw.NOMINATIM_CONTACT)
      context.addIssue({
        code: 'custom',
        message: 'NOMINATIM_CONTACT (an email address) is missing; GEOCODER=nominatim needs it.',
      });
    const supportEmail = raw.SUPPORT_EMAIL ?? operator.supportEmail ?? undefined;
    return {
      supabaseUrl: raw.NEXT_PUBLIC_SUPABASE_URL.replace(/\/+$/, ''),
      publishableKey: publishableKey ?? '',
      secretKey: secretKey ?? '',
      siteUrl: raw.SITE_URL.replace(/\/+$/, ''),
      claims: raw.SITE_CLAIMS,
      cronSecret: raw.CRON_SECRET,
      smtpUrl: raw.SMTP_URL,
      mailFrom: raw.MAIL_FROM,
      mailPostalAddress: raw.MAIL_POSTAL_ADDRESS ?? operator.postalAddress ?? undefined,
      /** The address for help; the help page states if there is none. */
      supportEmail,
      /** Where to send security reports: a URI. */
      securityContact: toContactUri(raw.SECURITY_CONTACT ?? supportEmail),
      /** Bounces and complaints are accepted only with this secret. */
      mailEventsSecret: raw.MAIL_EVENTS_SECRET,
      geocoder: raw.GEOCODER,
      nominatimUrl: raw.NOMINATIM_URL.replace(/\/+$/, ''),
      nominatimContact: raw.NOMINATIM_CONTACT,
      tileUrl: raw.TILE_URL,
      tileAttribution: raw.TILE_ATTRIBUTION,
      /** The address of ClamAV. Without it CVs are not scanned, and employers see a notice. */
      clamavUrl: raw.CLAMAV_URL,
      /** The Valkey or Redis server that shares cache expiry between processes (lib/cache/tag-expiry.mjs). */
      cacheUrl: raw.CACHE_URL,
      /** Without a token /metrics is a 404. */
      metricsToken: raw.METRICS_TOKEN,
      /** The share of requests that are traced, 0 to 1; 0 without an exporter endpoint. */
      traceRatio: raw.OTEL_EXPORTER_OTLP_ENDPOINT ? Number(raw.OTEL_TRACES_SAMPLER_ARG ?? 1) : 0,
      /** Jobs are submitted to search engines only with a key. */
      indexNowKey: raw.INDEXNOW_KEY,
      indexNowUrl: raw.INDEXNOW_URL,
      /** The proxy header that carries the visitor's address; none is trusted by default (D35). */
      trustedIpHeader: raw.TRUSTED_IP_HEADER?.toLowerCase(),
    };
  });

type Env = z.infer<typeof schema>;

/** The log's settings, which must be available even if the rest of the configuration is invalid. */
export function getLogSettings(variables = process.env): { level: string; isReadable: boolean } {
  const level = variables.LOG_LEVEL?.trim();
  const format = variables.LOG_FORMAT?.trim();
  return {
    level: logLevels.find((name) => name === level) ?? 'info',
    isReadable:
      format === 'text' ||
      (format !== 'json' && (variables.NODE_ENV !== 'production' || process.stdout.isTTY === true)),
  };
}

/** Whether this is `next dev`, whose pages need a weaker Content-Security-Policy. */
export const isDevelopment = process.env.NODE_ENV === 'development';

let parsed: Env | undefined;

/**
 * The configuration, parsed on first use and not at build time.
 * Throws with one sentence per missing or malformed variable.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Whether visitors reach the site over https. Its cookies then need a prefix and `Secure` (lib/http/host-cookie.ts). */
export const isHttps = (): boolean => env().siteUrl.startsWith('https://');

/** Returns one sentence per optional feature that is off because its variable is not set. */
export const getConfigWarnings = ({
  smtpUrl,
  cronSecret,
  clamavUrl,
  siteUrl,
  trustedIpHeader,
}: Env): string[] => [
  ...(smtpUrl ? [] : ['SMTP_URL is not set: this site sends no email.']),
  ...(cronSecret ? [] : ['CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.']),
  ...(trustedIpHeader || !siteUrl.startsWith('https://')
    ? []
    : [
        'WARNING: TRUSTED_IP_HEADER is not set, so all visitors share one rate limit, and a flood by one visitor blocks the forms for all. Behind a proxy, set it to the header with the visitor’s address (docs/production.md).',
      ]),
  ...(clamavUrl
    ? []
    : ['CLAMAV_URL is not set: CVs are not checked for viruses, and employers see a notice.']),
];

/** Parses these variables; the launcher and tests pass their own. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  throw new Error(`Configuration: ${result.error.issues.map((issue) => issue.message).join(' ')}`);
}

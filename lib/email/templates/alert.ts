import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { alert as text } from '@/messages/email';
import { oneLine, renderMail } from './render-mail';

export type Entry = { title: string; url: string; lines: readonly string[] };

type AlertMailContent = {
  placeName: string;
  sentence: string;
  entries: readonly Entry[];
  /** The number of all matches; `entries` has the first ones. */
  total: number;
  searchUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
  /** Accepts the one-click unsubscribe POST of mail programs (RFC 8058). */
  oneClickUrl: string;
  postalAddress: string | undefined;
};

/** New matches of an alert, with unsubscribe links in the footer and the header. */
export function alertMail(
  kind: 'job' | 'talent',
  { placeName, sentence, entries, total, ...alert }: AlertMailContent,
): Mail {
  const [foundWords, all] =
    kind === 'job' ? [text.jobsFound, text.allJobs] : [text.talentsFound, text.allTalents];
  const found = foundWords({ total, place: placeName });
  const remaining = total - entries.length;
  return {
    ...renderMail({
      subject: oneLine(`${found}: ${entries[0]?.title ?? ''}`),
      blocks: [
        { kind: 'paragraph', text: `${found}:` },
        { kind: 'entries', entries },
        ...(remaining > 0 ? [{ kind: 'paragraph', text: text.moreCount(remaining) } as const] : []),
        { kind: 'link', label: all, url: alert.searchUrl },
      ],
      footer: {
        reason: text.footer({ site: site.name, alert: sentence }),
        links: [
          { label: text.manageLink, url: alert.settingsUrl },
          { label: text.unsubscribe, url: alert.unsubscribeUrl },
        ],
        postalAddress: alert.postalAddress,
      },
    }),
    headers: {
      'List-Unsubscribe': `<${alert.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { alert as text } from '@/messages/email';
import { letter, oneLine } from './letter';

/** One job or talent as a mail lists it. */
export type Entry = { title: string; url: string; lines: readonly string[] };

type AlertLetter = {
  /** Near which place. */
  placeName: string;
  /** The alert in a sentence. */
  sentence: string;
  entries: readonly Entry[];
  /** How many there are; the mail lists the first of them. */
  total: number;
  /** Where all of them are. */
  searchUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
  /** Takes the POST of a mail program's own unsubscribe button (RFC 8058). */
  oneClickUrl: string;
  postalAddress: string | undefined;
};

/** To whoever asked for it: new jobs or talents of one alert, with the way out in the foot and in the header. */
export function alertMail(
  kind: 'job' | 'talent',
  { placeName, sentence, entries, total, ...alert }: AlertLetter,
): Mail {
  const [foundWords, all] =
    kind === 'job' ? [text.jobsFound, text.allJobs] : [text.talentsFound, text.allTalents];
  const found = foundWords({ total, place: placeName });
  const left = total - entries.length;
  return {
    ...letter({
      subject: oneLine(`${found}: ${entries[0]?.title ?? ''}`),
      blocks: [
        { kind: 'paragraph', text: `${found}:` },
        { kind: 'entries', entries },
        ...(left > 0 ? [{ kind: 'paragraph', text: text.more(left) } as const] : []),
        { kind: 'link', label: all, url: alert.searchUrl },
      ],
      footer: {
        reason: text.footer({ site: site.name, alert: sentence }),
        links: [
          { label: text.change, url: alert.settingsUrl },
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

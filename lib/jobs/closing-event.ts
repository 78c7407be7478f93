import { headerName } from '@/lib/site';
import type { Job } from './job';

const maxOctets = 75;
const encoder = new TextEncoder();

/**
 * The last 15 minutes of a job as a calendar's entry (RFC 5545, where an end has to be later than its start). They are in UTC,
 * which every calendar shows in its reader's own time zone, and don't mark the reader as busy.
 */
export function closingEvent(
  job: Pick<Job, 'id' | 'expiresAt' | 'updatedAt'>,
  { summary, place, url }: { summary: string; place: string; url: string },
): string {
  const lastMinutes = new Date(Date.parse(job.expiresAt) - 15 * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${headerName}//Jobs//EN`,
    'BEGIN:VEVENT',
    `UID:closing-${job.id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(job.updatedAt)}`,
    `DTSTART:${utc(lastMinutes)}`,
    `DTEND:${utc(job.expiresAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (time: string) => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** No line has more than 75 octets, and none is cut within a letter. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > maxOctets) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}

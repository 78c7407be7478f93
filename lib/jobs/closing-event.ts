import { asciiSiteName } from '@/lib/site';
import type { Job } from './job';

const maxOctets = 75;
const encoder = new TextEncoder();

/**
 * Returns an iCalendar file (RFC 5545) with a 15-minute event that ends when the job expires (an event needs a length).
 * Times are in UTC; calendars convert them to local time. The event leaves the time free in the user's calendar.
 */
export function closingEvent(
  job: Pick<Job, 'id' | 'expiresAt' | 'updatedAt'>,
  { summary, place, url }: { summary: string; place: string; url: string },
): string {
  const startsAt = new Date(Date.parse(job.expiresAt) - 15 * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${asciiSiteName}//Jobs//EN`,
    'BEGIN:VEVENT',
    `UID:closing-${job.id}@${new URL(url).hostname}`,
    `DTSTAMP:${toIcsTime(job.updatedAt)}`,
    `DTSTART:${toIcsTime(startsAt)}`,
    `DTEND:${toIcsTime(job.expiresAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const toIcsTime = (time: string) => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 octets (RFC 5545, section 3.1) without splitting a character. */
function foldLine(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

import { csv as text } from '@/messages/applications/applicants';
import { employerStatusLabel, yesNoLabel } from './applicant';
import type { ExportedApplicant } from './queries';

/** Without a byte order mark, spreadsheets don't detect UTF-8. */
const byteOrderMark = '\ufeff';

const columns = [
  text.appliedAtUtc,
  text.status,
  text.fullName,
  text.isAdult,
  text.email,
  text.phoneNumber,
  text.coverLetter,
  text.cvResume,
  text.notes,
];

export const csvHeader = `${byteOrderMark}${csvLine(columns)}`;

/** One applicant as a line of the export. */
export const toCsvLine = (applicant: ExportedApplicant): string =>
  csvLine([
    applicant.appliedAt,
    employerStatusLabel(applicant.status),
    applicant.fullName,
    yesNoLabel(applicant.isAdult),
    applicant.email,
    applicant.phone,
    applicant.coverLetter,
    applicant.cvFilename,
    applicant.notes.map(({ body }) => body).join('\n\n'),
  ]);

/** RFC 4180: every field is quoted and lines end in CRLF. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/**
 * Prefixes an apostrophe to a value that spreadsheets would run as a formula, even after blanks and with full-width
 * characters (OWASP, CSV injection).
 */
function csvField(value: string): string {
  const isFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { getPageMetadata } from '@/components/seo/page-metadata';
import { StatList } from '@/components/trust/stat-list';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { getTransparencyReport } from '@/lib/trust/transparency';
import { number } from '@/messages/format';
import { transparency as text } from '@/messages/pages/transparency';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return getPageMetadata(text.title, text.intro({ siteName: site.name }), routes.transparency());
}

/** Rendered per request, because a build has no database. The figures are cached. */
export default async function TransparencyPage() {
  await connection();
  const { reports, reasons, decisions, speed, appeals } = await getTransparencyReport();
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>
      <p>{text.periodText}</p>

      <h2>{text.reportsTitle}</h2>
      {reports.all === 0 ? (
        <p>{text.noReports}</p>
      ) : (
        <>
          <StatList
            label={text.reportsTitle}
            entries={[
              { label: text.received, figure: number(reports.all) },
              { label: text.upheldLabel, figure: number(reports.upheld) },
              { label: text.dismissedLabel, figure: number(reports.dismissed) },
              { label: text.waiting, figure: number(reports.waiting) },
            ]}
          />
          <h3>{text.reasonsTitle}</h3>
          <ul>
            {reasons.map(({ reason, count }) => (
              <li key={reason}>{text.reasonCount({ reason: text.reasons[reason], count })}</li>
            ))}
          </ul>
        </>
      )}

      <h2>{text.decisionsTitle}</h2>
      <p>{text.decisionsText}</p>
      {decisions.length === 0 ? (
        <p>{text.noDecisions}</p>
      ) : (
        <ul>
          {decisions.map(({ decision, count }) => (
            <li key={decision}>{text.decided[decision]({ count })}</li>
          ))}
        </ul>
      )}
      {speed && <p>{text.speedText(speed)}</p>}

      <h2>{text.appealsTitle}</h2>
      <p>{text.appealsText}</p>
      <p>{appeals.all === 0 ? text.noAppeals : text.appealsSummary(appeals)}</p>

      <h2>{text.processTitle}</h2>
      <p>{text.processText({ link: (words) => <Link href={routes.terms()}>{words}</Link> })}</p>
    </>
  );
}

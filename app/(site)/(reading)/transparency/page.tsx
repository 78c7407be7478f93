import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { pageCard } from '@/components/seo/page-card';
import { SumList } from '@/components/trust/sum-list';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { readTransparency } from '@/lib/trust/transparency';
import { number } from '@/messages/format';
import { transparency as text } from '@/messages/pages/transparency';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return pageCard(text.transparency, text.whatWasReported({ siteName: site.name }), routes.transparency());
}

/** Rendered per request, because a build needs no database; its figures are kept. */
export default async function TransparencyPage() {
  await connection();
  const { reports, reasons, decisions, speed, appeals } = await readTransparency();
  return (
    <>
      <h1 className="text-3xl">{text.transparency}</h1>
      <p className="text-ink-soft text-lg">{text.whatWasReported({ siteName: site.name })}</p>
      <p>{text.allOfTheLast90Days}</p>

      <h2>{text.reports}</h2>
      {reports.all === 0 ? (
        <p>{text.noReports}</p>
      ) : (
        <>
          <SumList
            label={text.reports}
            entries={[
              { label: text.received, figure: number(reports.all) },
              { label: text.weFoundSomethingWrong, figure: number(reports.upheld) },
              { label: text.weFoundNothingWrong, figure: number(reports.dismissed) },
              { label: text.waiting, figure: number(reports.waiting) },
            ]}
          />
          <h3>{text.whatTheyWereAbout}</h3>
          <ul>
            {reasons.map(({ reason, count }) => (
              <li key={reason}>{text.reasonCount({ reason: text.reasons[reason], count })}</li>
            ))}
          </ul>
        </>
      )}

      <h2>{text.decisions}</h2>
      <p>{text.aPersonDecides}</p>
      {decisions.length === 0 ? (
        <p>{text.noDecisions}</p>
      ) : (
        <ul>
          {decisions.map(({ decision, count }) => (
            <li key={decision}>{text.decided[decision]({ count })}</li>
          ))}
        </ul>
      )}
      {speed && <p>{text.howFast(speed)}</p>}

      <h2>{text.appeals}</h2>
      <p>{text.everyoneCanAppeal}</p>
      <p>{appeals.all === 0 ? text.noAppeals : text.appealsMade(appeals)}</p>

      <h2>{text.howItWorks}</h2>
      <p>{text.rulesAndPeople({ link: (words) => <Link href={routes.terms()}>{words}</Link> })}</p>
    </>
  );
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { careerResources as text } from '@/messages/pages/career-resources';

export const metadata: Metadata = getTextMetadata(text.careerResources, text.aShortGuideToFinding);

export default function CareerResourcesPage() {
  return (
    <>
      <h1 className="text-3xl">{text.careerResources}</h1>
      <p className="text-ink-soft text-lg">{text.description}</p>

      <h2>{text.lookWhereYouLive}</h2>
      <ul>
        <li>
          {text.setYourLocationAndStart({
            link: (words) => <Link href={routes.location()}>{words}</Link>,
          })}
        </li>
        {parts.alerts && (
          <li>
            {text.getNewJobsByEmail({ link: (words) => <Link href={routes.newAlert()}>{words}</Link> })}
          </li>
        )}
        <li>{text.thePageOfACity}</li>
      </ul>

      <h2>{text.keepItShort}</h2>
      <ul>
        <li>{text.onePageIsEnoughFor}</li>
        <li>{text.startWithTheWorkThats}</li>
        <li>{text.fourSentencesMakeAGood}</li>
        <li>{text.giveAPhoneNumberYou}</li>
      </ul>

      <h2>{text.atTheInterview}</h2>
      <ul>
        <li>{text.makeTheTripOnceBeforehand}</li>
        <li>{text.askAboutHoursBreaksHow}</li>
        <li>{text.bringProofThatYouCan}</li>
      </ul>

      <h2>{text.knowYourRights}</h2>
      <ul>
        <li>
          {text.neverPayToGetA({
            link: (words) => <a href="https://consumer.ftc.gov/articles/job-scams">{words}</a>,
          })}
        </li>
        <li>
          {text.minimumWageOvertimeAndWorking({
            link: (words) => <a href="https://www.dol.gov/agencies/whd">{words}</a>,
          })}
        </li>
        <li>{text.noOneMayTurnYou({ link: (words) => <a href="https://www.eeoc.gov/">{words}</a> })}</li>
      </ul>

      <h2>{text.helpInPerson}</h2>
      <p>
        {text.americanJobCentersHelpWith({
          link: (words) => <a href="https://www.careeronestop.org/">{words}</a>,
        })}
      </p>
      <p>
        {text.aQuestionAboutItselfHelp({
          siteName: site.name,
          link: (words) => <Link href={routes.help()}>{words}</Link>,
        })}
      </p>
    </>
  );
}

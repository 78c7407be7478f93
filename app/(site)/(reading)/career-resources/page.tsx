import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { careerResources as text } from '@/messages/pages/career-resources';

export const metadata: Metadata = {
  title: text.careerResources,
  description: text.aShortGuideToFinding,
};

export default function CareerResourcesPage() {
  return (
    <>
      <h1 className="text-3xl">{text.careerResources}</h1>
      <p className="text-ink-soft text-lg">{text.description}</p>

      <h2>{text.lookWhereYouLive}</h2>
      <ul>
        <li>
          {text.setYourLocationAndStart({
            link: (linkText) => <Link href={routes.location()}>{linkText}</Link>,
          })}
        </li>
        <li>
          {text.getNewJobsByEmail({ link: (linkText) => <Link href={routes.newAlert()}>{linkText}</Link> })}
        </li>
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
            link: (linkText) => <a href="https://consumer.ftc.gov/articles/job-scams">{linkText}</a>,
          })}
        </li>
        <li>
          {text.minimumWageOvertimeAndWorking({
            link: (linkText) => <a href="https://www.dol.gov/agencies/whd">{linkText}</a>,
          })}
        </li>
        <li>
          {text.noOneMayTurnYou({ link: (linkText) => <a href="https://www.eeoc.gov/">{linkText}</a> })}
        </li>
      </ul>

      <h2>{text.helpInPerson}</h2>
      <p>
        {text.americanJobCentersHelpWith({
          link: (linkText) => <a href="https://www.careeronestop.org/">{linkText}</a>,
        })}
      </p>
      <p>
        {text.aQuestionAboutItselfHelp({
          siteName: site.name,
          link: (linkText) => <Link href={routes.help()}>{linkText}</Link>,
        })}
      </p>
    </>
  );
}

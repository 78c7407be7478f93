import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { accessibility as text } from '@/messages/pages/accessibility';

export const metadata: Metadata = getTextMetadata(
  text.accessibility,
  text.howWeMakeSure({ siteName: site.name }),
);

/** The public side of docs/accessibility.md. */
export default function AccessibilityPage() {
  return (
    <>
      <h1 className="text-3xl">{text.accessibility}</h1>
      <p className="text-ink-soft text-lg">{text.aJobBoardIsFor({ siteName: site.name })}</p>

      <h2>{text.whatWeAimFor}</h2>
      <p>
        {text.weFollowTheGuidelines({
          link: (words) => <a href="https://www.w3.org/TR/WCAG22/">{words}</a>,
        })}
      </p>

      <h2>{text.whatYouCanExpect}</h2>
      <ul>
        <li>{text.everythingByKeyboard}</li>
        <li>{text.headingsAndNames}</li>
        <li>{text.errorsInWords}</li>
        <li>{text.sizeAndColor}</li>
        <li>{text.everyMapHasAList}</li>
        <li>{text.noTimeLimits}</li>
        <li>{text.noScriptNeeded}</li>
      </ul>

      <h2>{text.whatDoesntWorkYet}</h2>
      <ul>
        <li>{text.textInOtherLanguages}</li>
        <li>{text.filesOfOthers}</li>
        <li>{text.noAuditYet}</li>
      </ul>

      <h2>{text.tellUs}</h2>
      <p>
        {text.isSomethingInYourWay({
          link: (words) => <Link href={routes.help('contact')}>{words}</Link>,
        })}
      </p>
    </>
  );
}

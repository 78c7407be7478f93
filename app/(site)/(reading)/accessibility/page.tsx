import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { accessibility as text } from '@/messages/pages/accessibility';

export const metadata: Metadata = getTextMetadata(
  text.accessibility,
  text.description({ siteName: site.name }),
);

/** The public side of docs/accessibility.md. */
export default function AccessibilityPage() {
  return (
    <>
      <h1 className="text-3xl">{text.accessibility}</h1>
      <p className="text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>

      <h2>{text.goalTitle}</h2>
      <p>
        {text.goalBody({
          link: (words) => <a href="https://www.w3.org/TR/WCAG22/">{words}</a>,
        })}
      </p>

      <h2>{text.featuresTitle}</h2>
      <ul>
        <li>{text.keyboardFeature}</li>
        <li>{text.namesFeature}</li>
        <li>{text.errorsFeature}</li>
        <li>{text.displayFeature}</li>
        <li>{text.mapFeature}</li>
        <li>{text.timeFeature}</li>
        <li>{text.noScriptFeature}</li>
      </ul>

      <h2>{text.limitsTitle}</h2>
      <ul>
        <li>{text.languageLimit}</li>
        <li>{text.fileLimit}</li>
        <li>{text.auditLimit}</li>
      </ul>

      <h2>{text.feedbackTitle}</h2>
      <p>
        {text.feedbackBody({
          link: (words) => <Link href={routes.help('contact')}>{words}</Link>,
        })}
      </p>
    </>
  );
}

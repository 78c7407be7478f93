import Link from 'next/link';
import { domainLabel } from '@/components/employers/domain-label';
import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import type { OwnDomain } from '@/lib/domains/own-domain';
import * as routes from '@/lib/routes';
import { domainState as text, domainActions as words } from '@/messages/domains';

/** How far a company's domain is: waiting, verified, missed once, lost, or taken away by an administrator. */
export function DomainState({ domain }: { domain: OwnDomain }) {
  const { shown, method, provenAt, checkAt, misses, lostBecause, barredReason } = domain;
  if (barredReason !== null)
    return (
      <Notice tone="danger" title={text.barred({ domain: shown })}>
        <p className="whitespace-pre-line">{barredReason}</p>
        <p>
          {text.barredHint}{' '}
          <Link href={routes.help('contact')} className="link">
            {words.contact}
          </Link>
        </p>
      </Notice>
    );
  if (provenAt === null || method === null)
    return lostBecause ? (
      <Notice tone="warn" title={text.lost({ domain: shown })}>
        {text.because[lostBecause]}
      </Notice>
    ) : (
      <Notice title={text.waiting({ domain: shown })} />
    );
  return (
    <>
      <Notice tone="good" title={domainLabel(shown)}>
        <p>{text.by[method]}</p>
        <p>
          {text.since} <LocalDay date={provenAt} />
          {checkAt && (
            <>
              . {text.nextCheck} <LocalDay date={checkAt} />
            </>
          )}
          .
        </p>
      </Notice>
      {misses > 0 && (
        <Notice tone="warn" title={text.missed} className="mt-3">
          {text.missedHint}
        </Notice>
      )}
    </>
  );
}

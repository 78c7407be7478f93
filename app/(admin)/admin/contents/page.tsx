import type { Metadata } from 'next';
import {
  BannerForm,
  BlockedWordsForms,
  ClaimsForm,
  LegalTextForm,
  PlacesForm,
} from '@/components/admin/content-forms';
import { EarlierVersions } from '@/components/admin/earlier-versions';
import { requireAdmin } from '@/lib/admin/access';
import { listContentVersions } from '@/lib/admin/content-versions';
import { listBlockedWords } from '@/lib/admin/list-blocked-words';
import { getSiteContents, legalPages } from '@/lib/home/contents';
import { contents as text } from '@/messages/admin/contents';

export const metadata: Metadata = { title: text.contents };

export default async function ContentsPage() {
  await requireAdmin('administrator');
  const [contents, versions, blocked] = await Promise.all([
    getSiteContents(),
    listContentVersions(),
    listBlockedWords(),
  ]);
  return (
    <div className="page frame">
      <div className="measure grid gap-10">
        <div>
          <h1 className="text-3xl">{text.contents}</h1>
          <p className="mt-2 text-ink-soft">{text.intro}</p>
        </div>
        <section aria-label={text.banner}>
          <BannerForm banner={contents.banner} />
          <EarlierVersions versions={versions.banner} />
        </section>
        <section aria-label={text.places}>
          <PlacesForm places={contents.places} />
          <EarlierVersions versions={versions.places} />
        </section>
        <section>
          <h2 className="mb-3 text-xl">{text.claims}</h2>
          <ClaimsForm claims={contents.claims} />
          <EarlierVersions versions={versions.claims} />
        </section>
        <section>
          <h2 className="mb-3 text-xl">{text.blockedWords}</h2>
          <BlockedWordsForms words={blocked} />
        </section>
        <section>
          <h2 className="mb-3 text-xl">{text.legalTexts}</h2>
          <div className="grid gap-8">
            {legalPages.map((page) => (
              <div key={page}>
                <LegalTextForm page={page} text={contents[page]} />
                <EarlierVersions versions={versions[page]} />
              </div>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

import { TalentCard } from '@/components/talents/search/talent-card';
import { talentPreview as text } from '@/messages/talents/profile';
import { type TalentPreviewData, toPreviewCard } from './preview';

/**
 * The profile's card for signed-in employers, and the one for everyone else (D25). A talent who hides from an employer
 * has only the first, because that employer could sign out to see the second.
 */
export function TalentPreview({
  talent,
  hidesFromSomeEmployers,
}: {
  talent: TalentPreviewData;
  hidesFromSomeEmployers: boolean;
}) {
  return (
    <div className="grid gap-5">
      {!talent.isVisible && <p className="text-ink-soft">{text.hiddenNotice}</p>}
      <Audience title={text.employersTitle}>
        <TalentCard talent={toPreviewCard(talent, 'employer')} heading="h4" />
        <p className="mt-2 text-ink-soft text-sm">{text.employersHint}</p>
      </Audience>
      <Audience title={text.othersTitle}>
        {hidesFromSomeEmployers ? (
          <p>{text.othersHidden}</p>
        ) : (
          <>
            <TalentCard talent={toPreviewCard(talent, 'visitor')} heading="h4" />
            <p className="mt-2 text-ink-soft text-sm">{text.othersHint}</p>
          </>
        )}
      </Audience>
    </div>
  );
}

function Audience({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
      {children}
    </section>
  );
}

import { TalentCard } from '@/components/talents/search/talent-card';
import { talentPreview as text } from '@/messages/talents/profile';
import { type Previewed, previewCard } from './preview';

/** How others see the profile (D25), on the card that they see: employers who are signed in, and everybody. */
export function TalentPreview({ talent, hidesFromSome }: { talent: Previewed; hidesFromSome: boolean }) {
  return (
    <div className="grid gap-5">
      {!talent.isVisible && <p className="text-ink-soft">{text.yourProfileIsHiddenSo}</p>}
      <Audience title={text.employersWhoAreSignedIn}>
        <TalentCard talent={previewCard(talent, 'employer')} heading="h4" />
        <p className="mt-2 text-ink-soft text-sm">{text.withHowFarAwayYou}</p>
      </Audience>
      <Audience title={text.everyoneElse}>
        {hidesFromSome ? (
          <p>{text.noOneElseSeesYou}</p>
        ) : (
          <>
            <TalentCard talent={previewCard(talent, 'visitor')} heading="h4" />
            <p className="mt-2 text-ink-soft text-sm">{text.anyoneWhosSignedInAlso}</p>
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

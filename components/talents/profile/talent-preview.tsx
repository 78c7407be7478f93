import { TalentCard } from '@/components/talents/search/talent-card';
import { type Previewed, previewCard } from './preview';

/** How others see the profile (D25), on the card that they see: employers who are signed in, and everybody. */
export function TalentPreview({ talent, hidesFromSome }: { talent: Previewed; hidesFromSome: boolean }) {
  return (
    <div className="grid gap-5">
      {!talent.isVisible && (
        <p className="text-ink-soft">
          Your profile is hidden: nobody sees any of this right now. Switch it to visible above and save.
        </p>
      )}
      <Audience title="Employers who are signed in">
        <TalentCard talent={previewCard(talent, 'employer')} heading="h4" />
        <p className="mt-2 text-ink-soft text-sm">
          With a distance, to within about a kilometer. Your exact location and your email address are never
          shown.
        </p>
      </Audience>
      <Audience title="Everybody else">
        {hidesFromSome ? (
          <p>Nobody else sees you while you hide from a company.</p>
        ) : (
          <>
            <TalentCard talent={previewCard(talent, 'visitor')} heading="h4" />
            <p className="mt-2 text-ink-soft text-sm">
              Anyone who is signed in also sees your years of experience and when you are available.
            </p>
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

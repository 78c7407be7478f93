import { TalentCard } from '@/components/talents/search/talent-card';
import { type Previewed, previewCard } from './preview';

/** How others see the profile (D25), on the card that they see: employers who are signed in, and everybody. */
export function TalentPreview({ talent, hidesFromSome }: { talent: Previewed; hidesFromSome: boolean }) {
  return (
    <div className="grid gap-5">
      {!talent.isVisible && (
        <p className="text-ink-soft">
          Your profile is hidden, so no one can see this right now. To be found, make it visible above and
          save.
        </p>
      )}
      <Audience title="Employers who are signed in">
        <TalentCard talent={previewCard(talent, 'employer')} heading="h4" />
        <p className="mt-2 text-ink-soft text-sm">
          With how far away you are, to within about a kilometer. We never show your exact location or your
          email address.
        </p>
      </Audience>
      <Audience title="Everyone else">
        {hidesFromSome ? (
          <p>No one else sees you while you’re hiding from a company.</p>
        ) : (
          <>
            <TalentCard talent={previewCard(talent, 'visitor')} heading="h4" />
            <p className="mt-2 text-ink-soft text-sm">
              Anyone who’s signed in also sees your years of experience and when you’re available.
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

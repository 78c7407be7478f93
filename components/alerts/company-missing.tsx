import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Talents are shown in full to companies alone (D25), so an alert about them takes one. */
export function CompanyMissing() {
  return (
    <div className="measure">
      <p className="text-lg">Talent alerts are for companies. Please fill in your company profile first.</p>
      <p className="mt-2 text-ink-soft">Talents see its name when you ask them for contact.</p>
      <p className="mt-6">
        <ButtonLink href={routes.profile()}>Go to your company profile</ButtonLink>
      </p>
    </div>
  );
}

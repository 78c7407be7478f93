import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { companyNeeded as text } from '@/messages/alerts/form';

/** Talents are shown in full to companies alone (D25), so an alert about them takes one. What was typed waits in this tab. */
export const CompanyNeededForAlert = () => (
  <p className="flex flex-wrap items-center gap-3">
    <ButtonLink href={routes.profile()} target="_blank" variant="secondary">
      {text.openYourCompanyProfileIn}
    </ButtonLink>
    <span className="text-ink-soft text-sm">{text.thenComeBackAndSave}</span>
  </p>
);

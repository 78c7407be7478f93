import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { companyRequired as text } from '@/messages/alerts/form';

/**
 * Talent alerts need a company, because only companies see full profiles (D25). The link opens a new tab, so that the
 * form keeps its values.
 */
export const AlertCompanyRequired = () => (
  <p className="flex flex-wrap items-center gap-3">
    <ButtonLink href={routes.profile()} target="_blank" variant="secondary">
      {text.profileButton}
    </ButtonLink>
    <span className="text-ink-soft text-sm">{text.hint}</span>
  </p>
);

import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { built } from '@/lib/site';

/** Who is signed in, or the way to sign in. Signed out is the only state until accounts exist. */
export function AccountMenu() {
  if (!built.accounts) return null;
  return (
    <ButtonLink href={routes.login()} variant="secondary" size="sm" className="max-md:hidden">
      Sign In
    </ButtonLink>
  );
}

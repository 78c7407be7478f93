import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';

/**
 * Which version of a profile its form began with, so that a later one from elsewhere is not replaced unseen; once it would
 * be, the choice.
 */
export function ProfileVersion({ version, wouldReplace }: { version: string; wouldReplace: boolean }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {wouldReplace && (
        <Notice tone="info">
          {/* Beside, so that what is typed here stays. */}
          <a href={routes.profile()} target="_blank" rel="noopener" className="link">
            See what’s saved
          </a>{' '}
          in a new tab.
          <Checkbox name="replaces" label="Replace it with what I typed here" />
        </Notice>
      )}
    </>
  );
}

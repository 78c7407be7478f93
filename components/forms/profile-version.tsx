import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { profileVersion as text } from '@/messages/forms/drafts';

/**
 * The profile version that the form started from, so that a newer version saved elsewhere is not overwritten unnoticed.
 * On conflict it offers the choice.
 */
export function ProfileVersion({ version, hasConflict }: { version: string; hasConflict: boolean }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {hasConflict && (
        <Notice tone="info">
          {text.savedVersionHint({
            link: (words) => (
              <a href={routes.profile()} target="_blank" rel="noopener" className="link">
                {words}
              </a>
            ),
            checkbox: <Checkbox name="replaces" label={text.overwriteLabel} />,
          })}
        </Notice>
      )}
    </>
  );
}

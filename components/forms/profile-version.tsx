import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { profileVersion as text } from '@/messages/forms/drafts';

/**
 * The profile version that the form started from, so that it does not silently overwrite a newer version saved
 * elsewhere. In a conflict the visitor can choose to overwrite it.
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

import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { profileVersion as text } from '@/messages/forms/drafts';

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
          {text.seeWhatsSavedInA({
            link: (words) => (
              <a href={routes.profile()} target="_blank" rel="noopener" className="link">
                {words}
              </a>
            ),
            checkbox: <Checkbox name="replaces" label={text.replaceItWithWhatI} />,
          })}
        </Notice>
      )}
    </>
  );
}

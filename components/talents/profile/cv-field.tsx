import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { FileInput } from '@/components/ui/file-input';
import { FileIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { cvFilename } from '@/lib/talents/talent';
import { cvAccept, profileCvAllowed } from '@/lib/uploads/cv';
import { cvField as text } from '@/messages/talents/profile';

/** The CV: what is stored, a new one, or none. */
export function CvField({
  field,
  current,
  onChoose,
}: {
  field: { id: string; error: string | undefined };
  /** The stored one's path. */
  current: string | null;
  onChoose: (files: File[]) => void;
}) {
  return (
    <>
      {current && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {/* Not the router's link: the answer leads to a file. */}
          <a href={routes.profileCv()} className="link inline-flex min-h-11 min-w-0 items-center gap-2">
            <FileIcon className="shrink-0" />
            <span className="break-all">{cvFilename(current)}</span>
          </a>
          <Checkbox name="removeCv" label={text.removeIt} />
        </div>
      )}
      <Field {...field} label={current ? text.replaceYourCvResume : text.cvResume}>
        {(aria) => (
          <FileInput {...aria} name="cv" accept={cvAccept} allowed={profileCvAllowed} onChoose={onChoose} />
        )}
      </Field>
    </>
  );
}

import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { FileInput } from '@/components/ui/file-input';
import { FileIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { getCvFilename } from '@/lib/talents/talent';
import { cvAccept, profileCvHint } from '@/lib/uploads/cv';
import { cvField as text } from '@/messages/talents/profile';

export function CvField({
  field,
  current,
  onChoose,
}: {
  field: { id: string; error: string | undefined };
  current: string | null;
  onChoose: (files: File[]) => void;
}) {
  return (
    <>
      {current && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {/* Not a router link: the response redirects to a file. */}
          <a href={routes.profileCv()} className="link inline-flex min-h-11 min-w-0 items-center gap-2">
            <FileIcon className="shrink-0" />
            <span className="break-all">{getCvFilename(current)}</span>
          </a>
          <Checkbox name="removeCv" label={text.remove} />
        </div>
      )}
      <Field {...field} label={current ? text.replaceLabel : text.label}>
        {(aria) => (
          <FileInput {...aria} name="cv" accept={cvAccept} allowed={profileCvHint} onChoose={onChoose} />
        )}
      </Field>
    </>
  );
}

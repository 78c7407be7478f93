import { Field } from '@/components/forms/field';
import { FileInput } from '@/components/ui/file-input';
import { RadioTiles } from '@/components/ui/radio-tiles';
import { cvAccept, cvHint } from '@/lib/uploads/cv';
import { cvFields as text } from '@/messages/applications/form';
import type { CvChoice, CvSource } from './use-cv-choice';

/** The CV of an application: a file, or the one in the profile if there is one. */
export function CvFields({ cv, field }: { cv: CvChoice; field: { id: string; error: string | undefined } }) {
  const isFile = cv.profileCvName === null || cv.source === 'upload';
  return (
    <div className="grid grid-cols-1 gap-4">
      {cv.profileCvName !== null && (
        <RadioTiles
          legend={text.legend}
          name="cvSource"
          tiles={[
            { value: 'profile', label: text.profileCvLabel, hint: cv.profileCvName },
            { value: 'upload', label: text.uploadLabel },
          ]}
          defaultValue={cv.source}
          onChange={({ target }) => cv.selectSource(target.value as CvSource)}
        />
      )}
      {isFile ? (
        <Field
          {...field}
          label={text.fileLabel}
          required
          hint={cv.lostFilename && text.chooseAgainHint({ filename: cv.lostFilename })}
        >
          {(aria) => (
            <FileInput
              {...aria}
              name="cv"
              accept={cvAccept}
              allowed={cvHint}
              initialFile={cv.uploaded}
              onChoose={cv.chooseFiles}
            />
          )}
        </Field>
      ) : (
        field.error && (
          <p id={field.id} tabIndex={-1} className="font-medium text-danger text-sm">
            {field.error}
          </p>
        )
      )}
    </div>
  );
}

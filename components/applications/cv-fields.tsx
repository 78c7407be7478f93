import { Field } from '@/components/forms/field';
import { FileInput } from '@/components/ui/file-input';
import { RadioTiles } from '@/components/ui/radio-tiles';
import { cvAccept, cvAllowed } from '@/lib/uploads/cv';
import { cvFields as text } from '@/messages/applications/form';
import type { CvChoice, CvSource } from './use-cv-choice';

/** The CV that goes with the application: a file, or for who has one in the profile that one. */
export function CvFields({ cv, field }: { cv: CvChoice; field: { id: string; error: string | undefined } }) {
  const isFile = cv.inProfile === null || cv.source === 'upload';
  return (
    <div className="grid grid-cols-1 gap-4">
      {cv.inProfile !== null && (
        <RadioTiles
          legend={text.yourCvResume}
          name="cvSource"
          tiles={[
            { value: 'profile', label: text.cvInYourProfile, hint: cv.inProfile },
            { value: 'upload', label: text.uploadAnother },
          ]}
          defaultValue={cv.source}
          onChange={({ target }) => cv.take(target.value as CvSource)}
        />
      )}
      {isFile ? (
        <Field
          {...field}
          label={text.cvResume}
          required
          hint={cv.lost && text.chooseAgain({ filename: cv.lost })}
        >
          {(aria) => (
            <FileInput
              {...aria}
              name="cv"
              accept={cvAccept}
              allowed={cvAllowed}
              held={cv.held}
              onChoose={cv.choose}
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

import { Field } from '@/components/forms/field';
import { FileInput } from '@/components/ui/file-input';
import { RadioTiles } from '@/components/ui/radio-tiles';
import { cvAccept, cvAllowed } from '@/lib/uploads/cv';
import type { CvChoice, CvSource } from './use-cv-choice';

/** The CV that goes with the application: a file, or for who has one in the profile that one. */
export function CvFields({ cv, field }: { cv: CvChoice; field: { id: string; error: string | undefined } }) {
  const isFile = cv.inProfile === null || cv.source === 'upload';
  return (
    <div className="grid grid-cols-1 gap-4">
      {cv.inProfile !== null && (
        <RadioTiles
          legend="Your CV/Resume"
          name="cvSource"
          tiles={[
            { value: 'profile', label: 'Use the CV in your profile', hint: cv.inProfile },
            { value: 'upload', label: 'Upload another' },
          ]}
          defaultValue={cv.source}
          onChange={({ target }) => cv.take(target.value as CvSource)}
        />
      )}
      {isFile ? (
        <Field
          {...field}
          label="CV/Resume"
          required
          hint={cv.lost && `Please choose ${cv.lost} again. You left the page before it was uploaded.`}
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

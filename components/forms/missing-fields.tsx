import { Fragment } from 'react';
import { missingFields as text } from '@/messages/forms/form';
import { FieldLink } from './field-link';

/** 'Missing: a bio, a CV': the empty fields of a saved profile, each as a link to the field. */
export function MissingFields({ fields }: { fields: readonly { id: string; label: string }[] }) {
  if (fields.length === 0) return null;
  return (
    <p>
      {text.missing}{' '}
      {fields.map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <FieldLink fieldId={id} className="link">
            {label}
          </FieldLink>
        </Fragment>
      ))}
    </p>
  );
}

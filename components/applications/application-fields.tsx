'use client';

import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { AgeQuestion } from '@/lib/applications/schema';
import { applicationFields as text } from '@/messages/applications/form';
import { CvFields } from './cv-fields';
import type { CvChoice } from './use-cv-choice';

type FieldName = 'fullName' | 'dateOfBirth' | 'isAdult' | 'email' | 'phone' | 'coverLetter' | 'cv';

type Props = {
  question: AgeQuestion;
  field: (name: FieldName) => { id: string; error: string | undefined };
  control: (name: FieldName) => { name: string; defaultValue: string | undefined };
  cv: CvChoice;
};

/** An application's fields (specification, section 3). */
export function ApplicationFields({ question, field, control, cv }: Props) {
  const { defaultValue: wasChecked, ...isAdult } = control('isAdult');
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field {...field('fullName')} label={text.fullName} required>
        {(aria) => <Input {...aria} {...control('fullName')} autoComplete="name" maxLength={200} />}
      </Field>
      {question === 'birth-date' ? (
        <Field {...field('dateOfBirth')} label={text.dateOfBirth} required className="sm:max-w-60">
          {(aria) => <Input {...aria} {...control('dateOfBirth')} type="date" autoComplete="bday" />}
        </Field>
      ) : (
        <div>
          <Checkbox
            {...isAdult}
            id={field('isAdult').id}
            defaultChecked={wasChecked === 'on'}
            label={text.isAdultLabel}
          />
          <p className="text-ink-soft text-sm">{text.isAdultHint}</p>
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field {...field('email')} label={text.email} required>
          {(aria) => (
            <Input
              {...aria}
              {...control('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Field {...field('phone')} label={text.phoneNumber} required>
          {(aria) => (
            <Input
              {...aria}
              {...control('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={50}
            />
          )}
        </Field>
      </div>
      <Field {...field('coverLetter')} label={text.coverLetter} required hint={text.coverLetterHint}>
        {(aria) => <Textarea {...aria} {...control('coverLetter')} rows={7} maxLength={20_000} />}
      </Field>
      <CvFields cv={cv} field={field('cv')} />
    </div>
  );
}

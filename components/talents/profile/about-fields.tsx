import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { FormParts } from './form-parts';

export function AboutFields({ field, control }: Pick<FormParts, 'field' | 'control'>) {
  return (
    <>
      <Field {...field('fullName')} label="Full name" required>
        {(aria) => <Input {...aria} {...control('fullName')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field
        {...field('headline')}
        label="Headline"
        hint="One line that says what you do, such as “Barista with a steady hand, happy to open early”."
        required
      >
        {(aria) => <Input {...aria} {...control('headline')} maxLength={160} />}
      </Field>
      <Field
        {...field('bio')}
        label="Bio"
        hint="A few sentences about your work. Employers see the first two lines in a list."
      >
        {(aria) => <Textarea {...aria} {...control('bio')} rows={5} maxLength={5000} />}
      </Field>
    </>
  );
}

import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { parts } from '@/doorstep.config';
import { privateProfile, aboutFields as text } from '@/messages/talents/profile';
import type { FormParts } from './form-parts';

export function AboutFields({ field, control }: Pick<FormParts, 'field' | 'control'>) {
  return (
    <>
      <Field {...field('fullName')} label={text.fullName} required>
        {(aria) => <Input {...aria} {...control('fullName')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field {...field('headline')} label={text.headline} hint={text.headlineHint} required>
        {(aria) => <Input {...aria} {...control('headline')} maxLength={160} />}
      </Field>
      <Field {...field('bio')} label={text.bio} hint={parts.talents ? text.bioHint : privateProfile.bioHint}>
        {(aria) => <Textarea {...aria} {...control('bio')} rows={5} maxLength={5000} />}
      </Field>
    </>
  );
}

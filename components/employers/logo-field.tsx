'use client';

import { type Ref, useImperativeHandle, useState } from 'react';
import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { FileInput } from '@/components/ui/file-input';
import { logoAccept, logoAllowed, logoProblem } from '@/lib/uploads/logo';
import { logoField as text } from '@/messages/employers';
import { croppedFile, wholeMiddle } from './crop';
import { LogoCropper } from './logo-cropper';

export type LogoFieldHandle = {
  /** What was chosen, cut to the square that is shown; null when nothing was, or the browser cannot read it. */
  picture: () => Promise<File | null>;
};

type LogoFieldProps = {
  ref: Ref<LogoFieldHandle>;
  field: { id: string; error: string | undefined };
  /** The address of the logo as it is. */
  current: string | null;
  onChoose: (files: File[]) => void;
};

/** A logo: what it is now, a new one cut to a square, or none. Without JavaScript the server takes the picture's middle. */
export function LogoField({ ref, field, current, onChoose }: LogoFieldProps) {
  const [chosen, setChosen] = useState<{ image: ImageBitmap; name: string } | null>(null);
  const [crop, setCrop] = useState(wholeMiddle);

  useImperativeHandle(ref, () => ({
    picture: async () => (chosen ? croppedFile(chosen.image, crop, chosen.name) : null),
  }));

  const choose = async (files: File[]) => {
    onChoose(files);
    setChosen(null);
    setCrop(wholeMiddle);
    const [file] = files;
    if (!file || files.length > 1 || logoProblem(file)) return;
    try {
      setChosen({ image: await createImageBitmap(file), name: file.name });
    } catch {
      // The server looks at what this browser cannot read, and says what is wrong with it.
    }
  };

  return (
    <div className="grid gap-4">
      <Field {...field} label={text.logo} hint={text.itsShownAsASquare}>
        {(aria) => (
          <div className="flex flex-wrap items-center gap-4">
            {current && !chosen && (
              // biome-ignore lint/performance/noImgElement: the logo lies in our storage, sized when it was stored
              <img
                src={current}
                alt={text.yourCurrentLogo}
                width={96}
                height={96}
                className="size-24 shrink-0 rounded-lg border border-line bg-surface object-contain"
              />
            )}
            <FileInput
              {...aria}
              name="logo"
              accept={logoAccept}
              allowed={logoAllowed}
              onChoose={choose}
              className="min-w-56 grow"
            />
          </div>
        )}
      </Field>
      {chosen && <LogoCropper image={chosen.image} crop={crop} onChange={setCrop} />}
      {current && !chosen && <Checkbox name="removeLogo" label={text.removeTheLogo} />}
    </div>
  );
}

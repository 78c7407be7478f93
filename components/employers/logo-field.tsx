'use client';

import { type Ref, useImperativeHandle, useState } from 'react';
import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { FileInput } from '@/components/ui/file-input';
import { logoAccept, logoHint, validateLogo } from '@/lib/uploads/logo';
import { logoField as text } from '@/messages/employers';
import { defaultCrop, toCroppedFile } from './crop';
import { LogoCropper } from './logo-cropper';

export type LogoFieldHandle = {
  /** The cropped new image; null if none was chosen or the browser can't decode it. */
  getCroppedFile: () => Promise<File | null>;
};

type LogoFieldProps = {
  ref: Ref<LogoFieldHandle>;
  field: { id: string; error: string | undefined };
  /** The URL of the current logo. */
  current: string | null;
  onChoose: (files: File[]) => void;
};

/** Replaces or removes the logo and crops a new one. Without JavaScript the server crops the center. */
export function LogoField({ ref, field, current, onChoose }: LogoFieldProps) {
  const [chosen, setChosen] = useState<{ image: ImageBitmap; name: string } | null>(null);
  const [crop, setCrop] = useState(defaultCrop);

  useImperativeHandle(ref, () => ({
    getCroppedFile: async () => (chosen ? toCroppedFile(chosen.image, crop, chosen.name) : null),
  }));

  const handleChoose = async (files: File[]) => {
    onChoose(files);
    setChosen(null);
    setCrop(defaultCrop);
    const [file] = files;
    if (!file || files.length > 1 || validateLogo(file)) return;
    try {
      setChosen({ image: await createImageBitmap(file), name: file.name });
    } catch {
      // This browser can't decode the file; the server validates it.
    }
  };

  return (
    <div className="grid gap-4">
      <Field {...field} label={text.logo} hint={text.hint}>
        {(aria) => (
          <div className="flex flex-wrap items-center gap-4">
            {current && !chosen && (
              // biome-ignore lint/performance/noImgElement: the stored logo is already resized
              <img
                src={current}
                alt={text.currentLogoAlt}
                width={96}
                height={96}
                className="size-24 shrink-0 rounded-lg border border-line bg-surface object-contain"
              />
            )}
            <FileInput
              {...aria}
              name="logo"
              accept={logoAccept}
              allowed={logoHint}
              onChoose={handleChoose}
              className="min-w-56 grow"
            />
          </div>
        )}
      </Field>
      {chosen && <LogoCropper image={chosen.image} crop={crop} onChange={setCrop} />}
      {current && !chosen && <Checkbox name="removeLogo" label={text.removeLabel} />}
    </div>
  );
}

'use client';

import { type ComponentProps, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileInput as text } from '@/messages/ui/fields';
import { classes } from './classes';
import { FileIcon, UploadIcon } from './icons';
import { CloseIcon } from './island-icons';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'onChange' | 'ref'> & {
  id: string;
  name: string;
  /** Says what is allowed: 'PDF, DOC or DOCX, up to 5 MB'. */
  allowed: string;
  /** What was chosen before and needs no choosing now. */
  held?: ChosenFile | null;
  /** All files that were dropped or chosen, also when there are too many; none when the choice was taken back. */
  onChoose?: (files: File[]) => void;
};

type ChosenFile = { name: string; size: number };

/**
 * One file by drop or by choice. It is the browser's own field laid over a drop zone, so that it works in a
 * plain form, by keyboard and without JavaScript. The label is the caller's (`htmlFor` this `id`).
 */
export function FileInput({ allowed, held = null, onChoose, className, ...rest }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<ChosenFile | null>(null);
  const chosen = own ?? held;
  const [isOver, setIsOver] = useState(false);

  const choose = (files: File[]) => {
    setOwn(files.length === 1 ? (files[0] ?? null) : null);
    onChoose?.(files);
  };
  // A file may be chosen before this code is there to hear of it.
  const takeUp = useEffectEvent(() => {
    if (field.current?.files?.length) choose([...field.current.files]);
  });
  useEffect(() => takeUp(), []);
  const drop = (event: DragEvent) => {
    setIsOver(false);
    // Left to itself the browser would silently take the first of several files.
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (field.current && files.length === 1) field.current.files = files;
    choose([...files]);
  };
  const takeBack = () => {
    if (field.current) field.current.value = '';
    choose([]);
    field.current?.focus();
  };

  return (
    <div className={classes('relative', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classes(
          'relative flex min-h-24 items-center gap-3 rounded-md border border-dashed px-4 py-4 text-sm noscript:flex-wrap',
          'has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
          'has-aria-invalid:border-danger has-aria-invalid:border-solid',
          isOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface hover:border-brand',
          chosen && 'pr-14',
        )}
      >
        {chosen ? <FileIcon className="size-6 text-brand" /> : <UploadIcon className="size-6 text-brand" />}
        <span className="min-w-0">
          <span className="block break-words font-semibold text-base noscript:hidden">
            {chosen ? chosen.name : text.chooseAFileOrDrop}
          </span>
          <span className="block text-ink-soft">{chosen ? fileSize(chosen.size) : allowed}</span>
        </span>
        <input
          {...rest}
          ref={field}
          type="file"
          onChange={(event) => choose([...(event.target.files ?? [])])}
          className="absolute inset-0 size-full cursor-pointer opacity-0 outline-none noscript:static noscript:h-auto noscript:w-full noscript:opacity-100"
        />
      </div>
      {chosen && (
        <button
          type="button"
          onClick={takeBack}
          aria-label={text.remove({ chosenName: chosen.name })}
          className="absolute top-1/2 right-2 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-danger"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/** '820 KB', '4.9 MB'. */
function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? text.kilobytes({ size: Math.max(1, Math.round(kilobytes)) })
    : text.megabytes({ size: (kilobytes / 1024).toFixed(1) });
}

'use client';

import { type ComponentProps, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileInput as text } from '@/messages/ui/fields';
import { classes } from './classes';
import { FileIcon, UploadIcon } from './icons';
import { CloseIcon } from './island-icons';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'onChange' | 'ref'> & {
  id: string;
  name: string;
  /** The accepted files: 'PDF, DOC or DOCX, up to 5 MB'. */
  allowed: string;
  /** A file selected earlier. */
  initialFile?: ChosenFile | null;
  /** Called with all dropped or selected files, even if there are too many; with none when the selection is removed. */
  onChoose?: (files: File[]) => void;
};

type ChosenFile = { name: string; size: number };

/**
 * One file, dropped or selected. The native input covers the drop zone, so that it works in a plain form, by keyboard
 * and without JavaScript. The caller renders the label (`htmlFor` this `id`).
 */
export function FileInput({ allowed, initialFile = null, onChoose, className, ...rest }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [selectedFile, setSelectedFile] = useState<ChosenFile | null>(null);
  const chosen = selectedFile ?? initialFile;
  const [isDragOver, setIsDragOver] = useState(false);

  const handleChoice = (files: File[]) => {
    setSelectedFile(files.length === 1 ? (files[0] ?? null) : null);
    onChoose?.(files);
  };
  // A file may be selected before hydration.
  const handlePreselected = useEffectEvent(() => {
    if (field.current?.files?.length) handleChoice([...field.current.files]);
  });
  useEffect(() => handlePreselected(), []);
  const handleDrop = (event: DragEvent) => {
    setIsDragOver(false);
    // By default the browser would take the first of several files without notice.
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (field.current && files.length === 1) field.current.files = files;
    handleChoice([...files]);
  };
  const handleRemove = () => {
    if (field.current) field.current.value = '';
    handleChoice([]);
    field.current?.focus();
  };

  return (
    <div className={classes('relative', className)}>
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside works by keyboard
       */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={handleDrop}
        className={classes(
          'relative flex min-h-24 items-center gap-3 rounded-md border border-dashed px-4 py-4 text-sm noscript:flex-wrap',
          'has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
          'has-aria-invalid:border-danger has-aria-invalid:border-solid',
          isDragOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface hover:border-brand',
          chosen && 'pr-14',
        )}
      >
        {chosen ? <FileIcon className="size-6 text-brand" /> : <UploadIcon className="size-6 text-brand" />}
        <span className="min-w-0">
          <span className="block break-words font-semibold text-base noscript:hidden">
            {chosen ? chosen.name : text.dropZoneLabel}
          </span>
          <span className="block text-ink-soft">{chosen ? formatFileSize(chosen.size) : allowed}</span>
        </span>
        <input
          {...rest}
          ref={field}
          type="file"
          onChange={(event) => handleChoice([...(event.target.files ?? [])])}
          className="absolute inset-0 size-full cursor-pointer opacity-0 outline-none noscript:static noscript:h-auto noscript:w-full noscript:opacity-100"
        />
      </div>
      {chosen && (
        <button
          type="button"
          onClick={handleRemove}
          aria-label={text.remove({ fileName: chosen.name })}
          className="absolute top-1/2 right-2 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-danger"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/** '820 KB', '4.9 MB'. */
function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? text.kilobytes({ size: Math.max(1, Math.round(kilobytes)) })
    : text.megabytes({ size: (kilobytes / 1024).toFixed(1) });
}

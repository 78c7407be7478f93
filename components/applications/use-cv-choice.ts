'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cvUploader } from '@/components/uploads/upload-cv';
import { profileCv } from '@/lib/applications/application';
import { startCvUpload } from '@/lib/uploads/actions';
import { cvSizeProblem } from '@/lib/uploads/cv';
import { type KeptCv, keepCv, readKeptCv } from './kept-cv';

export type CvSource = 'profile' | 'upload';
type Chosen = readonly (File | { name: string; size: number })[];

type Options = {
  jobId: string;
  /** What the CV of the profile is called; null without one. */
  inProfile: string | null;
  /** Hands the form what is chosen. */
  tell: (chosen: Chosen | typeof profileCv, byPerson: boolean) => void;
};

/**
 * The CV of an application: the profile's, or a file. A file is uploaded as soon as it is chosen, so that nobody waits for
 * it at the end and a reload does not lose it.
 */
export function useCvChoice({ jobId, inProfile, tell }: Options) {
  const upload = useRef(cvUploader(startCvUpload));
  const [progress, setProgress] = useState<number | null>(null);
  const [kept, setKept] = useState<KeptCv | null>(null);
  const [files, setFiles] = useState<Chosen>([]);
  const [wanted, setWanted] = useState<CvSource | null>(null);
  const held = kept?.ticket ? kept : null;
  const source = wanted ?? (inProfile !== null && !held && files.length === 0 ? 'profile' : 'upload');

  const send = async (file: File) => {
    setProgress(0);
    try {
      const ticket = await upload.current(file, setProgress);
      keepCv(jobId, { name: file.name, size: file.size, ...ticket });
      return ticket;
    } finally {
      setProgress(null);
    }
  };

  const takeUp = useEffectEvent(() => {
    const earlier = readKeptCv(jobId);
    setKept(earlier);
    if (earlier?.ticket) tell([earlier], false);
  });
  // Before the field tells of a file that was chosen early.
  useLayoutEffect(() => takeUp(), []);

  const tellOfSource = useEffectEvent(() => {
    if (inProfile !== null) tell(source === 'profile' ? profileCv : held ? [held] : files, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source and the profile's CV are the reasons to tell
  useEffect(() => tellOfSource(), [source, inProfile]);

  return {
    progress,
    inProfile,
    source,
    take: (next: CvSource) => {
      // The field for a file comes and goes with its choice.
      if (next === 'profile') setFiles([]);
      setWanted(next);
    },
    /** Uploaded before the page was left; it needs no choosing. */
    held,
    /** Chosen before the page was left, but not uploaded by then. */
    lost: kept && !kept.ticket ? kept.name : null,
    choose: (chosen: File[]) => {
      setKept(null);
      setFiles(chosen);
      tell(chosen, true);
      const [file, ...more] = chosen;
      const isGood = file && more.length === 0 && cvSizeProblem(file.size) === null;
      keepCv(jobId, isGood ? { name: file.name, size: file.size } : null);
      // If it fails, the check of the field or sending the form says why.
      if (isGood) send(file).catch(() => {});
    },
    /** Puts the upload's ticket in the file's place. `anew`: the server gave the last one up, so the same file must go up again. */
    write: async (data: FormData, anew: boolean): Promise<FormData> => {
      const file = data.get('cv');
      data.delete('cv');
      if (source === 'profile') return data;
      if (anew) upload.current = cvUploader(startCvUpload);
      const ticket = file instanceof File && file.name !== '' ? await send(file) : kept;
      if (ticket?.path) data.set('cvPath', ticket.path);
      if (ticket?.ticket) data.set('cvTicket', ticket.ticket);
      return data;
    },
    /** It is handed in. */
    forget: () => {
      keepCv(jobId, null);
      setKept(null);
    },
  };
}

export type CvChoice = ReturnType<typeof useCvChoice>;

import { Dialog } from '@udongo/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deviceCamera } from '../../lib/camera.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';
import { readSampleCode } from './readSampleCode.ts';

interface CameraDialogProps {
  onClose: () => void;
  onScan: (code: string) => void;
  /** Called with what is in sight and is no sample code, once. */
  onUnknown: (text: string) => void;
  /** Whether to look for the next code after one. */
  isRepeated: boolean;
  /** Below the picture. */
  children: ReactNode;
}

type CameraState = 'waiting' | 'looking' | 'denied' | 'missing';

const said = {
  waiting: 'bench.cameraWaiting',
  looking: 'bench.cameraHint',
  denied: 'bench.cameraDenied',
  missing: 'bench.cameraMissing',
} as const;

/** Looks for the code of a label through the camera, until one is seen or, repeated, until it is closed. */
export function CameraDialog({ onClose, onScan, onUnknown, isRepeated, children }: CameraDialogProps) {
  const t = useBenchText();
  const { camera = deviceCamera } = useServices();
  const video = useRef<HTMLVideoElement>(null);
  const scan = useRef({ onScan, onUnknown });
  const [state, setState] = useState<CameraState>('waiting');
  useEffect(() => {
    scan.current = { onScan, onUnknown };
  }, [onScan, onUnknown]);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const look = async () => {
      const stream = await camera.open();
      const stop = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      signal.addEventListener('abort', stop);
      const element = video.current;
      if (signal.aborted || !element) return stop();
      element.srcObject = stream;
      await element.play();
      const detector = await camera.createDetector();
      setState('looking');
      let last: string | null = null;
      while (!signal.aborted) {
        const text = (await detector.detect(element)) ?? '';
        // The label in sight is one scan, however long it is held there.
        if (text && text !== last && !signal.aborted) {
          last = text;
          const code = readSampleCode(text);
          if (code) scan.current.onScan(code);
          else scan.current.onUnknown(text.slice(0, 50));
          if (code && !isRepeated) return;
        }
        await new Promise(requestAnimationFrame);
      }
    };
    look().catch((error: unknown) => {
      if (signal.aborted) return;
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      setState(isDenied ? 'denied' : 'missing');
    });
    return () => end.abort();
  }, [camera, isRepeated]);

  return (
    <Dialog open size="medium" onOpenChange={onClose} title={t('bench.camera')}>
      <p role="status">{t(said[state])}</p>
      <video
        ref={video}
        className="app-bench__video"
        muted
        playsInline
        hidden={state === 'denied' || state === 'missing'}
      />
      {children}
    </Dialog>
  );
}

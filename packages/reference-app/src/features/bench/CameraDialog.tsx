import { Dialog } from '@udongo/ui';
import { useEffect, useRef, useState } from 'react';
import { deviceCamera } from '../../lib/camera.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';
import { readSampleCode } from './readSampleCode.ts';

interface CameraDialogProps {
  onClose: () => void;
  onScan: (code: string) => void;
}

type CameraState = 'waiting' | 'looking' | 'denied' | 'missing';

const said = {
  waiting: 'bench.cameraWaiting',
  looking: 'bench.cameraHint',
  denied: 'bench.cameraDenied',
  missing: 'bench.cameraMissing',
} as const;

/** Looks for the code of a label through the camera, until one is seen. */
export function CameraDialog({ onClose, onScan }: CameraDialogProps) {
  const t = useBenchText();
  const { camera = deviceCamera } = useServices();
  const video = useRef<HTMLVideoElement>(null);
  const scan = useRef(onScan);
  const [state, setState] = useState<CameraState>('waiting');
  useEffect(() => {
    scan.current = onScan;
  }, [onScan]);

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
      while (!signal.aborted) {
        const code = readSampleCode((await detector.detect(element)) ?? '');
        if (code && !signal.aborted) return scan.current(code);
        await new Promise(requestAnimationFrame);
      }
    };
    look().catch((error: unknown) => {
      if (signal.aborted) return;
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      setState(isDenied ? 'denied' : 'missing');
    });
    return () => end.abort();
  }, [camera]);

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
    </Dialog>
  );
}

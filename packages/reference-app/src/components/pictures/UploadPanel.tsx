import type { Media } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { type DragEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { createUpload } from './createUpload.ts';
import { acceptedTypes, createUploads } from './createUploads.ts';
import { usePictureText } from './pictureTexts.ts';
import { UploadRow } from './UploadRow.tsx';
import './pictures.css';

/** Takes pictures that are chosen, dropped or pasted, asks what they show, and uploads them. */
export function UploadPanel({ onStored }: { onStored: (picture: Media) => void }) {
  const t = usePictureText();
  const services = useServices();
  const uploads = useUploads((picture) => {
    services.toaster.show({ tone: 'success', message: t('upload.stored', { name: picture.name }) });
    onStored(picture);
  });
  const list = useSyncExternalStore(uploads.subscribe, uploads.get);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  const toSend = list.filter(({ state }) => ['chosen', 'undescribed', 'failed'].includes(state)).length;

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) uploads.add(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [uploads]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is for everybody.
    <div
      className="app-upload"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={drop}
    >
      <div className="app-upload__zone">
        <p className="app-upload__words" id={hintId}>
          {t('upload.drop')} <span>{t('upload.kinds')}</span>
        </p>
        <Button icon="plus" aria-describedby={hintId} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
        <input
          ref={input}
          className="app-upload__input"
          type="file"
          multiple
          tabIndex={-1}
          accept={acceptedTypes}
          aria-label={t('upload.choose')}
          onChange={({ target }) => {
            uploads.add(target.files ?? []);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {list.length > 0 && (
        <>
          <ul className="app-upload__list" aria-label={t('upload.list')}>
            {list.map((upload) => (
              <UploadRow key={upload.id} upload={upload} uploads={uploads} />
            ))}
          </ul>
          {toSend > 0 && (
            <div className="app-actions">
              <Button variant="primary" onClick={uploads.send}>
                {toSend === 1 ? t('upload.sendOne') : t('upload.send', { count: toSend })}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function useUploads(onStored: (picture: Media) => void) {
  const services = useServices();
  const latest = useRef(onStored);
  const [uploads] = useState(() =>
    createUploads(createUpload(services), (picture) => latest.current(picture)),
  );
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (uploads.get().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      uploads.dispose();
    };
  }, [uploads]);
  return uploads;
}

import type { Media } from '@udongo/sdk';
import { Button, Card } from '@udongo/ui';
import { useState } from 'react';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { PictureLibrary } from '../../../components/pictures/PictureLibrary.tsx';
import { pictureSources } from '../../../components/pictures/pictureSources.ts';
import { usePictureText } from '../../../components/pictures/pictureTexts.ts';
import { UploadPanel } from '../../../components/pictures/UploadPanel.tsx';
import { usePictures } from '../../../components/pictures/usePictures.ts';
import { mediaBaseOf } from '../../../services/mediaBaseOf.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import type { Resource } from '../defineResource.tsx';
import { DeletePicture } from './DeletePicture.tsx';

/** The pictures of the service: upload, find, copy an address, delete. */
function MediaPage({ title }: { title: string }) {
  const t = usePictureText();
  const pictures = usePictures();
  const [toDelete, setToDelete] = useState<Media>();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card title={t('upload.title')}>
        <UploadPanel onStored={pictures.reload} />
      </Card>
      <Card>
        <PictureLibrary
          pictures={pictures}
          renderPicture={(picture) => <Tile picture={picture} onDelete={() => setToDelete(picture)} />}
        />
      </Card>
      {toDelete && (
        <DeletePicture
          picture={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => {
            setToDelete(undefined);
            pictures.reload();
          }}
        />
      )}
    </>
  );
}

function Tile({ picture, onDelete }: { picture: Media; onDelete: () => void }) {
  const t = usePictureText();
  const { config, toaster } = useServices();
  const { name, alt, url } = picture;
  const copy = async () => {
    const { src } = pictureSources(url, mediaBaseOf(config));
    try {
      await navigator.clipboard.writeText(src);
      toaster.show({ tone: 'success', message: t('library.copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('library.copyFailed', { url: src }), durationMs: 12_000 });
    }
  };
  return (
    <article className="app-library__tile" aria-label={name}>
      <Picture className="app-library__picture" url={url} alt={alt} sizes="(width < 520px) 45vw, 280px" />
      <div className="app-library__facts">
        <p className="app-library__name" title={name}>
          {name}
        </p>
        <p className="app-library__alt">{alt || t('library.decoration')}</p>
      </div>
      <div className="app-library__actions">
        <Button
          size="small"
          variant="quiet"
          icon="copy"
          aria-label={t('library.copyOf', { name })}
          onClick={copy}
        >
          {t('library.copy')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('library.deleteOf', { name })} onClick={onDelete}>
          {t('library.delete')}
        </Button>
      </div>
    </article>
  );
}

export const resource: Resource = { Page: MediaPage };

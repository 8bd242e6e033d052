import { Dialog } from '@udongo/ui';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { AddressForm } from './AddressForm.tsx';
import type { PickedPicture } from './PickedPicture.ts';
import { Picture } from './Picture.tsx';
import { PictureLibrary } from './PictureLibrary.tsx';
import { usePictureText } from './pictureTexts.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { usePictures } from './usePictures.ts';

interface MediaPickerProps {
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

/**
 * A dialog with the library and the upload: a press picks a picture, and uploaded ones come first. If the service has no library,
 * the dialog asks for a picture's address.
 */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const t = usePictureText();
  const pictures = usePictures();
  if (isNotOffered(pictures.error)) {
    return (
      <Dialog open size="large" title={t('picker.title')} onOpenChange={onClose}>
        <AddressForm onPick={onPick} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="large" title={t('picker.title')} onOpenChange={onClose}>
      <div className="app-picker">
        <UploadPanel onStored={pictures.reload} />
        <PictureLibrary
          pictures={pictures}
          renderPicture={(picture) => (
            <button
              type="button"
              className="app-library__pick"
              aria-label={t('picker.choose', { name: picture.alt || picture.name })}
              onClick={() => onPick(picture)}
            >
              <Picture className="app-library__picture" url={picture.url} alt="" sizes="240px" />
              <span className="app-library__name">{picture.name}</span>
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}

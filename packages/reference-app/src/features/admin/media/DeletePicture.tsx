import type { Media } from '@udongo/sdk';
import { useServices } from '../../../app/ServicesContext.ts';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { usePictureText } from '../../../components/pictures/pictureTexts.ts';

interface DeletePictureProps {
  picture: Media;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a picture is deleted. */
export function DeletePicture({ picture: { id, name }, onClose, onDeleted }: DeletePictureProps) {
  const t = usePictureText();
  const { records, toaster } = useServices();
  const act = async () => {
    await records.media.delete(id);
    toaster.show({ tone: 'success', message: t('library.deleted', { name }) });
    onDeleted();
  };
  return (
    <ActionDialog
      title={t('library.deleteTitle', { name })}
      description={t('library.deleteHint')}
      submit={t('library.delete')}
      variant="danger"
      isQuestion
      act={act}
      onClose={onClose}
    />
  );
}

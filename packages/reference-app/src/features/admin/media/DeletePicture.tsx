import { isRefusal, type Media } from '@udongo/sdk';
import { Button, commonMessages, Dialog, useMessages } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { usePictureText } from '../../../components/pictures/pictureTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';

const texts = { common: commonMessages };

interface DeletePictureProps {
  picture: Media;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a picture is deleted; one that articles show stays, and they are named. */
export function DeletePicture({ picture: { id, name }, onClose, onDeleted }: DeletePictureProps) {
  const t = usePictureText();
  const ui = useMessages(texts);
  const { records, toaster } = useServices();
  const [articles, setArticles] = useState<readonly { id: number; title: string }[]>();
  const act = async () => {
    try {
      await records.media.delete(id);
    } catch (error) {
      if (!isRefusal(error, 'media.delete', 409)) throw error;
      return setArticles(error.body.articles);
    }
    toaster.show({ tone: 'success', message: t('library.deleted', { name }) });
    onDeleted();
  };
  if (articles) {
    return (
      <Dialog
        open
        size="small"
        onOpenChange={onClose}
        title={t('library.usedTitle', { name })}
        description={t('library.used')}
        footer={<Button onClick={onClose}>{ui('common.close')}</Button>}
      >
        <ul>
          {articles.map((article) => (
            <li key={article.id}>{article.title}</li>
          ))}
        </ul>
      </Dialog>
    );
  }
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

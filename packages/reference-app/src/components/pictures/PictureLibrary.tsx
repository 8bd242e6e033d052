import type { Media } from '@udongo/sdk';
import { Field, Input, Pagination } from '@udongo/ui';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { Waiting } from '../Waiting.tsx';
import { usePictureText } from './pictureTexts.ts';
import type { Pictures } from './usePictures.ts';
import './pictures.css';

interface PictureLibraryProps {
  pictures: Pictures;
  /** A picture of the grid. */
  renderPicture: (picture: Media) => ReactNode;
}

/** The pictures that are there, with a search. */
export function PictureLibrary({ pictures, renderPicture }: PictureLibraryProps) {
  const t = usePictureText();
  const { question, ask, data, ...waiting } = pictures;
  // A service can hold other files, too.
  const shown = data?.results.filter(({ content_type }) => !/^(?!image\/)./.test(content_type ?? ''));
  return (
    <div className="app-library">
      <div className="app-library__search">
        <Field label={t('library.search')}>
          <Input
            type="search"
            value={question.search}
            onChange={({ target }) => ask({ page: 1, search: target.value })}
          />
        </Field>
      </div>
      {(!data || waiting.status === 'error') && <Waiting {...waiting} />}
      {shown?.length === 0 && question.search === '' && (
        <EmptyState title={t('library.noneTitle')}>{t('library.none')}</EmptyState>
      )}
      {shown?.length === 0 && question.search !== '' && (
        <EmptyState title={t('library.notFoundTitle')}>{t('library.notFound')}</EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul className="app-library__grid" aria-label={t('library.grid')}>
          {shown.map((picture) => (
            <li key={picture.id}>{renderPicture(picture)}</li>
          ))}
        </ul>
      )}
      {data && data.total_pages > 1 && (
        <Pagination
          page={question.page}
          totalPages={data.total_pages}
          onPageChange={(page) => ask({ ...question, page })}
        />
      )}
    </div>
  );
}

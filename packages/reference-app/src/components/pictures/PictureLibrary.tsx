import type { CallOptions, Media } from '@udongo/sdk';
import { Field, Input, Pagination } from '@udongo/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Waiting } from '../Waiting.tsx';
import { usePictureText } from './pictureTexts.ts';
import './pictures.css';

interface PictureLibraryProps {
  /** Another number asks anew. */
  version: number;
  /** A picture of the grid. */
  renderPicture: (picture: Media) => ReactNode;
  /** In place of a failure, where the list does not load. */
  renderFailure?: ((error: unknown) => ReactNode) | undefined;
}

/** The pictures that are there, newest first, found by name and description. */
export function PictureLibrary({ version, renderPicture, renderFailure }: PictureLibraryProps) {
  const t = usePictureText();
  const { records } = useServices();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const question = useMemo(() => ({ page, search, version }), [page, search, version]);
  const ask = useCallback(
    (wanted: { page: number; search: string }, options: CallOptions) =>
      records.media.list({ page: wanted.page, search: wanted.search, limit: 24, ordering: '-id' }, options),
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, question);
  const failure = waiting.status === 'error' ? renderFailure?.(waiting.error) : undefined;
  if (failure) return failure;
  // A service can hold other files, too.
  const pictures = data?.results.filter(({ content_type }) => !/^(?!image\/)./.test(content_type ?? ''));
  return (
    <div className="app-library">
      <div className="app-library__search">
        <Field label={t('library.search')}>
          <Input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPage(1);
            }}
          />
        </Field>
      </div>
      {(!data || waiting.status === 'error') && <Waiting {...waiting} />}
      {pictures?.length === 0 && search === '' && (
        <EmptyState title={t('library.noneTitle')}>{t('library.none')}</EmptyState>
      )}
      {pictures?.length === 0 && search !== '' && (
        <EmptyState title={t('library.notFoundTitle')}>{t('library.notFound')}</EmptyState>
      )}
      {pictures && pictures.length > 0 && (
        <ul className="app-library__grid" aria-label={t('library.grid')}>
          {pictures.map((picture) => (
            <li key={picture.id}>{renderPicture(picture)}</li>
          ))}
        </ul>
      )}
      {data && data.total_pages > 1 && (
        <Pagination page={page} totalPages={data.total_pages} onPageChange={setPage} />
      )}
    </div>
  );
}

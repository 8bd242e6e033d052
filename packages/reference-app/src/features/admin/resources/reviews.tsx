import type { Review } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { Facts } from '../../../components/Facts.tsx';
import { Stars, starCounts } from '../../../components/stars/Stars.tsx';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

/** Reviews are read and published here; their words stay their authors'. */
export const resource = defineResource({
  texts: {
    en: {
      review: {
        one: 'Review',
        author: 'Author',
        rating: 'Stars',
        comment: 'Review',
        booking: 'Booking',
        written: 'Written',
        state: 'State',
        published: 'Published',
        publishedHint: 'Everybody can read it, and it counts in the average',
        waits: 'To read',
        emptyTitle: 'No reviews yet',
        empty: 'Farmers write one on the page of a booking whose report is ready.',
      },
    },
    sw: {
      review: {
        one: 'Maoni',
        author: 'Mwandishi',
        rating: 'Nyota',
        comment: 'Maoni',
        booking: 'Miadi',
        written: 'Yaliandikwa',
        state: 'Hali',
        published: 'Yamechapishwa',
        publishedHint: 'Kila mtu anaweza kuyasoma, na yanahesabiwa kwenye wastani',
        waits: 'Yanasubiri kusomwa',
        emptyTitle: 'Bado hakuna maoni',
        empty: 'Wakulima huandika kwenye ukurasa wa miadi ambayo ripoti yake iko tayari.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Review> => ({
    defaultOrdering: '-created_on',
    columns: [
      { key: 'author', header: t('review.author'), rowHeader: true, value: ({ author }) => author },
      {
        key: 'rating',
        header: t('review.rating'),
        ordering: 'rating',
        value: ({ rating }) => rating,
        cell: ({ rating }) => <Stars count={rating} />,
      },
      { key: 'comment', header: t('review.comment'), value: ({ comment }) => comment },
      {
        key: 'written',
        header: t('review.written'),
        ordering: 'created_on',
        value: ({ created_on }) => formatDate(locale, created_on),
      },
      stateColumn({
        key: 'is_published',
        header: t('review.state'),
        text: ({ is_published }) => t(is_published ? 'review.published' : 'review.waits'),
        isOn: ({ is_published }) => is_published,
      }),
    ],
    filters: [
      searchFilter(app, t('review.comment')),
      {
        kind: 'select',
        name: 'rating',
        label: t('review.rating'),
        options: starCounts.map((stars) => ({ value: String(stars), label: '★'.repeat(stars) })),
      },
      yesNoFilter(app, 'is_published', t('review.published')),
    ],
    service: records.reviews,
    permissions: { create: false },
    empty: (
      <>
        <b>{t('review.emptyTitle')}</b>
        <p>{t('review.empty')}</p>
      </>
    ),
    form: ({ record, ...close }) =>
      record && (
        <>
          <Facts
            facts={[
              [t('review.author'), record.author],
              [t('review.rating'), <Stars key="stars" count={record.rating} />],
              [t('review.comment'), record.comment],
            ]}
          />
          <ResourceForm
            {...close}
            record={record}
            values={({ is_published }) => ({ is_published, version: undefined })}
            title={t('review.one')}
            fields={[
              {
                kind: 'checkbox',
                name: 'is_published',
                label: t('review.published'),
                hint: t('review.publishedHint'),
                span: 'full',
              },
            ]}
            update={(id, { is_published }, options) => {
              // A text that its author changed since is refused: nobody here has read it.
              const { rating, comment, version } = record;
              return records.reviews.update(
                id,
                { rating, comment, is_published: Boolean(is_published), ...(version && { version }) },
                options,
              );
            }}
          />
        </>
      ),
  }),
});

import type { Subscriber } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

/** The subscribers of the newsletter. People join and leave by themselves; an administrator deletes an address here for good. */
export const resource = defineResource({
  texts: {
    en: {
      subscriber: {
        email: 'Email',
        since: 'Since',
        state: 'State',
        active: 'Gets the news',
        left: 'Left',
        emptyTitle: 'No subscribers yet',
        empty: 'People subscribe on the page “News by email” and confirm their address.',
      },
    },
    sw: {
      subscriber: {
        email: 'Barua pepe',
        since: 'Tangu',
        state: 'Hali',
        active: 'Anapokea habari',
        left: 'Ameondoka',
        emptyTitle: 'Bado hakuna aliyejiandikisha',
        empty: 'Watu hujiandikisha kwenye ukurasa wa “Habari kwa barua pepe” na kuthibitisha anwani yao.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Subscriber> => ({
    defaultOrdering: '-created_on',
    columns: [
      {
        key: 'email',
        header: t('subscriber.email'),
        rowHeader: true,
        ordering: 'email',
        value: ({ email }) => email,
      },
      {
        key: 'since',
        header: t('subscriber.since'),
        ordering: 'created_on',
        value: ({ created_on }) => formatDate(locale, created_on),
      },
      stateColumn({
        key: 'is_active',
        header: t('subscriber.state'),
        text: ({ is_active }) => t(is_active ? 'subscriber.active' : 'subscriber.left'),
        isOn: ({ is_active }) => is_active,
      }),
    ],
    filters: [
      searchFilter(app, t('subscriber.email')),
      yesNoFilter(app, 'is_active', t('subscriber.active')),
    ],
    service: records.subscribers,
    permissions: { create: false, update: false },
    empty: (
      <>
        <b>{t('subscriber.emptyTitle')}</b>
        <p>{t('subscriber.empty')}</p>
      </>
    ),
  }),
});

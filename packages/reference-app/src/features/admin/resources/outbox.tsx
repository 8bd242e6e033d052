import type { Message } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';
import { MessageText } from './MessageText.tsx';

const channels = ['email', 'sms'] as const;
const statuses = ['queued', 'sending', 'sent', 'skipped', 'failed'] as const;

export const resource = defineResource({
  texts: {
    en: {
      message: {
        when: 'Written',
        to: 'To',
        toHint: 'Email or phone number',
        channel: 'By',
        email: 'Email',
        sms: 'Text message',
        status: 'State',
        queued: 'Waits',
        sending: 'Interrupted or on its way',
        sent: 'Sent',
        skipped: 'Nobody to tell',
        failed: 'Not sent',
        text: 'Text',
        hidden: 'Not kept',
        emptyTitle: 'No messages yet',
        empty: 'Links and codes that people ask for are listed here.',
      },
    },
    sw: {
      message: {
        when: 'Uliandikwa',
        to: 'Kwa',
        toHint: 'Barua pepe au nambari ya simu',
        channel: 'Njia',
        email: 'Barua pepe',
        sms: 'Ujumbe mfupi',
        status: 'Hali',
        queued: 'Unasubiri',
        sending: 'Umekatizwa au uko njiani',
        sent: 'Umetumwa',
        skipped: 'Hakuna wa kumwambia',
        failed: 'Haukutumwa',
        text: 'Maandishi',
        hidden: 'Hayahifadhiwi',
        emptyTitle: 'Bado hakuna ujumbe',
        empty: 'Viungo na nambari ambazo watu wanaomba huorodheshwa hapa.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Message> => ({
    defaultOrdering: '-id',
    columns: [
      {
        key: 'created_on',
        header: t('message.when'),
        ordering: 'id',
        value: ({ created_on }) => created_on,
        cell: ({ created_on }) => formatDate(locale, created_on, 'time'),
      },
      { key: 'recipient', header: t('message.to'), value: ({ recipient }) => recipient },
      { key: 'channel', header: t('message.channel'), value: ({ channel }) => t(`message.${channel}`) },
      stateColumn({
        key: 'status',
        header: t('message.status'),
        text: ({ status }) => t(`message.${status}`),
        isOn: ({ status }) => status === 'sent',
      }),
      {
        key: 'text',
        header: t('message.text'),
        value: ({ text, reason }) => text || reason || t('message.hidden'),
        cell: ({ text, reason }) => <MessageText text={text || reason || t('message.hidden')} />,
      },
    ],
    filters: [
      searchFilter(app, t('message.toHint')),
      {
        kind: 'select',
        name: 'channel',
        label: t('message.channel'),
        options: channels.map((value) => ({ value, label: t(`message.${value}`) })),
      },
      {
        kind: 'select',
        name: 'status',
        label: t('message.status'),
        options: statuses.map((value) => ({ value, label: t(`message.${value}`) })),
      },
    ],
    service: records.messages,
    empty: (
      <>
        <b>{t('message.emptyTitle')}</b>
        <p>{t('message.empty')}</p>
      </>
    ),
  }),
});

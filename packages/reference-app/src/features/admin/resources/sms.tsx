import type { Sms, SmsStatus } from '@udongo/sdk';
import { Badge, type BadgeProps, formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { searchFilter } from '../resourceFields.ts';
import { MessageText } from './MessageText.tsx';
import { SmsForm } from './SmsForm.tsx';

const tones = {
  queued: 'info',
  sent: 'success',
  delivered: 'success',
  failed: 'error',
  unknown: 'warning',
} as const satisfies Record<SmsStatus, BadgeProps['tone']>;
const statuses = Object.keys(tones) as SmsStatus[];

export const resource = defineResource({
  texts: {
    en: {
      sms: {
        add: 'Add text message',
        to: 'To',
        toHint: 'Phone number, words',
        text: 'Text',
        hidden: 'Not kept',
        parts: 'Parts',
        cost: 'Cost (KES)',
        when: 'Written',
        status: 'State',
        queued: 'Waits',
        sent: 'Sent',
        delivered: 'Arrived',
        failed: 'Not sent',
        unknown: 'Unconfirmed',
        emptyTitle: 'No text messages yet',
        empty: 'Text messages that you write, and those that the service sends by itself, are listed here.',
      },
    },
    sw: {
      sms: {
        add: 'Ongeza ujumbe mfupi',
        to: 'Kwa',
        toHint: 'Nambari ya simu, maneno',
        text: 'Maandishi',
        hidden: 'Hayahifadhiwi',
        parts: 'Sehemu',
        cost: 'Gharama (KES)',
        when: 'Uliandikwa',
        status: 'Hali',
        queued: 'Unasubiri',
        sent: 'Umetumwa',
        delivered: 'Umefika',
        failed: 'Haukutumwa',
        unknown: 'Haujathibitishwa',
        emptyTitle: 'Bado hakuna ujumbe mfupi',
        empty: 'Ujumbe mfupi unaoandika, na ule ambao huduma hutuma yenyewe, huorodheshwa hapa.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Sms> => ({
    defaultOrdering: '-created_on',
    columns: [
      {
        ...phoneColumn(app, ({ phone_number }: Sms) => phone_number),
        header: t('sms.to'),
        rowHeader: true,
      },
      {
        key: 'text',
        header: t('sms.text'),
        value: ({ message }) => message || t('sms.hidden'),
        cell: ({ message }) => <MessageText text={message || t('sms.hidden')} />,
      },
      { key: 'parts', header: t('sms.parts'), align: 'end', value: ({ parts }) => parts || null },
      { key: 'cost', header: t('sms.cost'), align: 'end', value: ({ cost }) => cost },
      {
        key: 'status',
        header: t('sms.status'),
        value: ({ status }) => t(`sms.${status}`),
        cell: ({ status }) => <Badge tone={tones[status]}>{t(`sms.${status}`)}</Badge>,
      },
      {
        key: 'when',
        header: t('sms.when'),
        ordering: 'created_on',
        value: ({ created_on }) => formatDate(locale, created_on, 'time'),
      },
    ],
    filters: [
      searchFilter(app, t('sms.toHint')),
      {
        kind: 'select',
        name: 'status',
        label: t('sms.status'),
        options: statuses.map((value) => ({ value, label: t(`sms.${value}`) })),
      },
    ],
    service: records.sms,
    permissions: { update: false },
    formSize: 'large',
    addTitle: t('sms.add'),
    form: ({ onSaved, onCancel }) => <SmsForm title={t('sms.add')} onSaved={onSaved} onCancel={onCancel} />,
    empty: (
      <>
        <b>{t('sms.emptyTitle')}</b>
        <p>{t('sms.empty')}</p>
      </>
    ),
  }),
});
